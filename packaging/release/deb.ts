import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { ownVersion } from '../lockfile.ts'
import { startFile } from './desk-files.ts'
import { type Files, inOrder } from './files.ts'
import { thirdPartyLicenses } from './licenses.ts'
import { billFor } from './materials.ts'
import { nodeFor } from './pinned.ts'
import { type Entry, tar, withFolders } from './tar.ts'

/** The systems that Debian has a name for. */
export const architectures = { amd64: 'linux-x64', arm64: 'linux-arm64' } as const
export type Architecture = keyof typeof architectures

export const debName = (architecture: Architecture): string => `zug_${ownVersion}_${architecture}.deb`

const root = new URL('../../', import.meta.url)
const given = (name: string): Buffer => readFileSync(new URL(`debian/${name}`, import.meta.url))

/** Where the desk lies in a Debian system, also in the image. */
export const home = 'usr/lib/zug'
const command = `#!/bin/sh\nexec /${home}/node /${home}/app/${startFile} "$@"\n`

/** Node and the desk, and the command that starts it. */
export const installed = (architecture: Architecture, desk: Files): readonly Entry[] => {
  const { program } = nodeFor(architectures[architecture])
  return [
    { path: `${home}/node`, kind: 'file', bytes: program, mode: 0o755 },
    ...inOrder(desk).map(([path, { bytes }]): Entry => ({ path: `${home}/app/${path}`, kind: 'file', bytes })),
    { path: 'usr/bin/zug', kind: 'file', bytes: Buffer.from(command), mode: 0o755 },
  ]
}

/** What Debian wants beside it. */
const beside = (architecture: Architecture): readonly Entry[] => {
  const { license, of } = nodeFor(architectures[architecture])
  const documents: readonly (readonly [string, Uint8Array])[] = [
    ['copyright', Buffer.concat([given('copyright'), readFileSync(new URL('LICENSE', root))])],
    ['LICENSE-OF-NODE', license],
    ['LICENSES-OF-OTHERS', Buffer.from(thirdPartyLicenses())],
    ['bill-of-materials.cdx.json', Buffer.from(billFor(`zug_${architecture}`, of))],
    ['changelog.gz', gzipSync(readFileSync(new URL('CHANGELOG.md', root)), { level: 9 })],
    ['operator.md', readFileSync(new URL('docs/operator.md', root))],
    ['dashboard.json', readFileSync(new URL('packaging/operations/dashboard.json', root))],
  ]
  return [
    ...documents.map(([name, bytes]): Entry => ({ path: `usr/share/doc/zug/${name}`, kind: 'file', bytes })),
    { path: 'lib/systemd/system/zug.service', kind: 'file', bytes: given('zug.service') },
    { path: 'etc/default/zug', kind: 'file', bytes: given('default') },
  ]
}

const control = (architecture: Architecture, bytes: number): string => `Package: zug
Version: ${ownVersion}
Architecture: ${architecture}
Maintainer: Zug <zug@localhost>
Installed-Size: ${Math.ceil(bytes / 1024)}
Depends: libc6 (>= 2.28), libstdc++6, libgcc-s1, adduser, debconf (>= 0.5) | debconf-2.0
Recommends: systemd
Section: games
Priority: optional
Description: arbiter's desk for Swiss-system chess tournaments
 Pairs rounds by the rulebook, explains every pairing, and serves the arbiter's
 console, public pages, telephones and screens of the hall from one machine.
 Node comes with it; nothing else is needed.
`

const dotted = (entries: readonly Entry[]): readonly Entry[] => entries.map((entry) => ({ ...entry, path: `./${entry.path}` }))
const packed = (entries: readonly Entry[]): Buffer =>
  gzipSync(tar([{ path: './', kind: 'folder' }, ...dotted(withFolders(entries))]), { level: 9 })

/** An archive of ar: a line for each member, each at an even place. */
const ar = (members: readonly (readonly [name: string, bytes: Uint8Array])[]): Buffer =>
  Buffer.concat([
    Buffer.from('!<arch>\n'),
    ...members.flatMap(([name, bytes]) => [
      Buffer.from(
        `${name.padEnd(16)}${'0'.padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}${String(bytes.length).padEnd(10)}\`\n`,
      ),
      bytes,
      Buffer.alloc(bytes.length % 2, '\n'),
    ]),
  ])

/** The Debian package; the same files give the same bytes. */
export const deb = (architecture: Architecture, desk: Files): Buffer => {
  const entries = [...installed(architecture, desk), ...beside(architecture)]
  const files = entries.flatMap((entry) => (entry.kind === 'file' ? [entry] : []))
  const sums = files.map(({ path, bytes }) => `${createHash('md5').update(bytes).digest('hex')}  ${path}\n`).join('')
  const script = (name: string): Entry => ({ path: name, kind: 'file', bytes: given(name), mode: 0o755 })
  const about: readonly Entry[] = [
    {
      path: 'control',
      kind: 'file',
      bytes: Buffer.from(
        control(
          architecture,
          files.reduce((sum, { bytes }) => sum + bytes.length, 0),
        ),
      ),
    },
    { path: 'conffiles', kind: 'file', bytes: Buffer.from('/etc/default/zug\n') },
    { path: 'md5sums', kind: 'file', bytes: Buffer.from(sums) },
    { path: 'templates', kind: 'file', bytes: given('templates') },
    ...['postinst', 'prerm', 'postrm'].map(script),
  ]
  return ar([
    ['debian-binary', Buffer.from('2.0\n')],
    ['control.tar.gz', packed(about)],
    ['data.tar.gz', packed(entries)],
  ])
}
