import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { receiptOf } from '@zug/engine/desk'
import { parseTournamentJson } from '@zug/engine/files'
import type { EventTraits } from '@zug/engine/pairing'
import { afterEach, describe, expect, test } from 'vitest'
import type { ReceiptDocument } from '../pages/public/receipt-document.ts'
import { type Client, cookieOf, drawn, owner, startServer, type TestServer } from '../testing/server.ts'
import { restore } from './backup/backup.ts'
import { databaseKinds, useDatabases } from './testing/databases.ts'

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

const openDesk = async (kind: (typeof databaseKinds)[number]) => {
  const file = join(databases.folder(), 'desk.zug-backup')
  writeFileSync(file, gunzipSync(kept('desk.zug-backup.gz')))
  const storage = await databases.openNew(kind)
  await restore(storage, file)
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
  const again = receiptOf(parsed.value, receipt.round, receipt.rulebook, boards as never, bye as never, told)
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
