#!/bin/sh
# Starts the desk, opens the browser, and shows the address for the hall. Q or Ctrl-C stops it.
case $0 in */*) here=${0%/*} ;; *) here=. ;; esac
here=$(CDPATH='' cd -- "$here" && pwd) || exit 1
exec "$here/node/node" "$here/app/node_modules/@zug/cli/bin/zug.js" start --beside "$here" "$@"
