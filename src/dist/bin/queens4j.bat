@echo off
rem Starts queens4j with the java of JAVA_HOME, or the one on the path. QUEENS4J_OPTS holds options for the JVM, such as -Xmx4g.
setlocal
set "JAVA=java"
if not defined JAVA_HOME goto path
set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%JAVA%" goto found
>&2 echo queens4j: JAVA_HOME is "%JAVA_HOME%", but there is no bin\java.exe in it
exit /b 2
:path
where /q java && goto found
>&2 echo queens4j: no java on the path; install Java 17 or later, or set JAVA_HOME
exit /b 2
:found
rem Counts for n >= 17 pay for the vector module and its warning: others go without, and so does a java that may not have it.
set "COUNTS="
set "LARGE="
set "VECTORS="
for %%A in (%*) do (
    for %%C in (count unit heat) do if "%%~A"=="%%C" set "COUNTS=1"
    for /l %%N in (17,1,99) do if "%%~A"=="%%N" set "LARGE=1"
    if "%%~A"=="vector" set "LARGE=1"
)
if defined COUNTS if defined LARGE if defined JAVA_HOME (
    findstr /c:"jdk.incubator.vector" "%JAVA_HOME%\release" >nul 2>&1 && set "VECTORS=--add-modules jdk.incubator.vector"
)
rem Queens are written in UTF-8, which a console has to be told. Afterwards it is as it was.
for /f "tokens=2 delims=:." %%P in ('chcp') do set "PAGE=%%P"
chcp 65001 >nul
"%JAVA%" %VECTORS% %QUEENS4J_OPTS% -jar "%~dp0..\lib\queens4j.jar" %*
set "CODE=%ERRORLEVEL%"
chcp %PAGE% >nul
exit /b %CODE%
