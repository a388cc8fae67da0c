import type { DeclaredRules } from '@zug/engine/model'
import { rulebooks } from '@zug/engine/pairing'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from './storage/testing/databases.ts'
import { type Client, drawn, setUp, startServer, type TestServer, won } from './testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

type Team = { readonly id: number; readonly boards: readonly number[] }

/** Every rulebook, and with teams where they are paired too. */
const events = rulebooks.flatMap(({ id, traits }): readonly { readonly rules: DeclaredRules; readonly of: 'players' | 'teams' }[] =>
  traits.pairs === 'either'
    ? (['players', 'teams'] as const).map((of) => ({ rules: { rulebook: id, of } as DeclaredRules, of }))
    : [{ rules: { rulebook: id } as DeclaredRules, of: traits.pairs }],
)

/** Views of a round that is over; those in the second list are for the desk. */
const viewsOf = (round: number, entrant: number, player: number) => ({
  everybody: [
    '',
    '/sections',
    `/rounds/${round}`,
    `/rounds/${round}/explanation`,
    `/rounds/${round}/receipt`,
    '/standings',
    `/standings/${entrant}`,
    '/standings/boards',
    '/crosstable',
    '/wall-chart',
    `/players/${player}/card`,
    '/hall',
    '/export/trf26?issues=true',
  ],
  desk: ['/history', '/pool', '/reports', '/access', `?at=9`],
})

// The client of the tests holds every answer against the OpenAPI document.
test.each(events)('a whole event of $of by $rules.rulebook, every answer as documented', async ({ rules, of }) => {
  const teamEvent = of === 'teams'
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const made = await owner.post('/api/tournaments', {
    key: 'event',
    settings: { rules, numberOfRounds: 3 },
  })
  const id = String(made.body.id)
  const path = `/api/tournaments/${id}`
  const run = async (command: object): Promise<void> => {
    const { status, body } = await owner.command(id, command)
    expect(status, JSON.stringify([command, body])).toBe(200)
  }
  const ask = async (client: Client, view: string) => {
    const { status, body } = await client.get(`${path}${view}`)
    expect(status, `${view} ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
    return body
  }
  await run({
    kind: 'import-players',
    players: Array.from({ length: teamEvent ? 12 : 7 }, (_, n) => ({ name: `Player ${n}`, rating: 2000 - n * 13 })),
  })
  for (let team = 0; teamEvent && team < 4; team++)
    await run({ kind: 'enter-team', name: `Team ${team}`, boards: [team * 3 + 1, team * 3 + 2], alternates: [team * 3 + 3] })
  await run({ kind: 'draw-lots', seed: 'hall' })
  await owner.send('PUT', `${path}/visibility`, { visible: true })
  const { teams } = (await ask(owner, '')) as unknown as { readonly teams: readonly Team[] }
  const boardsOf = (team: number) => teams.find((each) => each.id === team)!.boards
  const matchOf = (white: number, black: number) => ({
    white: boardsOf(white).map((player, at) => ({ player, result: at === 0 ? 'win' : 'draw' })),
    black: boardsOf(black).map((player, at) => ({ player, result: at === 0 ? 'loss' : 'draw' })),
  })
  const entrant = teamEvent ? teams[0]!.id : 2
  // The field of a round robin decides how many rounds there are.
  const { settings } = (await ask(owner, '')) as unknown as { readonly settings: { readonly numberOfRounds: number } }
  for (let round = 1; round <= settings.numberOfRounds; round++) {
    await ask(owner, '/preview')
    await run({ kind: 'pair-round' })
    await ask(owner, '')
    await run({ kind: 'publish-round' })
    const { boards } = await ask(owner, `/rounds/${round}`)
    for (const [board, { white, black }] of boards.entries()) {
      const result = teamEvent ? { ...won, match: matchOf(white, black) } : board === 0 ? drawn : won
      await run({ kind: 'enter-result', round, board, result, over: null })
    }
    const { everybody, desk } = viewsOf(round, entrant, 2)
    for (const view of [...everybody, ...desk]) await ask(owner, view)
    for (const view of everybody) await ask(server.nobody, view)
    expect((await ask(owner, `/rounds/${round}/receipt`)).verdict).toMatchObject({ whole: true })
  }
  await run({ kind: 'finish-tournament' })
  expect((await ask(server.nobody, '/standings')).final).toBe(true)
})
