import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import { backup, copyInstallation, restore } from '../backup/backup.ts'
import { readBackupFile } from '../backup/backup-file.ts'
import { parsePlace } from '../place.ts'
import type { InstallationRecord, Storage } from '../port.ts'
import { postgresDriver } from '../postgres/open.ts'
import { sqliteDriver } from '../sqlite/open.ts'
import { type DatabaseKind, databaseKinds, useDatabases } from '../testing/databases.ts'
import { at, event, metadata } from '../testing/events.ts'
import type { Breach } from './breach.ts'
import { checkBackup, checkInstallation } from './check-installation.ts'

const databases = useDatabases()

/** Ten events in one record, three in another, written in turns. */
const filled = async (kind: DatabaseKind): Promise<string> => {
  const place = await databases.newPlace(kind)
  const storage = await databases.open(place)
  for (const stream of ['open', 'blitz']) await storage.createStream(stream, at)
  for (let number = 1; number <= 10; number++) {
    await storage.append('open', number - 1, [event(number)], metadata(`open ${number}`))
    if (number <= 3) await storage.append('blitz', number - 1, [event(number)], metadata(`blitz ${number}`))
  }
  await storage.close()
  return place
}

/** Somebody at the file, past the desk. */
const tamper = async (place: string, ...statements: readonly string[]): Promise<void> => {
  const where = parsePlace(place)
  const driver = where.kind === 'sqlite' ? sqliteDriver(where.folder, 'write') : postgresDriver(where.url)
  try {
    for (const statement of statements) await driver.db.executeQuery(CompiledQuery.raw(statement))
  } finally {
    await driver.close()
  }
}

const ofOpen = (n: number): string => `stream = 'open' and sequence = ${n}`

const attacks: readonly (readonly [string, readonly string[], readonly Breach[]])[] = [
  ['a result altered', [`update events set body = replace(body, '4', '5') where ${ofOpen(4)}`], [{ kind: 'altered', from: 4, to: 4 }]],
  ['a body that is no JSON', [`update events set body = '{' where ${ofOpen(4)}`], [{ kind: 'altered', from: 4, to: 4 }]],
  ['who did it', [`update events set actor = 'nobody' where ${ofOpen(1)}`], [{ kind: 'altered', from: 1, to: 1 }]],
  ['when it was', [`update events set recorded_at = '2020-01-01' where ${ofOpen(10)}`], [{ kind: 'altered', from: 10, to: 10 }]],
  ['a hash', [`update events set hash = 'x' where ${ofOpen(7)}`], [{ kind: 'altered', from: 7, to: 7 }]],
  ['the last hash', [`update events set hash = 'x' where ${ofOpen(10)}`], [{ kind: 'altered', from: 10, to: 10 }]],
  ['an event removed', [`delete from events where ${ofOpen(4)}`], [{ kind: 'missing', from: 4, to: 4 }]],
  [
    'an event removed and the rest counted down',
    [
      `delete from events where ${ofOpen(8)}`,
      `update events set sequence = 8 where ${ofOpen(9)}`,
      `update events set sequence = 9 where ${ofOpen(10)}`,
    ],
    [
      { kind: 'altered', from: 8, to: 9 },
      { kind: 'cut', from: 10, to: 10 },
    ],
  ],
  [
    'two exchanged',
    [
      `update events set sequence = 99 where ${ofOpen(4)}`,
      `update events set sequence = 4 where ${ofOpen(5)}`,
      `update events set sequence = 5 where ${ofOpen(99)}`,
    ],
    [{ kind: 'altered', from: 4, to: 6 }],
  ],
  ['the tail cut', [`delete from events where stream = 'open' and sequence > 7`], [{ kind: 'cut', from: 8, to: 10 }]],
  ['everything', [`delete from events where stream = 'open'`], [{ kind: 'cut', from: 1, to: 10 }]],
  ['the mark', [`delete from heads where stream = 'open'`], [{ kind: 'unmarked', from: 10, to: 10 }]],
  [
    'an event added',
    [`insert into events select position + 1, stream, 11, 'other', actor, recorded_at, body, hash from events where ${ofOpen(10)}`],
    [
      { kind: 'altered', from: 11, to: 11 },
      { kind: 'added', from: 11, to: 11 },
    ],
  ],
]

