import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { receiptOf } from '@zug/engine/desk'
import { parseTournamentJson } from '@zug/engine/files'
import type { EventTraits } from '@zug/engine/pairing'
import { afterEach, describe, expect, test } from 'vitest'
import type { ReceiptDocument } from '../pages/public/files/receipt-document.ts'
import { type Client, cookieOf, drawn, owner, startServer, type TestServer } from '../testing/server.ts'
import { restore } from './backup/backup.ts'
import type { Storage } from './port.ts'
import { tablesOf } from './tables.ts'
import { type DatabaseKind, databaseKinds, execute, useDatabases } from './testing/databases.ts'
import { openUpToDate } from './up-to-date.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/**
 * A desk of the program of commit c1355f3, the last before rules were one value: a backup that it made, and what it answered. There is an event of every
 * kind, and some that only it could hold: rules of which nothing was said, or the usual, or more than had a meaning. Nothing in it is anybody's secret.
 */
const kept = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'testing/version-1', name))

type Answered = {
  readonly id: string
  readonly name: string
  readonly rounds: readonly {
    readonly round: number
    readonly boards: readonly (readonly [white: number, black: number])[]
    readonly unpaired: readonly object[]
    readonly receipt: string
  }[]
  /** Player, or team, and points. */
  readonly standings: readonly (readonly [number, number])[]
}
const answers = JSON.parse(kept('answers.json').toString()) as readonly Answered[]

const openDesk = async (kind: DatabaseKind) => {
  const file = join(databases.folder(), 'desk.zug-backup')
  writeFileSync(file, gunzipSync(kept('desk.zug-backup.gz')))
  const storage = await databases.openNew(kind)
  await restore(storage, file)
  return signedIn(storage)
}

/** The database itself as that program left it: the file of SQLite, or what pg_dump wrote. */
const placeOf = async (kind: DatabaseKind): Promise<string> => {
  const place = await databases.newPlace(kind)
  if (kind === 'postgres') {
    await execute(place, gunzipSync(kept('zug.sql.gz')).toString())
    return place
  }
  mkdirSync(place)
  writeFileSync(join(place, 'zug.sqlite'), gunzipSync(kept('zug.sqlite.gz')))
  return place
}

/** All that its own backup says. */
const wordsOfVersion1 = new Set(
  gunzipSync(kept('desk.zug-backup.gz'))
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => Object.keys(JSON.parse(line) as object)),
)

const signedIn = async (storage: Storage) => {
  const server = await startServer(storage)
  servers.push(server)
  const { login, password } = owner
  return server.cookie(cookieOf(await server.nobody.post('/api/session', { login, password })))
}

type View = {
  readonly traits: EventTraits
  readonly rounds: readonly {
    readonly round: number
    readonly boards: readonly { readonly white: number; readonly black: number }[]
    readonly unpaired: readonly object[]
    readonly receipt: { readonly short: string }
  }[]
}
const viewOf = async (desk: Client, id: string): Promise<View> => (await desk.get(`/api/tournaments/${id}`)).body as unknown as View

const pairingsOf = ({ rounds }: View): Answered['rounds'] =>
  rounds.map(({ round, boards, unpaired, receipt }) => ({
    round,
    boards: boards.map(({ white, black }) => [white, black]),
    unpaired,
    receipt: receipt.short,
  }))

const standingsOf = async (desk: Client, id: string): Promise<Answered['standings']> => {
  const { rows } = (await desk.get(`/api/tournaments/${id}/standings`)).body
  return rows.map(({ player, points }: { player: number; points: number }) => [player, points])
}

const forfeited = { white: 'forfeit-win', black: 'forfeit-loss', rated: true }

/** What the desk says of a receipt, and whoever makes it again from what the desk gives out. */
const verdictOf = async (desk: Client, id: string, round: number) => {
  const { verdict } = (await desk.get(`/api/tournaments/${id}/rounds/${round}/receipt`)).body
  const { receipt, inputs, boards, bye, told, withheld } = (await desk.get(`/t/${id}/round/${round}/receipt.json`))
    .body as unknown as ReceiptDocument
  const parsed = parseTournamentJson(JSON.stringify(inputs))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const again = receiptOf(parsed.value, receipt.round, receipt.rulebook, boards as never, bye as never, told, receipt.engine)
  return { atTheDesk: verdict.whole, anywhere: withheld || again.short === receipt.short }
}

