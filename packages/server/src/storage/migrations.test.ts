import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parsePlace } from './place.ts'
import { postgresDriver } from './postgres/open.ts'
import { inTransaction, type SqlDriver } from './sql/driver.ts'
import { migrate, schemaVersion } from './sql/migrate.ts'
import { type Migration, migrations } from './sql/migrations/index.ts'
import type { Schema } from './sql/schema.ts'
import { sqliteDriver } from './sqlite/open.ts'
import { databaseKinds, useDatabases } from './testing/databases.ts'
import { at, event, metadata } from './testing/events.ts'

const databases = useDatabases()

const driverOf = (place: string): SqlDriver => {
  const where = parsePlace(place)
  return where.kind === 'sqlite' ? sqliteDriver(where.folder, 'write') : postgresDriver(where.url)
}

const withDriver = async <T>(place: string, work: (driver: SqlDriver) => Promise<T>): Promise<T> => {
  const driver = driverOf(place)
  try {
    return await work(driver)
  } finally {
    await driver.close()
  }
}

/** Tables and columns, which must not depend on the way there. */
const shapeOf = (place: string) =>
  withDriver(place, async ({ db }) =>
    (await db.introspection.getTables())
      .map(
        ({ name, columns }) => `${name}: ${columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`).join(', ')}`,
      )
      .sort(),
  )

/** An installation as version `version` would have left it, with an event in it (from version 1 on). */
const installationOf = async (kind: 'sqlite' | 'postgres', version: number): Promise<string> => {
  const place = await databases.newPlace(kind)
  await withDriver(place, async (driver) => {
    await migrate(driver, migrations.slice(0, version))
    if (version === 0) return
    await driver.db.insertInto('streams').values({ id: 'open', created_at: at }).execute()
    const { idempotencyKey, actor } = metadata('a')
    const row = {
      position: 1,
      stream: 'open',
      sequence: 1,
      idempotency_key: idempotencyKey,
      actor,
      recorded_at: at,
      body: JSON.stringify(event(1)),
    }
    // Hashes came with version 4.
    await driver.db
      .insertInto('events')
      .values(row as Schema['events'])
      .execute()
    await driver.db.insertInto('settings').values({ name: 'title', value: '"Club"' }).execute()
  })
  return place
}

test('migrations are numbered 1, 2, 3, … and each has its file', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1))
  const files = readdirSync(new URL('./sql/migrations/', import.meta.url)).filter((name) => name !== 'index.ts')
  expect(files.sort()).toEqual(migrations.map(({ version, name }) => `${`${version}`.padStart(4, '0')}-${name}.ts`))
})

describe.each(databaseKinds)('migrations on %s', (kind) => {
  test.each(migrations.map(({ version }) => version - 1))('from version %i to the newest, with nothing lost', async (version) => {
    const place = await installationOf(kind, version)
    const storage = await databases.open(place)
    if (version > 0) {
      expect(await storage.read('open')).toMatchObject([{ ...metadata('a'), position: 1, stream: 'open', sequence: 1, event: event(1) }])
      expect(await storage.readChecked('open')).toMatchObject({ breaches: [], count: 1 })
      expect((await storage.heads()).heads.get('open')).toMatchObject({ sequence: 1, chainedLater: 1 })
      expect(await storage.settings()).toEqual(new Map([['title', 'Club']]))
      expect(await storage.append('open', 1, [event(2)], metadata('b'))).toMatchObject({ sequence: 2 })
      expect(await storage.readChecked('open')).toMatchObject({ breaches: [], count: 2 })
      expect((await storage.heads()).heads.get('open')).toMatchObject({ sequence: 2, chainedLater: 1 })
    }
    await storage.close()
    expect(await withDriver(place, schemaVersion)).toBe(migrations.length)
    const fresh = await databases.newPlace(kind)
    await (await databases.open(fresh)).close()
    expect(await shapeOf(place)).toEqual(await shapeOf(fresh))
  })

  test('opening again applies nothing twice', async () => {
    const place = await databases.newPlace(kind)
    for (let time = 0; time < 3; time += 1) await (await databases.open(place)).close()
    const applied = await withDriver(place, ({ db }) => db.selectFrom('migrations').selectAll().orderBy('version').execute())
    expect(applied.map(({ version, name }) => ({ version, name }))).toEqual(migrations.map(({ version, name }) => ({ version, name })))
  })

  test('an older installation can be read, and so backed up, before it is brought up to date', async () => {
    const place = await installationOf(kind, 1)
    const reader = await databases.open(place, { mode: 'read' })
    expect(await reader.readAll(0, 10)).toHaveLength(1)
    await reader.close()
    expect(await withDriver(place, schemaVersion)).toBe(1)
  })

  // One process has an SQLite folder, so that nobody is left there who could.
  test.runIf(kind === 'postgres')('an older Zug that is still running writes no event without a hash', async () => {
    const place = await installationOf(kind, 3)
    await (await databases.open(place)).close()
    const past = { position: 2, stream: 'open', sequence: 2, idempotency_key: 'b', actor: 'olga', recorded_at: at, body: '{}' }
    await withDriver(place, async ({ db }) => {
      const writing = db
        .insertInto('events')
        .values(past as Schema['events'])
        .execute()
      await expect(writing).rejects.toThrow(/null value in column "hash"/)
    })
    const storage = await databases.open(place)
    expect(await storage.readChecked('open')).toMatchObject({ breaches: [], count: 1 })
    await storage.close()
  })

  test('data of a newer Zug is refused and left as it is', async () => {
    const place = await databases.newPlace(kind)
    await (await databases.open(place)).close()
    await withDriver(place, ({ db }) => db.insertInto('migrations').values({ version: 99, name: 'future', applied_at: at }).execute())
    for (const mode of ['read', 'write'] as const)
      await expect(databases.open(place, { mode })).rejects.toThrow(/newer Zug \(schema 99, this one knows \d+\): update Zug/)
  })

  test('data to which a newer Zug has only added something are used as before, by both', async () => {
    const place = await databases.newPlace(kind)
    await (await databases.open(place)).close()
    const newer: Migration = {
      version: migrations.length + 1,
      name: 'more',
      additive: true,
      up: async ({ schema }) => {
        await schema.createTable('more').addColumn('id', 'text').execute()
        await schema
          .alterTable('streams')
          .addColumn('place', 'text', (column) => column.defaultTo(''))
          .execute()
      },
    }
    await withDriver(place, (driver) => migrate(driver, [...migrations, newer]))
    const older = await databases.open(place)
    expect(await older.createStream('open', at)).toBe('created')
    expect(await older.append('open', 0, [event(1)], metadata('a'))).toMatchObject({ kind: 'appended' })
    await older.close()
    await (await databases.open(place, { mode: 'read' })).close()
    expect(await withDriver(place, schemaVersion)).toBe(migrations.length + 1)
  })

  test('a step that fails leaves the version before it, whole', async () => {
    const place = await installationOf(kind, 1)
    const failing = {
      version: 2,
      name: 'failing',
      up: async (...[transaction]: Parameters<(typeof migrations)[number]['up']>) => {
        await migrations[1]!.up(transaction)
        throw new Error('stop')
      },
    }
    await expect(withDriver(place, (driver) => migrate(driver, [migrations[0]!, failing]))).rejects.toThrow('stop')
    expect(await withDriver(place, schemaVersion)).toBe(1)
    expect((await shapeOf(place)).some((table) => table.startsWith('snapshots'))).toBe(false)
    await withDriver(place, (driver) => inTransaction(driver, async () => {}))
    await (await databases.open(place)).close()
  })
})
