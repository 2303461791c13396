@echo off
rem Starts queens4j with the java of JAVA_HOME, or the one on the path. QUEENS4J_OPTS holds options for the JVM, such as -Xmx4g.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
for %%J in ("%~dp0..\lib\queens4j-*-cli.jar") do set "JAR=%%~fJ"
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
"%JAVA%" %VECTORS% %QUEENS4J_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%
