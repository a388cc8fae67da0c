import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { demoId, makeDemo } from '../demo.ts'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer } from '../testing/server.ts'
import { answerExplanation, roundExplanation } from './explanation-schema.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})
const demoFile = readFileSync(new URL('../../../cli/demo/worked-example.trf', import.meta.url))

const start = async () => {
  const server = await startServer(await databases.openNew('sqlite'))
  servers.push(server)
  return { server, owner: await setUp(server) }
}

test('an answer is a panel: headline, paragraphs, map, cards; as the schema has it', async () => {
  const { server } = await start()
  await makeDemo(server.context, demoFile)
  const path = `/api/tournaments/${demoId}/rounds/5`
  const { body } = await server.nobody.get(`${path}/why?player=14&opponent=12`)
  expect(answerExplanation.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    round: 5,
    asPublished: true,
    language: 'en',
    voice: 'arbiter',
    question: { kind: 'why', players: [14, 12] },
    answer: 'pair',
    headline: 'Robert plays Oskar because no one else is left in the group.',
    map: { bands: [{ label: '1½' }, { label: '1' }, { label: '½' }] },
  })
  const whyNot = (await server.nobody.get(`${path}/why-not?player=14&opponent=8&language=de`)).body
  expect(answerExplanation.parse(whyNot)).toEqual(whyNot)
  expect(whyNot.headline).toBe('Mit Robert gegen Kevin wären die übrigen nicht alle zu paaren.')
  expect(whyNot.cards.rows).toHaveLength(2)
  const round = (await server.nobody.get(`${path}/explanation?language=fr`)).body
  expect(roundExplanation.parse(round)).toEqual(round)
  expect(round.sentences[0]).toBe('Ronde 5 selon fide-dutch-2026')
})

test('a player is spoken to, in three languages; a language we do not have is refused', async () => {
  const { server } = await start()
  await makeDemo(server.context, demoFile)
  const ask = (query: string) => server.nobody.get(`/api/tournaments/${demoId}/rounds/5/why?player=7&voice=player${query}`)
  const headlines = await Promise.all(['', '&language=de', '&language=fr'].map(async (query) => (await ask(query)).body.headline))
  expect(headlines).toEqual([
    'You and Carla are the two players with 2 points, and you have not met.',
    'Sie und Carla sind die beiden mit 2 Punkten und haben noch nicht gegeneinander gespielt.',
    'Personne d’autre que vous et Carla n’a 2 points, et il n’y a pas encore eu de partie entre vous.',
  ])
  expect((await ask('&language=xx')).status).toBe(400)
})

test.each(['fide-dutch-1998', 'fide-dutch-2012', 'fide-dutch-2017', 'fide-dutch-2026', 'cfc', 'round-robin', 'ssm'])(
  'every rulebook answers: %s',
  async (rulebook) => {
    const { server, owner } = await start()
    const id = await newTournament(owner, 6, { rules: { rulebook } })
    expect((await owner.command(id, { kind: 'pair-round' })).status).toBe(200)
    expect((await owner.command(id, { kind: 'publish-round' })).status).toBe(200)
    const path = `/api/tournaments/${id}/rounds/1`
    const [board] = (await owner.get(path)).body.boards
    const why = (await owner.get(`${path}/why?player=${board.white}`)).body
    expect(answerExplanation.parse(why)).toMatchObject({ answer: rulebook === 'round-robin' ? 'game' : 'pair', asPublished: true })
    const others = [1, 2, 3, 4, 5, 6].filter((player) => player !== board.white && player !== board.black)
    const whyNot = (await owner.get(`${path}/why-not?player=${board.white}&opponent=${others[0]}`)).body
    expect(answerExplanation.parse(whyNot).headline.length).toBeGreaterThan(10)
    expect((await owner.get(`${path}/explanation?language=de`)).body.sentences.length).toBeGreaterThan(2)
    expect(server.context).toBeDefined()
  },
)

/** Six players; `clubs` of the first so many of them. */
const withClubs = async (owner: Client, size: number): Promise<string> => {
  const id = await newTournament(owner, 6, { rules: { rulebook: 'fide-dutch-2026' } })
  for (let player = 1; player <= size; player++) await owner.command(id, { kind: 'correct-player', player, changes: { club: 'Zug' } })
  const prohibition = { strength: 'wish', who: { kind: 'same-club' }, firstRound: 1, lastRound: 2 }
  expect((await owner.command(id, { kind: 'forbid-pair', prohibition })).status).toBe(200)
  expect((await owner.command(id, { kind: 'pair-round' })).status).toBe(200)
  return id
}

