import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Database } from '../port.ts'
import { useDatabases } from '../testing/databases.ts'
import { at, metadata } from '../testing/events.ts'
import { backup, restore } from './backup.ts'
import { createSealer, unsealed } from './sealed.ts'

const databases = useDatabases()
const key = 'a passphrase for tests'
const head = 50
const piece = (1 << 16) + 16

/** Some pieces long, with text of several bytes a character at their borders. */
const fill = async (storage: Database, events: number): Promise<void> => {
  await storage.createStream('open', at)
  await storage.saveSetting('secret', { key: 'hunter2' })
  for (let number = 0; number < events; number++)
    await storage.append('open', number, [{ kind: 'noted', text: '\u017d\u2028'.repeat(300) } as never], metadata(`n${number}`))
}

const made = async (events = 150): Promise<{ readonly source: Database; readonly file: string; readonly bytes: Buffer }> => {
  const source = await databases.openNew('sqlite')
  await fill(source, events)
  const file = join(databases.folder(), 'sealed.zug-backup')
  await backup(source, file, key)
  return { source, file, bytes: readFileSync(file) }
}

/** In pieces of a size that fits nothing. */
const unsealedText = async (bytes: Buffer): Promise<string> => {
  const chunks = async function* (): AsyncGenerator<Buffer> {
    for (let start = 0; start < bytes.length; start += 10_007) yield bytes.subarray(start, start + 10_007)
  }
  const pieces: Buffer[] = []
  for await (const piece of unsealed('file', chunks(), key)) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

test('an encrypted backup restores everything, and shows nothing without its key', async () => {
  const { source, file, bytes } = await made()
  expect(bytes.length).toBeGreaterThan(3 * piece)
  for (const word of ['hunter2', 'open', 'zug-backup', 'noted']) expect(bytes.includes(word)).toBe(false)
  const target = await databases.openNew('sqlite')
  expect(await restore(target, file, key)).toEqual({ streams: 1, tournaments: 1, events: 150 })
  expect(await target.readAll(0, 1000)).toEqual(await source.readAll(0, 1000))
  expect(await target.settings()).toEqual(await source.settings())
})

test('two backups of the same have nothing in common but what they are', async () => {
  const { source, file, bytes } = await made(1)
  await backup(source, file, key)
  const other = readFileSync(file)
  expect(other.subarray(0, 18)).toEqual(bytes.subarray(0, 18))
  expect(other.subarray(18, 34)).not.toEqual(bytes.subarray(18, 34))
  expect(other.subarray(head, head + 64)).not.toEqual(bytes.subarray(head, head + 64))
})

test('without its key, or with another, it says so; nothing is written', async () => {
  const { file } = await made(1)
  const target = await databases.openNew('sqlite')
  await expect(restore(target, file)).rejects.toMatchObject({ code: 'key-missing', message: expect.stringContaining('--key-file') })
  await expect(restore(target, file, 'another passphrase')).rejects.toMatchObject({ code: 'key-wrong' })
  expect(await target.streams()).toEqual([])
})

test('a plain backup opens with a key at hand too', async () => {
  const source = await databases.openNew('sqlite')
  await fill(source, 1)
  const file = join(databases.folder(), 'plain.zug-backup')
  await backup(source, file)
  expect(await restore(await databases.openNew('sqlite'), file, key)).toMatchObject({ events: 1 })
})

const moved = (bytes: Buffer): Buffer => {
  const [first, second] = [bytes.subarray(head, head + piece), bytes.subarray(head + piece, head + 2 * piece)]
  return Buffer.concat([bytes.subarray(0, head), second, first, bytes.subarray(head + 2 * piece)])
}
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at]! ^= 1
  return copy
}
const lastPiece = (bytes: Buffer): number => head + Math.floor((bytes.length - head - 1) / piece) * piece

const attacks: readonly (readonly [string, (bytes: Buffer) => Buffer, string])[] = [
  ['cut within its head', (bytes) => bytes.subarray(0, 30), 'backup-damaged'],
  ['cut after its head', (bytes) => bytes.subarray(0, head), 'backup-damaged'],
  ['cut within a piece', (bytes) => bytes.subarray(0, head + 1000), 'backup-damaged'],
  ['cut between two pieces', (bytes) => bytes.subarray(0, lastPiece(bytes)), 'backup-damaged'],
  ['cut by a byte', (bytes) => bytes.subarray(0, -1), 'backup-damaged'],
  ['longer by a byte', (bytes) => Buffer.concat([bytes, Buffer.alloc(1)]), 'backup-damaged'],
  ['two pieces exchanged', moved, 'backup-damaged'],
  ['a piece left out', (bytes) => Buffer.concat([bytes.subarray(0, head), bytes.subarray(head + piece)]), 'backup-damaged'],
  ['a bit of a piece', (bytes) => flipped(bytes, head + 5), 'backup-damaged'],
  ['a bit of the last tag', (bytes) => flipped(bytes, bytes.length - 1), 'backup-damaged'],
  ['a bit of the salt', (bytes) => flipped(bytes, 20), 'key-wrong'],
  ['a bit of the cost', (bytes) => flipped(bytes, 17), 'key-wrong'],
  [
    'a cost that nobody can pay',
    (bytes) => Buffer.concat([bytes.subarray(0, 17), Buffer.from([60]), bytes.subarray(18)]),
    'backup-damaged',
  ],
  ['of a later version', (bytes) => Buffer.concat([bytes.subarray(0, 16), Buffer.from([9]), bytes.subarray(17)]), 'schema-newer'],
]

test.each(attacks)('what was done to it is seen: %s', async (_, attack, code) => {
  const text = 'Ž and so on\n'.repeat(20_000)
  // A cheap key: only the form matters here.
  const sealer = await createSealer(key, 4)
  const bytes = Buffer.concat([sealer.take(text), sealer.end()])
  expect(await unsealedText(bytes)).toBe(text)
  await expect(unsealedText(attack(bytes))).rejects.toMatchObject({ code })
})

test('the first bytes of something else are something else', async () => {
  const { file, bytes } = await made(1)
  writeFileSync(file, flipped(bytes, 3))
  await expect(restore(await databases.openNew('sqlite'), file, key)).rejects.toMatchObject({ code: 'backup-damaged' })
})
