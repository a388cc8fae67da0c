#!/bin/sh
# Installs Coq where it is missing (Debian, Ubuntu), and checks the theorem. Leaves nothing behind.
set -e
here=$(cd "$(dirname "$0")" && pwd)
if ! command -v coqc >/dev/null; then
  root=''
  [ "$(id -u)" = 0 ] || root=sudo
  $root apt-get install -y --no-install-recommends coq
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$here/certificate.v" "$work"
cd "$work"
coqc certificate.v > told || { cat told; exit 1; }
# Both theorems rest on nothing but what they say.
[ "$(grep -c 'Closed under the global context' told)" = 2 ] || { cat told; echo 'the proof rests on an axiom'; exit 1; }
if grep -qE '\b(Admitted|admit|Axiom)\b' certificate.v; then echo 'the proof has a gap'; exit 1; fi
echo 'certificate.v: proven, without axioms'
