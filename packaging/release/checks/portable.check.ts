import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskFiles } from '../desk-files.ts'
import type { Files } from '../files.ts'
import { releaseFolder } from '../folder.ts'
import { fetchPinned, nodeFor, type System, systems } from '../pinned.ts'
import { folderName, portableFolder } from '../portable.ts'
import { readTgz } from '../read-tar.ts'
import { zip } from '../zip.ts'
import { publishRound, signIn, startDesk, stopDesk } from './try-desk.ts'

/** `npm run package` was run before: what it made is looked at here. */
const folder = mkdtempSync(join(tmpdir(), 'zug-release-'))
let desk: Files
beforeAll(async () => {
  desk = await deskFiles()
  for (const system of systems) execFileSync('unzip', ['-q', join(releaseFolder, `${folderName(system)}.zip`), '-d', folder])
})
afterAll(() => rmSync(folder, { recursive: true }))

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const isExecutable = (path: string): boolean => (statSync(path).mode & 0o111) !== 0

/** How programs of a system begin: ELF with its machine, PE, Mach-O of arm64. */
const kinds: Readonly<Record<System, (program: Buffer) => boolean>> = {
  'windows-x64': (program) => program.toString('latin1', 0, 2) === 'MZ' && program.readUInt16LE(program.readUInt32LE(0x3c) + 4) === 0x8664,
  'macos-arm64': (program) => program.readUInt32LE(0) === 0xfeedfacf && program.readUInt32LE(4) === 0x0100000c,
  'linux-x64': (program) => program.toString('latin1', 1, 4) === 'ELF' && program.readUInt16LE(18) === 0x3e,
  'linux-arm64': (program) => program.toString('latin1', 1, 4) === 'ELF' && program.readUInt16LE(18) === 0xb7,
}

