@echo off
rem Starts queens4j with the java of JAVA_HOME, or the one on the path. QUEENS4J_OPTS holds options for the JVM, such as -Xmx4g.
setlocal
set "JAR=%~dp0..\lib\queens4j.jar"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
set "ADVICE=set JAVA_HOME or the path to Java 17 or later"
if defined JAVA_HOME if not exist "%JAVA%" >&2 echo queens4j: no "%JAVA%" here; %ADVICE%& exit /b 2
if not defined JAVA_HOME where /q java || (>&2 echo queens4j: no java here; %ADVICE%& exit /b 2)
rem Counts for n = 17 to 28 pay for the vector module and its warning: others go without, and so does a java that may not have it.
rem One board or a page of text is there before the second compiler helps.
set "COUNTS="
set "LARGE="
set "PLAIN="
set "FASTER="
for %%C in (solve trace help --help -h --version generate-completion) do if "%~1"=="%%C" set "FASTER=-XX:TieredStopAtLevel=1"
rem Words are looked at one by one, so that they may hold any characters.
:word
if "%~1"=="" goto start
for %%C in (count unit heat) do if "%~1"=="%%C" set "COUNTS=1"
for /l %%N in (17,1,28) do if "%~1"=="%%N" set "LARGE=1"
if "%~1"=="vector" set "LARGE=1"
for %%C in (portable --engine --rule) do if "%~1"=="%%C" set "PLAIN=1"
for %%C in (--limit --count --random --uniform --fundamental) do if "%~1"=="%%C" set "FASTER="
shift
goto word
:start
if defined COUNTS if defined LARGE if not defined PLAIN if defined JAVA_HOME (
    findstr /c:"jdk.incubator.vector" "%JAVA_HOME%\release" >nul 2>&1 && set "FASTER=--add-modules jdk.incubator.vector"
)
rem Output is UTF-8, which a console has to be told; then it is told what it was told before.
for /f "tokens=2 delims=:." %%P in ('chcp') do set "PAGE=%%P"
chcp 65001 >nul
"%JAVA%" %FASTER% %QUEENS4J_OPTS% -jar "%JAR%" %*
set "CODE=%ERRORLEVEL%"
chcp %PAGE% >nul
exit /b %CODE%