describe.each(databaseKinds)('the chain of events on %s', (kind) => {
  test('holds for what the desk writes, in every way it writes', async () => {
    const storage = await databases.open(await filled(kind))
    await storage.appendSeries('open', 10, [
      { events: [event(11), event(12)], metadata: metadata('s1') },
      { events: [event(13)], metadata: metadata('s2') },
    ])
    const together = [
      { stream: 'blitz', expectedSequence: 3, events: [event(1)] },
      { stream: 'open', expectedSequence: 13, events: [event(2)] },
    ]
    const answer = await storage.appendTogether(together, metadata('t'))
    expect(answer).toMatchObject({
      kind: 'appended',
      parts: [{ hash: await storage.hashOf('blitz', 4) }, { hash: await storage.hashOf('open', 14) }],
    })
    expect(await checkInstallation(storage)).toEqual({
      records: [
        { record: 'blitz', events: 4, chainedLater: 0, breaches: [], accepted: [] },
        { record: 'open', events: 14, chainedLater: 0, breaches: [], accepted: [] },
      ],
      lost: 0,
      found: new Set(),
    })
    const { point } = await storage.readChecked('open')
    await storage.append('open', 14, [event(15)], metadata('on'))
    expect(await storage.readChecked('open', point)).toMatchObject({ breaches: [], events: [{ sequence: 15 }], point: { sequence: 15 } })
    expect((await storage.readChecked('open', { ...point, hash: 'x' })).breaches).toEqual([{ kind: 'altered', from: 15, to: 15 }])
  })

  test('a record whose end is not where it should be is not written to', async () => {
    const place = await filled(kind)
    await tamper(place, `delete from events where stream = 'open' and sequence > 7`)
    const storage = await databases.open(place)
    const refusal = { code: 'record-altered', message: expect.stringMatching(/zug db check says where; restore the last backup/) }
    await expect(storage.append('open', 7, [event(1)], metadata('n'))).rejects.toMatchObject(refusal)
    await expect(storage.appendSeries('open', 7, [{ events: [event(1)], metadata: metadata('n') }])).rejects.toMatchObject(refusal)
    expect(await storage.append('open', 7, [event(1)], metadata('open 3'))).toMatchObject({ kind: 'duplicate' })
    expect(await storage.append('blitz', 3, [event(1)], metadata('n'))).toMatchObject({ kind: 'appended' })
  })

  test.each(attacks)(
    'tampering is seen; accepted, the record goes on, and is watched as it stands: %s',
    async (_, statements, breaches) => {
      const place = await filled(kind)
      await tamper(place, ...statements)
      const storage = await databases.open(place)
      expect((await storage.readChecked('open')).breaches).toEqual(breaches)
      expect((await storage.readChecked('blitz')).breaches).toEqual([])
      const accepted = await storage.accept('open', 'Restored by hand', metadata('accept'))
      expect(accepted).toMatchObject({ kind: 'accepted', breaches })
      expect(await storage.accept('open', 'Again', metadata('again'))).toEqual({ kind: 'intact' })
      const sequence = accepted.kind === 'accepted' ? accepted.sequence : 0
      expect(sequence).toBeGreaterThan(10)
      expect(await storage.append('open', sequence, [event(1)], metadata('on'))).toMatchObject({ kind: 'appended', sequence: sequence + 1 })
      const checked = await storage.readChecked('open')
      expect(checked).toMatchObject({ breaches: [], accepted: [{ sequence }] })
      expect((await checkInstallation(storage)).lost).toBeLessThanOrEqual(1)
      await storage.close()
      await tamper(place, `update events set actor = 'nobody' where ${ofOpen(sequence)}`)
      const reopened = await databases.open(place)
      expect((await reopened.readChecked('open')).breaches).not.toEqual([])
    },
  )

  test('a tournament that is gone altogether is missed', async () => {
    const place = await filled(kind)
    await tamper(
      place,
      `delete from events where stream = 'blitz'`,
      `delete from heads where stream = 'blitz'`,
      `delete from streams where id = 'blitz'`,
    )
    expect(await checkInstallation(await databases.open(place))).toMatchObject({ records: [{ record: 'open', breaches: [] }], lost: 3 })
  })

  test.each(['backup', 'copy'] as const)('a %s keeps hashes, ends, and what was done to them', async (way) => {
    for (const [, statements] of [
      ['', []] as const,
      ...attacks.filter(([name]) => (kind === 'sqlite' ? name !== 'a body that is no JSON' : name === 'the tail cut')),
    ]) {
      const place = await filled(kind)
      await tamper(place, ...statements)
      const source = await databases.open(place)
      const target = await databases.openNew('sqlite')
      const before = await checkInstallation(source)
      if (way === 'copy') await copyInstallation(source, target)
      else {
        const file = join(databases.folder(), 'club.zug-backup')
        await backup(source, file)
        expect(await checkBackup(readBackupFile(file))).toEqual({ ...before, records: expect.arrayContaining([...before.records]) })
        await restore(target, file)
      }
      expect(await checkInstallation(target)).toEqual(before)
      await source.close()
      await target.close()
    }
  })

  test('a receipt names a hash that the record has, as long as nothing before it was altered', async () => {
    const place = await filled(kind)
    const hashes = await (async (storage: Storage) => {
      const found = [await storage.hashOf('open', 3), await storage.hashOf('open', 8)]
      await storage.close()
      return new Set(found as string[])
    })(await databases.open(place))
    await tamper(place, `update events set actor = 'nobody' where ${ofOpen(5)}`)
    const storage = await databases.open(place)
    expect((await checkInstallation(storage, hashes)).found).toEqual(new Set([[...hashes][0]]))
    const file = join(databases.folder(), 'club.zug-backup')
    await backup(storage, file)
    expect((await checkBackup(readBackupFile(file), hashes)).found).toEqual(new Set([[...hashes][0]]))
  })

  test('events of before there were hashes get theirs when they are restored, are marked, and may have no gap', async () => {
    const records = async function* (numbers: readonly number[]): AsyncGenerator<InstallationRecord> {
      yield { kind: 'stream', stream: 'open', createdAt: at }
      for (const [index, sequence] of numbers.entries())
        yield { kind: 'event', ...metadata(`${sequence}`), stream: 'open', position: index + 1, sequence, event: event(sequence), hash: '' }
    }
    const storage = await databases.openNew(kind)
    await expect(storage.load(records([1, 3]))).rejects.toMatchObject({ code: 'backup-damaged' })
    await storage.load(records([1, 2, 3]))
    await storage.append('open', 3, [event(4)], metadata('4'))
    expect(await checkInstallation(storage)).toMatchObject({ records: [{ events: 4, chainedLater: 3, breaches: [] }], lost: 0 })
  })
})

test.each([
  ['text', [{ kind: 'missing', from: '1', to: 'x' }]],
  ['a claim', [{ kind: 'missing', from: 1, to: 1_000_000 }]],
])('%s in the answer of another desk, of which a record came as a file, hides nothing here', async (_, breaches) => {
  const place = await filled('sqlite')
  const storage = await databases.open(place)
  await storage.createStream('restored', at)
  const answer = { kind: 'record-accepted', reason: 'moved', breaches }
  await storage.append('restored', 0, [event(1), answer as never], { ...metadata('restored'), actor: 'file:Somebody' })
  await storage.close()
  await tamper(
    place,
    "delete from events where stream = 'blitz'",
    "delete from streams where id = 'blitz'",
    "delete from heads where stream = 'blitz'",
  )
  const { lost } = await checkInstallation(await databases.open(place, { mode: 'read' }))
  expect(lost).toBe(3)
})
