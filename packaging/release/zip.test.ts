import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Files, textFile } from './files.ts'
import { pinned, systems } from './pinned.ts'
import { folderName, portableFolder } from './portable.ts'
import { readTgz } from './read-tar.ts'
import { zip } from './zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-zip-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files: Files = new Map([
  ['zug/start.sh', { ...textFile('#!/bin/sh\necho started\n'), executable: true }],
  ['zug/über uns.txt', textFile('Zug\n'.repeat(1000))],
  ['zug/app/empty', textFile('')],
])

describe('an archive', () => {
  test('is unpacked by others to the same files with their modes', () => {
    const file = join(folder, 'zug.zip')
    writeFileSync(file, zip(files))
    execFileSync('python3', ['-m', 'zipfile', '-e', file, folder])
    for (const [path, { bytes }] of files) expect(readFileSync(join(folder, path), 'utf8')).toBe(Buffer.from(bytes).toString())
    const listed = execFileSync('python3', [
      '-c',
      `import zipfile\nfor i in zipfile.ZipFile('${file}').infolist(): print(oct(i.external_attr >> 16), i.filename)`,
    ])
    expect(listed.toString().trim().split('\n')).toEqual(['0o100644 zug/app/empty', '0o100755 zug/start.sh', '0o100644 zug/über uns.txt'])
    expect(statSync(file).size).toBeLessThan(1000)
  })

  test('has the same bytes in whatever order and whenever it is made', () => {
    expect(zip(new Map([...files].reverse())).equals(zip(files))).toBe(true)
  })
})

test('a packed package is read as tar packed it, long names too', () => {
  const long = `package/${'a-long-folder/'.repeat(9)}file.txt`
  const script = `import tarfile, io\nt = tarfile.open('${join(folder, 'p.tgz')}', 'w:gz', format=tarfile.USTAR_FORMAT)\nfor n in ['package/bin/node', '${long}']:\n  i = tarfile.TarInfo(n); i.size = 700; t.addfile(i, io.BytesIO(b'x' * 700))\nt.close()`
  execFileSync('python3', ['-c', script])
  const read = readTgz(readFileSync(join(folder, 'p.tgz')), () => true)
  expect([...read].map(([path, { length }]) => [path, length])).toEqual([
    ['bin/node', 700],
    [long.slice('package/'.length), 700],
  ])
})

test('every Node that is given on has an exact version and a sum', () => {
  for (const name of systems) {
    expect(pinned[name]!.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(pinned[name]!.integrity).toMatch(/^sha512-[\w+/]{86}==$/)
  }
})

test('the desk is given on for Windows, macOS and Linux, each with a launcher, a Node of its own and the same modules', () => {
  const desk = new Map([['main.js', textFile('desk')]])
  const made = systems.map((system) => {
    const node = { program: Buffer.from(system), license: Buffer.from('licence'), of: pinned[system]! }
    const files = portableFolder(system, desk, node)
    const at = (name: string) => files.get(`${folderName(system)}/${name}`)
    expect([at('app/main.js')?.bytes.toString(), at('README.txt') === undefined]).toEqual(['desk', false])
    const windows = system === 'windows-x64'
    const start = windows ? 'start-zug.cmd' : system === 'macos-arm64' ? 'start-zug.command' : 'start-zug.sh'
    expect(at(start)?.bytes.toString()).toMatch(windows ? /node\\node\.exe/ : /node\/node/)
    return at(windows ? 'node/node.exe' : 'node/node')?.bytes.toString()
  })
  expect(made).toEqual([...systems])
})
