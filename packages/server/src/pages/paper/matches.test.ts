import { scoringSystem } from '@zug/engine/model'
import { afterEach, expect, test } from 'vitest'
import { useDatabases } from '../../storage/testing/databases.ts'
import { newTournament, setUp, startServer, type TestServer } from '../../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

type Side = readonly { readonly player: number; readonly result: string }[]
const match = (white: Side, black: Side): object => ({ white: 'win', black: 'loss', rated: true, match: { white, black } })

const start = async (players: number, rulebook: string, settings: object = {}) => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, players, { rules: { rulebook }, ...settings })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const send = async (command: object): Promise<void> => {
    const { status, body } = await owner.command(id, command as { kind: string })
    expect([command, status, body.code]).toEqual([command, 200, undefined])
  }
  const page = async (path: string): Promise<string> => String((await owner.get(`/t/${id}/${path}?lang=en`)).body.text)
  const cells = async (path: string): Promise<readonly string[]> =>
    [...(await page(path)).matchAll(/<td[^>]* ?class="cell[^"]*"[^>]*>([^<]*)</g)].map(([, text]) => text!)
  return { server, owner, id, send, page, cells }
}

test('a match of teams is told by its points, on paper as on the pages', async () => {
  const { send, page, cells } = await start(8, 'fide-team-2026')
  for (const first of [1, 3, 5, 7]) await send({ kind: 'enter-team', name: `Team ${first}`, boards: [first, first + 1], alternates: [] })
  await send({ kind: 'pair-round' })
  await send({ kind: 'publish-round' })
  for (const [board, [white, black]] of [
    [1, 5],
    [7, 3],
  ].entries()) {
    const side = (first: number, results: readonly string[]): Side => results.map((result, at) => ({ player: first + at, result }))
    const result = match(side(white!, ['win', 'draw']), side(black!, ['loss', 'draw']))
    await send({ kind: 'enter-result', round: 1, board, result })
  }
  const written = await cells('crosstable')
  expect(written.map((text) => text.replace(/^\d/, ''))).toEqual(['w1½', 'w1½', 'b½', 'b½'])
  expect(await cells('paper/crosstable')).toEqual(written)
  expect(await page('paper/cards')).toContain('<td class="n">1½</td>')
  for (const document of ['pairings', 'pairings-by-name', 'results', 'standings', 'crosstable'])
    expect([document, /<th[^>]*><\/th>/.exec(await page(`paper/${document}`))]).toEqual([document, null])
})

test('where an event declares 3, 1 and 0 for a game, pages and paper tell matches by them, as the standings do', async () => {
  const scoring = Object.fromEntries(Object.entries(scoringSystem(30, 10, 0)))
  const { send, page, cells, server, id } = await start(4, 'fide-team-2026', { scoring, confirmResults: true })
  for (const first of [1, 3]) await send({ kind: 'enter-team', name: `Team ${first}`, boards: [first, first + 1], alternates: [] })
  await send({ kind: 'pair-round' })
  await send({ kind: 'publish-round' })
  const side = (first: number, results: readonly string[]): Side => results.map((result, at) => ({ player: first + at, result }))
  await send({ kind: 'enter-result', round: 1, board: 0, result: match(side(1, ['win', 'draw']), side(3, ['loss', 'draw'])) })
  for (const path of ['round/1', 'player/5', 'screen/results']) expect([path, (await page(path)).includes('4–1')]).toEqual([path, true])
  expect((await cells('crosstable')).map((text) => text.replace(/^\d/, ''))).toEqual(['w4', 'b1'])
  expect(await cells('paper/crosstable')).toEqual(await cells('crosstable'))
  expect(await page('paper/results')).toContain('4\u2009–\u20091')
  expect(await page('paper/cards')).toContain('<td class="n">4</td>')
  expect(String((await server.nobody.get(`/t/${id}/round/1/pairings.csv`)).body.text)).toContain('4–1')
})

test('two games are chess: names have their titles, open matches are counted as such, and half a point may be asked for', async () => {
  const { server, id, send, page } = await start(6, 'fide-double-swiss-2026')
  await send({ kind: 'correct-player', player: 1, changes: { title: 'GM' } })
  await send({ kind: 'request-bye', bye: { player: 6, round: 2, bye: 'half-point' } })
  await send({ kind: 'pair-round' })
  await send({ kind: 'publish-round' })
  expect(await page('paper/pairings')).toContain('<span class="title">GM</span>')
  expect(String((await server.nobody.get(`/t/${id}?lang=de`)).body.text)).toContain('3\u00a0Wettkämpfe offen')
})