test('a wish that was kept is the reason why two do not meet, with its setting for the desk', async () => {
  const { server, owner } = await start()
  const id = await newTournament(owner, 6, { rules: { rulebook: 'fide-dutch-2026' } })
  for (const player of [1, 4]) await owner.command(id, { kind: 'correct-player', player, changes: { club: 'Zug' } })
  const prohibition = { strength: 'wish', who: { kind: 'same-club' }, firstRound: 1, lastRound: 2 }
  await owner.command(id, { kind: 'forbid-pair', prohibition })
  await owner.command(id, { kind: 'pair-round' })
  await owner.command(id, { kind: 'publish-round' })
  const path = `/api/tournaments/${id}/rounds/1/why-not?player=1&opponent=4`
  const { body } = await owner.get(path)
  expect(body).toMatchObject({
    asPublished: true,
    answer: 'forbidden',
    headline: 'The organiser keeps Player 1 and Player 4 apart.',
    explanation: {
      obstacle: { kind: 'forbidden', reason: { strength: 'wish', by: 'same-club', name: 'Zug', firstRound: 1, lastRound: 2 } },
    },
  })
  expect(body.sentences[0]).toContain('a wish, kept if possible: same club, Zug, not to meet in rounds 1 to 2')
  const [first] = (await owner.get(`/api/tournaments/${id}/rounds/1/why?player=1`)).body.sentences.filter((line: string) =>
    line.includes('kept if possible'),
  )
  expect(first).toContain('Player 4')
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const told = (await server.nobody.get(path)).body
  expect(answerExplanation.parse(told)).toMatchObject({
    answer: 'untold',
    asPublished: true,
    headline: 'The arbiter can tell why Player 1 and Player 4 do not meet.',
    paragraphs: [],
    explanation: { kind: 'untold' },
  })
  expect(JSON.stringify(told)).not.toMatch(/kept if possible|same-club|reason|organiser|forbidden/)
  expect((await server.nobody.get(`${path}&voice=player&language=de`)).body.headline).toMatch(/^Warum Sie nicht gegen Player 4 spielen/)
})

test('a wish that gave way is told where it matters, to the desk only', async () => {
  const { owner } = await start()
  const id = await withClubs(owner, 6)
  const path = `/api/tournaments/${id}/rounds/1/why?player=1`
  const { body } = await owner.get(path)
  expect(body.asPublished).toBe(true)
  expect(body.sentences.at(-1)).toMatch(/should not meet if possible \(same club, Zug, in rounds 1 to 2\), but with all such wishes kept/)
})

test.each(['fide-dutch-2026', 'fide-dutch-2012', 'cfc', 'ssm'])(
  '%s: who is kept apart is told to the desk, and to nobody else by any question',
  async (rulebook) => {
    const { server, owner } = await start()
    const id = await newTournament(owner, 6, { rules: { rulebook } })
    const prohibition = { strength: 'law', who: { kind: 'players', players: [1, 4] }, firstRound: 1, lastRound: null }
    expect((await owner.command(id, { kind: 'forbid-pair', prohibition })).status).toBe(200)
    for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const players = [1, 2, 3, 4, 5, 6]
    const questions = [
      'explanation',
      ...players.map((player) => `why?player=${player}`),
      ...players.flatMap((a) => players.filter((b) => b !== a).map((b) => `why-not?player=${a}&opponent=${b}`)),
    ]
    const ask = async (client: Client) =>
      (
        await Promise.all(
          questions.map(async (question) => JSON.stringify((await client.get(`/api/tournaments/${id}/rounds/1/${question}`)).body)),
        )
      ).join('\n')
    expect(await ask(owner)).toMatch(/"kind":"forbidden","article":null/)
    const told = await ask(server.nobody)
    expect(told).not.toMatch(/"kind":"forbidden","article":null|organiser|keeps|have met|none of the/)
    expect(told.match(/"answer":"untold"/g)).toHaveLength(2)
    expect(told.split('\n')[0]).not.toMatch(/618|"because":"B1"/)
  },
)
