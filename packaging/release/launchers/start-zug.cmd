@echo off
setlocal
title Zug
"%~dp0node\node.exe" "%~dp0app\node_modules\@zug\cli\bin\zug.js" start --beside "%~dp0." %*
if errorlevel 1 pause
