@echo off
rem Starts queens4j with the java of JAVA_HOME, or the one on the path. QUEENS4J_OPTS holds options for the JVM, such as -Xmx4g.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
set "ADVICE=set JAVA_HOME or the path to Java 17 or later"
if defined JAVA_HOME if not exist "%JAVA%" >&2 echo queens4j: no "%JAVA%" here; %ADVICE%& exit /b 2
if not defined JAVA_HOME where /q java || (>&2 echo queens4j: no java here; %ADVICE%& exit /b 2)
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
rem Output is UTF-8, which a console has to be told.
chcp 65001 >nul
"%JAVA%" %VECTORS% %QUEENS4J_OPTS% -jar "%~dp0..\lib\queens4j.jar" %*
exit /b %ERRORLEVEL%
