@echo off
rem Starts queens4j with the java of JAVA_HOME, or the one on the path. QUEENS4J_OPTS holds options for the JVM, such as -Xmx4g.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
for %%J in ("%~dp0..\lib\queens4j-*-cli.jar") do set "JAR=%%~fJ"
"%JAVA%" %QUEENS4J_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%
