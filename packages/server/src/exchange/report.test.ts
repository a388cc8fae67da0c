import { parseTournamentJson } from '@zug/engine/files'
import type { Tournament } from '@zug/engine/model'
import { checkRecordedRounds, inferInitialColour, rulebookById } from '@zug/engine/pairing'
import { checkStandings } from '@zug/engine/standings'
import { parseTrf } from '@zug/engine/trf'
import { issueText } from '@zug/messages/issues'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const draw = { white: 'draw', black: 'draw', rated: true }
const whiteWins = { white: 'win', black: 'loss', rated: true }
const adjourned = { white: 'adjourned', black: 'adjourned', rated: true }

/** As `zug check` sees a file. */
const discrepancies = (tournament: Tournament): readonly number[] => {
  const initialColour = tournament.initialColour ?? inferInitialColour(tournament)
  return checkRecordedRounds({ ...tournament, initialColour }, rulebookById('fide-dutch-2026')).differences.map(({ round }) => round)
}

/** Four rounds with a late entry, a withdrawal, a game decided late and a result corrected too late. */
const event = async (owner: Client): Promise<string> => {
  const id = await newTournament(owner, 12, { numberOfRounds: 4 })
  const run = async (command: object): Promise<void> => {
    const { status, body } = await owner.command(id, command)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  for (let round = 1; round <= 4; round++) {
    if (round === 3) await run({ kind: 'enter-player', player: { name: 'Late Comer', rating: 2450 } })
    if (round === 4) await run({ kind: 'withdraw', player: 3 })
    await run({ kind: 'pair-round', confirmed: true })
    await run({ kind: 'publish-round' })
    const { boards } = (await owner.get(`/api/tournaments/${id}/rounds/${round}`)).body
    for (const board of boards.keys()) {
      const result = round === 2 && board === 0 ? adjourned : board % 2 === 0 ? whiteWins : draw
      await run({ kind: 'enter-result', round, board, result })
    }
  }
  await run({ kind: 'enter-result', round: 2, board: 0, result: { white: 'loss', black: 'win', rated: true } })
  await run({ kind: 'enter-result', round: 1, board: 1, result: whiteWins, reason: 'the score sheets say so' })
  await run({ kind: 'finish-tournament' })
  return id
}

test('the files of a finished event are its final report, and every round of them is as the rules give it', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await event(owner)
  const get = async (format: string, query = '') => (await owner.get(`/api/tournaments/${id}/export/${format}${query}`)).body.text as string
  const read = async (format: string, query = '') => {
    const parsed = parseTrf(await get(format, query))
    if (!parsed.ok) throw new Error(issueText(parsed.error[0]!))
    return parsed.value.tournament
  }

  const trf = await read('trf26')
  expect(discrepancies(trf)).toEqual([])
  expect(discrepancies(await read('trf16'))).toEqual([])
  expect(trf.asPaired?.map(({ round }) => round)).toEqual([3, 4])
  expect(await get('trf26')).not.toMatch(/^240 /m)

  const numbers = new Map(
    ((await owner.get(`/api/tournaments/${id}`)).body.players as { name: string; pairingNumber: number }[]).map((player) => [
      player.name,
      player.pairingNumber,
    ]),
  )
  expect(trf.players.map((player) => [player.name, player.id])).toEqual(
    [...numbers].toSorted(([, a], [, b]) => a - b).map(([name, number]) => [name, number]),
  )
  const { rows } = (await owner.get(`/api/tournaments/${id}/standings`)).body
  expect(trf.players.map(({ name, rank }) => [name, rank]).toSorted()).toEqual(
    rows.map(({ name, rank }: { name: string; rank: number }) => [name, rank]).toSorted(),
  )
  expect(checkStandings(trf)).toMatchObject({ kind: 'checked', differences: [] })
  expect((await get('csv')).split('\r\n')[1]).toMatch(/^1,Late Comer,/)

  const json = (await owner.get(`/api/tournaments/${id}/export/json`)).body
  const parsed = parseTournamentJson(JSON.stringify(json))
  if (!parsed.ok) throw new Error(issueText(parsed.error[0]!))
  expect(discrepancies(parsed.value)).toEqual([])
  expect(checkStandings(parsed.value)).toMatchObject({ kind: 'checked', differences: [] })

  // Imported, the event stands as it did, and goes out again with the same rounds.
  for (const text of [JSON.stringify(json), await get('trf26')]) {
    const made = await owner.send('POST', `/api/imports?key=k${text.length}`, text, { 'content-type': 'application/octet-stream' })
    expect(made.status).toBe(201)
    const again = (await owner.get(`/api/tournaments/${made.body.id}/export/json`)).body
    const reread = parseTournamentJson(JSON.stringify(again))
    if (!reread.ok) throw new Error(issueText(reread.error[0]!))
    expect(discrepancies(reread.value)).toEqual([])
    expect(reread.value.asPaired?.map(({ round }) => round)).toEqual([3, 4])
  }
})

test('a correction for the rating report only is in the report for rating, with a remark, and in no other', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await event(owner)
  const [white] = [(await owner.get(`/api/tournaments/${id}/rounds/1`)).body.boards[1].white as number]
  const name = ((await owner.get(`/api/tournaments/${id}`)).body.players as { id: number; name: string }[]).find(
    (player) => player.id === white,
  )!.name
  const first = async (query: string, client: Client = owner) => {
    const text = (await client.get(`/api/tournaments/${id}/export/trf26${query}`)).body.text as string
    const parsed = parseTrf(text)
    if (!parsed.ok) throw new Error(issueText(parsed.error[0]!))
    expect(discrepancies(parsed.value.tournament), query).toEqual([])
    return { text, outcome: parsed.value.tournament.players.find((player) => player.name === name)?.outcomes[0] }
  }
  expect((await first('')).outcome).toMatchObject({ result: 'draw' })
  expect((await first('')).text).not.toContain('Rating report')
  expect((await first('?rating=true')).outcome).toMatchObject({ result: 'win' })
  expect((await first('?rating=true')).text).toMatch(/^### Rating report: round 1, /m)
})

test('an edit by hand of a round that was recalled is no remark of the round as it stands', async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, 8, { numberOfRounds: 3 })
  const run = async (command: object): Promise<void> => {
    const { status, body } = await owner.command(id, command)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const remarks = async (): Promise<readonly string[]> =>
    ((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text as string).split('\n').filter((line) => line.startsWith('###'))
  await run({ kind: 'pair-round' })
  await run({ kind: 'start-manual', reason: 'family' })
  const { boards } = (await owner.get(`/api/tournaments/${id}`)).body.draft
  await run({ kind: 'change-draft', change: { kind: 'swap', a: boards[0].black, b: boards[1].black }, confirmed: true })
  await run({ kind: 'finish-manual' })
  await run({ kind: 'publish-round' })
  expect(await remarks()).toEqual([expect.stringContaining('MPA @ Round 1')])
  await run({ kind: 'recall-round', round: 1, reason: 'the edit was a mistake' })
  await run({ kind: 'pair-round' })
  await run({ kind: 'publish-round' })
  expect(await remarks()).toEqual([expect.stringContaining('Withdrawn: round 1')])
  expect((await owner.get(`/api/tournaments/${id}`)).body.rounds[0].byHand).toBe(false)
})
