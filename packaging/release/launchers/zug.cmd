@echo off
"%~dp0node\node.exe" "%~dp0app\node_modules\@zug\cli\bin\zug.js" %*