describe.each(systems)('the portable folder for %s', (system) => {
  const archive = join(releaseFolder, `${folderName(system)}.zip`)

  test('unpacks to exactly what belongs in it, file by file', () => {
    const expected = portableFolder(system, desk)
    const found = readdirSync(join(folder, folderName(system)), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    expect(found.toSorted()).toEqual([...expected.keys()].toSorted())
    for (const [path, file] of expected) {
      expect(sha256(readFileSync(join(folder, path))), path).toBe(sha256(file.bytes))
      expect(isExecutable(join(folder, path)), path).toBe(file.executable === true)
    }
  })

  test('has the same bytes when it is made again, and is small', () => {
    expect(sha256(zip(portableFolder(system, desk)))).toBe(sha256(readFileSync(archive)))
    expect(statSync(archive).size).toBeLessThan(70e6)
  })

  test('has a Node for that system and no program for another', () => {
    const home = join(folder, folderName(system))
    expect(kinds[system](readFileSync(join(home, 'node', system === 'windows-x64' ? 'node.exe' : 'node')))).toBe(true)
    const native = readdirSync(join(home, 'app'), { recursive: true }).filter((path) => /\.(node|so|dll|dylib|exe)$/.test(String(path)))
    expect(native).toEqual([])
  })

  test('has launchers in the lines of that system, which name what is there', () => {
    const home = join(folder, folderName(system))
    const launchers = readdirSync(home).filter((name) => /^(start-zug|zug)(\.|$)/.test(name) && statSync(join(home, name)).isFile())
    expect(launchers).toHaveLength(2)
    for (const name of launchers) {
      const text = readFileSync(join(home, name), 'utf8')
      expect(/\r\n/.test(text)).toBe(system === 'windows-x64')
      const named = [...text.matchAll(/(?:%~dp0|\$here\/)([\w@./\\]+)/g)].map(([, path]) => path!.replaceAll('\\', '/'))
      expect(named.length).toBeGreaterThan(1)
      for (const path of named.filter((one) => one !== '.')) expect(existsSync(join(home, path)), path).toBe(true)
    }
  })

  test('its sum and its bill of materials lie beside it, and the bill is CycloneDX', () => {
    expect(readFileSync(join(releaseFolder, 'SHA256SUMS'), 'utf8')).toContain(
      `${sha256(readFileSync(archive))}  ${folderName(system)}.zip\n`,
    )
    const schemas = readTgz(fetchPinned('bill-schema'), (path) => /^res\/schema\/(bom-1\.6|spdx|jsf-0\.82).*\.schema\.json$/.test(path))
    const ajv = new Ajv({ strict: false, validateFormats: false })
    for (const [path, text] of schemas) {
      const { $id, ...schema } = JSON.parse(text.toString())
      ajv.addSchema(schema, `http://cyclonedx.org/schema/${path.slice('res/schema/'.length)}`)
    }
    const bill = JSON.parse(readFileSync(join(releaseFolder, `${folderName(system)}.cdx.json`), 'utf8'))
    const valid = ajv.getSchema('http://cyclonedx.org/schema/bom-1.6.SNAPSHOT.schema.json')!
    expect([valid(bill), valid.errors]).toEqual([true, null])
    expect(valid({ ...bill, components: [{ type: 'nothing' }] })).toBe(false)
    expect(bill.components.map(({ name }: { name: string }) => name)).toContain(nodeFor(system).of.package)
  })
})

describe('what can run here', () => {
  const home = join(folder, folderName('linux-x64'))

  const whole = async (program: string, args: readonly string[]): Promise<void> => {
    const started = await startDesk(program, args)
    expect(await (await fetch(`${started.url}/t/demo`)).text()).toContain('Demonstration')
    const { boards, page } = await publishRound(started.url, await signIn(started.url, started.entrance))
    expect(boards).toBe(7)
    expect(page).toContain('<table')
    expect(await stopDesk(started)).toBe(0)
  }

  test('starts in an empty environment with its data beside it, shows a page, pairs and publishes a round, and stops', async () => {
    mkdirSync(join(home, 'zug-data'))
    await whole(join(home, 'start-zug.sh'), ['--no-open', '--port', '0'])
    expect(readdirSync(join(home, 'zug-data'))).toContain('zug.sqlite')
    expect(readdirSync(join(home, 'zug-data'))).not.toContain('address.txt')
    rmSync(join(home, 'zug-data'), { recursive: true })
  })

  test('without such a folder, the data is in a folder of the person', async () => {
    const person = join(folder, 'person')
    mkdirSync(person)
    const started = await startDesk(join(home, 'start-zug.sh'), ['--no-open', '--port', '0'], { env: { HOME: person } })
    expect(await stopDesk(started)).toBe(0)
    expect(existsSync(join(person, '.local/share/zug/zug.sqlite'))).toBe(true)
  })

  test('takes a rating list', () => {
    const data = join(folder, 'lists')
    const list = join(folder, 'members.csv')
    writeFileSync(list, 'Number;Name;Rating;Federation\n1;Meier, Anna;1900;SUI\n2;Novák, Jan;2000;CZE\n')
    const zug = (args: readonly string[]): string =>
      execFileSync(join(home, 'zug'), ['lists', ...args, '--data', data], { env: {}, encoding: 'utf8' })
    zug(['import', list, '--name', 'Club', '--month', '2026-11'])
    expect(zug(['find', 'novak'])).toContain('Novák, Jan')
  })

  test('opened twice, the second leads to the first', async () => {
    const data = join(folder, 'twice')
    const first = await startDesk(join(home, 'start-zug.sh'), ['--no-open', '--port', '0', '--data', data])
    const second = execFileSync(join(home, 'start-zug.sh'), ['--no-open', '--port', '0', '--data', data], { env: {}, encoding: 'utf8' })
    expect(second).toContain(first.url)
    expect(await stopDesk(first)).toBe(0)
  })

  test('the desk runs on the Node that macOS gets', async () => {
    const node = join(folder, 'node-as-on-macos')
    writeFileSync(node, nodeFor('as-on-macos').program)
    chmodSync(node, 0o755)
    await whole(node, [join(home, 'app/node_modules/@zug/cli/bin/zug.js'), 'serve', '--port', '0', '--data', join(folder, 'as-on-macos')])
  })
})
