#!/bin/sh
# The command: ./zug help
case $0 in */*) here=${0%/*} ;; *) here=. ;; esac
here=$(CDPATH='' cd -- "$here" && pwd) || exit 1
exec "$here/node/node" "$here/app/node_modules/@zug/cli/bin/zug.js" "$@"