describe.each(databaseKinds)('a desk of version 1, on %s', (kind) => {
  test('shows the pairings and standings it had, explains them, and every receipt verifies', async () => {
    const desk = await openDesk(kind)
    for (const { id, name, rounds, standings } of answers) {
      expect(pairingsOf(await viewOf(desk, id)), name).toEqual(rounds)
      expect(await standingsOf(desk, id), name).toEqual(standings)
      for (const { round } of rounds) {
        expect(await verdictOf(desk, id, round), `${name}, round ${round}`).toEqual({ atTheDesk: true, anywhere: true })
        const { asPublished } = (await desk.get(`/api/tournaments/${id}/rounds/${round}/explanation`)).body
        expect(asPublished, `${name}, round ${round}`).toBe(true)
      }
    }
  })

  test('goes on', async () => {
    const desk = await openDesk(kind)
    for (const { id, name, rounds } of answers) {
      const last = rounds.at(-1)!
      const run = async (command: object): Promise<void> => {
        const { status, body } = await desk.command(id, command)
        expect(status, `${name} ${JSON.stringify([command, body])}`).toBe(200)
      }
      const { teams, games } = (await viewOf(desk, id)).traits
      const scores = games === 'scores' ? { scores: [900, 900] } : {}
      const result = teams ? forfeited : { ...drawn, ...scores }
      for (const board of last.boards.keys()) await run({ kind: 'enter-result', round: last.round, board, result })
      for (const step of ['pair-round', 'publish-round']) await run({ kind: step, ...(step === 'pair-round' ? { confirmed: true } : {}) })
      const view = await viewOf(desk, id)
      expect(pairingsOf(view).slice(0, -1), name).toEqual(rounds)
      for (const { round } of view.rounds)
        expect(await verdictOf(desk, id, round), `${name}, round ${round}`).toEqual({ atTheDesk: true, anywhere: true })
    }
  })
})

describe.each(databaseKinds)('a database of version 1, on %s', (kind) => {
  test('is backed up as it is, brought up to date, and shows what it had', async () => {
    const place = await placeOf(kind)
    const { found, newest } = await tablesOf(place)
    expect(found).toBe(2)
    const folder = join(databases.folder(), 'backups')
    const storage = databases.closing(await openUpToDate(place, { folder, key: null }))
    expect(readdirSync(folder)).toEqual([`before-update-2-to-${newest}.zug-backup`])
    expect(await tablesOf(place)).toEqual({ found: newest, newest })
    // That program must be able to restore it: no word in it is newer than that.
    const [header, ...lines] = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')
      .trim()
      .split('\n')
    expect(JSON.parse(header!)).toMatchObject({ format: 'zug-backup', version: 1 })
    expect(new Set(lines.flatMap((line) => Object.keys(JSON.parse(line) as object)))).toEqual(wordsOfVersion1)
    const before = await databases.openNew('sqlite')
    expect(await restore(before, join(folder, readdirSync(folder)[0]!))).toEqual({ streams: 18, tournaments: 16, events: 406 })
    const desk = await signedIn(storage)
    for (const { id, name, rounds, standings } of answers) {
      expect(pairingsOf(await viewOf(desk, id)), name).toEqual(rounds)
      expect(await standingsOf(desk, id), name).toEqual(standings)
    }
  })

  test('is left as it is where it cannot be backed up', async () => {
    const place = await placeOf(kind)
    await expect(openUpToDate(place, { folder: null, key: null })).rejects.toMatchObject({ code: 'backup-first' })
    const file = join(databases.folder(), 'a-file')
    writeFileSync(file, '')
    await expect(openUpToDate(place, { folder: file, key: null })).rejects.toThrow()
    expect((await tablesOf(place)).found).toBe(2)
  })

  test('an installation of today, and none, need no backup', async () => {
    const place = await databases.newPlace(kind)
    const folder = join(databases.folder(), 'backups')
    for (let time = 0; time < 2; time += 1) await (await openUpToDate(place, { folder, key: null })).close()
    expect(existsSync(folder)).toBe(false)
  })
})
