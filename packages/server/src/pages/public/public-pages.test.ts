import { standardScoring } from '@zug/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { useDatabases } from '../../storage/testing/databases.ts'
import { type Client, drawn, newTournament, setUp, startServer, type TestServer, won } from '../../testing/server.ts'

const databases = useDatabases()
const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

const start = async (players = 8, settings: object = {}, config: object = {}, now = () => new Date()) => {
  const server = await startServer(await databases.openNew('sqlite'), config, { now })
  servers.push(server)
  const owner = await setUp(server)
  const id = await newTournament(owner, players, settings)
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  const text = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
    (await server.nobody.send('GET', `/t/${id}${path}`, undefined, headers)).body.text as string
  const status = async (path: string): Promise<number> => (await server.nobody.get(`/t/${id}${path}`)).status
  return { server, owner, id, text, status }
}

const publish = async (owner: Client, id: string): Promise<void> => {
  for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
}
const enter = async (owner: Client, id: string, round: number, boards: number, result: object = won): Promise<void> => {
  for (let board = 0; board < boards; board++)
    expect((await owner.command(id, { kind: 'enter-result', round, board, result })).status).toBe(200)
}

/** Every page there is, as everybody and as an arbiter who looks at it. */
const everywhere = async ({ server, owner, id }: Awaited<ReturnType<typeof start>>): Promise<readonly (readonly [string, string])[]> => {
  const paths = [
    '',
    '/standings',
    '/standings?working=1',
    '/crosstable',
    '/players',
    '/why?player=1&opponent=2',
    ...[1, 2, 3].flatMap((round) => [`/round/${round}`, `/round/${round}?by=name`, `/round/${round}/receipt.json`]),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((player) => `/player/${player}`),
  ]
  const pages = []
  for (const path of paths)
    for (const who of [server.nobody, owner]) {
      const { body } = await who.get(`/t/${id}${path}`)
      pages.push([path, typeof body.text === 'string' ? body.text : JSON.stringify(body)] as const)
    }
  return pages
}

test('what a page does not know does not make another page of it', async () => {
  const { server, owner, id } = await start()
  await publish(owner, id)
  const page = (query: string) => server.nobody.get(`/t/${id}/round/1${query}`)
  const plain = await page('?by=name&q=Player')
  const odd = await page('?zzz=1&q=Player&by=name&by=board')
  expect(odd.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(odd.body.text).not.toContain('zzz')
  expect((await page('?by=name')).headers.get('etag')).not.toBe(plain.headers.get('etag'))
})

describe('nothing unpublished', () => {
  test('no page tells of drafts, byes to come, unconfirmed reports, births, or who is kept apart', async () => {
    const desk = await start(0, { confirmResults: true, numberOfRounds: 5 })
    const { owner, id } = desk
    const players = Array.from({ length: 9 }, (_, at) => ({
      name: `Player ${at + 1}`,
      rating: 2400 - at * 10,
      birth: `1987/06/0${at + 1}`,
    }))
    await owner.command(id, { kind: 'import-players', players })
    await owner.command(id, {
      kind: 'forbid-pair',
      prohibition: { strength: 'law', who: { kind: 'players', players: [2, 7] }, firstRound: 1, lastRound: null },
    })
    await publish(owner, id)
    const before = await everywhere(desk)
    await enter(owner, id, 1, 3)
    const { body } = await desk.server.nobody.get(`/api/tournaments/${id}`)
    const open = body.rounds[0].boards[3]
    expect(open.result).toBeNull()
    const link = await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })
    const own = link.body.links.find(({ may }: { readonly may: { readonly player: number } }) => may.player === open.white)
    const reported = await desk.server
      .bearer(own.secret)
      .command(id, { kind: 'report-result', round: 1, board: 3, by: open.white, result: { white: 'loss', black: 'win', rated: true } })
    expect(reported.status).toBe(200)
    const shown = await everywhere(desk)
    expect(shown.find(([path]) => path === '/round/1')![1]).not.toBe(before.find(([path]) => path === '/round/1')![1])
    expect((await owner.get(`/t/${id}/round/1`)).body.text).not.toContain('0–1')
    expect((await owner.get(`/t/${id}/round/1`)).body.text).toContain('1–0')

    await owner.command(id, { kind: 'enter-result', round: 1, board: 3, result: drawn })
    await owner.command(id, { kind: 'request-bye', bye: { player: 5, round: 2, bye: 'half-point' } })
    await owner.command(id, { kind: 'request-bye', bye: { player: 6, round: 3, bye: 'zero-point' } })
    const without = await everywhere(desk)
    expect((await owner.command(id, { kind: 'pair-round' })).status).toBe(200)
    expect((await owner.get(`/api/tournaments/${id}`)).body.draft.round).toBe(2)
    const pages = await everywhere(desk)
    // The draft changes nothing but the number the live stream resumes from.
    const still = (all: typeof pages) => all.map(([path, text]) => [path, text.replace(/data-after="\d+"/, '')])
    expect(still(pages)).toEqual(still(without))
    for (const [path, text] of pages) {
      if (!path.startsWith('/round/2')) expect([path, text.includes('/round/2')]).toEqual([path, false])
      expect([path, /half-point|zero-point/.test(text)]).toEqual([path, false])
      expect([path, text.includes('1987')]).toEqual([path, false])
      expect([path, /forbidden|"apart":\[[^\]]/i.test(text.replace(/"forbiddenPairs":\[\]/g, ''))]).toEqual([path, false])
    }
    for (const path of ['/round/2', '/round/2/receipt.json']) expect(await desk.status(path)).toBe(404)
  })

  test('the ladder of the hall holds on every page', async () => {
    const desk = await start()
    const { owner, id, text, status } = desk
    const level = (round: number, rung: string) =>
      owner.send('PUT', `/api/tournaments/${id}/hall/rounds/${round}`, { level: rung, confirmed: true })
    await publish(owner, id)
    await enter(owner, id, 1, 4)
    expect(await text('/round/1')).toContain('1–0')
    expect(await text('/standings')).toContain('id="rank-1"')
    await level(1, 'results')
    expect(await text('/standings')).not.toContain('id="rank-1"')
    expect(await text('/crosstable')).toContain('The standings are not shown yet.')
    await level(1, 'pairings')
    expect(await text('/round/1')).not.toContain('1–0')
    expect(await text('/player/1')).not.toContain('You won')
    await publish(owner, id)
    expect(await status('/round/2/receipt.json')).toBe(404)
    await level(1, 'nothing')
    for (const path of ['/round/1', '/round/2', '/round/1/receipt.json']) expect([path, await status(path)]).toEqual([path, 404])
    expect(await text('')).toContain('No round has been published yet.')
  })

  test('a tournament that is not visible is not there, and not in the list; its members may look', async () => {
    const { server, owner, id } = await start()
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: false })
    expect((await server.nobody.get(`/t/${id}`)).status).toBe(404)
    expect((await server.nobody.get('/t')).body.text).not.toContain(id)
    expect((await owner.get(`/t/${id}`)).status).toBe(200)
    for (const path of ['/t/none', '/t/UPPER', `/t/${id}/nothing`, '/t/%00', `/t/${id}/round/x`])
      expect([path, (await server.nobody.get(path)).status]).toEqual([path, 404])
  })
})

describe('pages', () => {
  test('come again only when something changed', async () => {
    const { server, owner, id } = await start()
    await publish(owner, id)
    const first = await server.nobody.get(`/t/${id}/round/1`)
    const tag = first.headers.get('etag')!
    const ask = () => server.nobody.send('GET', `/t/${id}/round/1`, undefined, { 'if-none-match': tag })
    expect((await ask()).status).toBe(304)
    await enter(owner, id, 1, 1)
    expect((await ask()).status).toBe(200)
  })

  test('speak the language of the browser, or the one that was chosen', async () => {
    const { server, owner, id, text } = await start()
    await publish(owner, id)
    expect(await text('/round/1', { 'accept-language': 'de-CH,fr;q=0.5' })).toContain('<h1>Runde 1</h1>')
    expect(await text('/round/1', { 'accept-language': 'fr' })).toContain('<h1>Ronde 1</h1>')
    const chosen = await server.nobody.send('GET', `/t/${id}/round/1?lang=fr`, undefined, { 'accept-language': 'de' })
    expect(chosen.body.text).toContain('Échiquier')
    expect(await text('/round/1', { 'accept-language': 'de', cookie: chosen.headers.get('set-cookie')!.split(';')[0]! })).toContain(
      'Ronde 1',
    )
  })

  test('find a name without a script, whatever its accents', async () => {
    const { owner, id, text } = await start(0)
    await owner.command(id, {
      kind: 'import-players',
      players: ['Müller, Zoë', 'Núñez, Ana', 'Smith, John', 'Öztürk, Ali'].map((name) => ({ name })),
    })
    await publish(owner, id)
    const found = await text('/players?q=nunez')
    expect(found).toContain('Núñez')
    expect(found).not.toContain('Smith')
    expect(await text('/round/1?by=name&q=zoe+mul')).toContain('Müller, Zoë')
    expect(await text('/players?q=<b>nobody')).toContain('Nobody here is called “&lt;b&gt;nobody”.')
  })

  test('standings are after the last round that is over; those of the round being played are there for whoever asks', async () => {
    const { owner, id, text } = await start()
    await publish(owner, id)
    expect(await text('/standings')).toContain('No round is over yet.')
    await enter(owner, id, 1, 3)
    // Three games are won, and nobody has half a point for a game that is still on.
    expect(await text('/standings?round=1')).toContain('Not final: 1\u00a0game open.')
    expect(await text('/player/4')).not.toContain('½')
    await enter(owner, id, 1, 4)
    expect(await text('/standings')).toContain('<h1>Standings after round 1</h1>')
    await publish(owner, id)
    await owner.command(id, { kind: 'enter-result', round: 2, board: 0, result: won })
    expect(await text('/standings')).toContain('<h1>Standings after round 1</h1>')
    expect(await text('/standings?round=2')).toContain('<h1>Standings after round 2</h1>')
    expect(await text('/crosstable')).toContain('Standings after round 1')
  })

  test('remember whose device it is', async () => {
    const { server, owner, id, text } = await start()
    await publish(owner, id)
    const said = await server.nobody.get(`/t/${id}/player/3?me=yes`)
    const cookie = said.headers.get('set-cookie')!.split(';')[0]!
    expect(await text('', { cookie })).toContain('id="yours"')
    expect(await text('/round/1', { cookie })).toMatch(/class="mine"/)
    expect(await text('')).not.toContain('id="yours"')
  })

  test('say where to play and why, and answer for any two players', async () => {
    const { owner, id, text } = await start()
    await publish(owner, id)
    const page = await text('/player/1')
    expect(page).toMatch(/Player 1, you play on<\/span> <span class="place">Board 1/)
    expect(page).toContain('Why Player 5?')
    expect(await text('/why?player=1&opponent=2')).toMatch(/id="answer"/)
    expect(await text('/why?player=Player+1&opponent=Nobody')).toContain('“Nobody” is no player of this tournament.')
    expect(await text('/why?player=Player&opponent=2')).toContain('Several players match')
    expect(await text('/why?player=2&opponent=2')).toContain('Choose two different players.')
  })

  test('say that there was no time to explain, and explain when there is', async () => {
    let later = 0
    const { owner, id, text } = await start(8, {}, { questionsPerMinute: 1 }, () => new Date(Date.now() + later))
    await publish(owner, id)
    expect(await text('/player/1')).toMatch(/class="headline"/)
    expect(await text('/player/2')).toContain('Too many questions at once.')
    later = 61_000
    expect(await text('/player/2')).toMatch(/class="headline"/)
  })

  test('carry what a preview of a link shows', async () => {
    const { server, owner, id, text } = await start(8, { info: { name: 'Zug <Open> 2026' } })
    await publish(owner, id)
    const page = await text('/round/1')
    expect(page).toContain('<meta property="og:title" content="Round 1 · Zug &lt;Open&gt; 2026"/>')
    expect(page).toMatch(/<meta property="og:description" content="[^"]+"\/>/)
    expect(page).not.toMatch(/ style=|<style|<script>/)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(page)![1]!
    expect(new URL(picture).origin).toBe(new URL(/<meta property="og:url" content="([^"]+)"/.exec(page)![1]!).origin)
    const sent = await server.app.request(new URL(picture).pathname)
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await sent.arrayBuffer()).readUInt32BE(16)).toBe(1200)
  })
})

test('what the engine remarks on a tie-break is said in the language of the page, as are its name, dates and decimals', async () => {
  const { owner, id, text } = await start(9, { info: { name: 'Open', startDate: '2026/11/14', endDate: '2026/11/15' } })
  for (const round of [1, 2]) {
    await publish(owner, id)
    await enter(owner, id, round, 4, round === 1 ? won : drawn)
  }
  const pages = await Promise.all([1, 2, 3, 9].map((player) => text(`/standings?working=${player}&lang=de`)))
  for (const page of pages) {
    expect(page).toContain('gestrichen: schlechtester Wert')
    expect(page).toContain('Buchholz, ohne den schlechtesten')
    expect(page).not.toMatch(/did not meet|least significant|not all met|unplayed|pairing allocated|lang="en">[^E]/)
    expect(page).not.toMatch(/>\d+\.\d+</)
  }
  expect(await text('?lang=fr')).toMatch(/14\D{1,3}15 novembre 2026/)
})

test('a bye counts what the event gives for it', async () => {
  const scoring = { ...standardScoring, pairingAllocatedBye: 5 }
  const { owner, id, text } = await start(3, { scoring })
  await publish(owner, id)
  await enter(owner, id, 1, 1)
  const out = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].unpaired[0].player
  const cells = /id="card-1">(.*?)<\/tr>/
    .exec(await text(`/player/${out}`))![1]!
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
  expect(cells).toBe('|1|pairing-allocated bye|↓|½|½|')
  expect(await text('/crosstable')).toContain('>bye</td>')
})

test('the list of tournaments begins with what is being played, and ends with what is over', async () => {
  const { server, owner } = await start(4, { info: { name: 'Being played', startDate: '2026/03/01' } })
  const first = (await owner.get('/api/tournaments')).body.tournaments[0].id
  await publish(owner, first)
  const make = async (name: string, startDate: string): Promise<string> => {
    const id = await newTournament(owner, 2, { info: { name, startDate }, numberOfRounds: 1 })
    await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    return id
  }
  const over = await make('All over', '2026/01/01')
  await publish(owner, over)
  await enter(owner, over, 1, 1)
  await owner.command(over, { kind: 'finish-tournament' })
  await make('Next year', '2027/01/01')
  await make('Next month', '2026/04/01')
  const page = (await server.nobody.get('/t')).body.text as string
  const order = ['Being played', 'Next month', 'Next year', 'All over'].map((name) => page.indexOf(name))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(page).toContain('1 April 2026')
})

describe('other systems', () => {
  test('a round robin has a grid', async () => {
    const { owner, id, text } = await start(4, { rulebook: 'round-robin' })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const page = await text('/crosstable')
    expect(page).toContain('cross round-robin')
    expect(page.match(/class="cell self"/g)).toHaveLength(4)
  })

  test('in a round robin whoever has no game rests; after the end a page has the final place', async () => {
    const { owner, id, text } = await start(3, { rulebook: 'round-robin', numberOfRounds: 3 })
    for (const round of [1, 2, 3]) {
      await publish(owner, id)
      await enter(owner, id, round, 1)
    }
    expect(await text('/round/1')).toContain('<small>rests</small>')
    const resting = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].unpaired[0].player
    const cells = /id="card-1">(.*?)<\/tr>/
      .exec(await text(`/player/${resting}`))![1]!
      .replace(/<[^>]*>/g, '|')
      .replace(/\|+/g, '|')
    expect(cells).toBe('|1|rests|0|')
    expect(await text(`/standings?working=${resting}`)).toContain('<small>rests</small>')
    expect(await text(`/player/${resting}`)).not.toContain('class="float"')
    expect(await text('/player/1')).not.toContain('Place ')
    expect((await owner.command(id, { kind: 'finish-tournament' })).status).toBe(200)
    expect(await text('/player/1')).toMatch(/Place \d/)
    expect(await text('/player/1')).not.toContain('you play on')
    const event = await text('', { cookie: 'zug-me=1' })
    expect(event).toContain('The tournament is over.')
    expect(event).toMatch(/class="place">Place \d/)
  })

  test('a game without colours has none, and its own scores', async () => {
    const { owner, id, text } = await start(4, { rulebook: 'ssm', colourless: true })
    await publish(owner, id)
    await enter(owner, id, 1, 1, { white: 'win', black: 'loss', rated: true, scores: [130, 70] })
    const page = await text('/round/1')
    expect(page).toContain('13–7')
    expect(page).not.toMatch(/White|Black/)
    expect(await text('/player/1')).toContain('Table ')
  })

  test('teams have matches with boards', async () => {
    const { owner, id, text } = await start(8, { rulebook: 'cfc-team', teamEvent: true })
    for (let team = 0; team < 4; team++)
      await owner.command(id, { kind: 'enter-team', name: `Team ${team + 1}`, boards: [team * 2 + 1, team * 2 + 2], alternates: [] })
    await publish(owner, id)
    const boards = (results: readonly string[], first: number) => results.map((result, at) => ({ player: first + at, result }))
    const rounds = async () => (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards
    const [match] = await rounds()
    const members = (team: number): number => (team - 9) * 2 + 1
    const result = {
      white: 'win',
      black: 'loss',
      rated: true,
      match: { white: boards(['win', 'draw'], members(match.white)), black: boards(['loss', 'draw'], members(match.black)) },
    }
    for (const board of [0, 1]) {
      const given =
        board === 0
          ? result
          : {
              ...won,
              match: {
                white: boards(['win', 'win'], members((await rounds())[1].white)),
                black: boards(['loss', 'loss'], members((await rounds())[1].black)),
              },
            }
      expect((await owner.command(id, { kind: 'enter-result', round: 1, board, result: given })).status).toBe(200)
    }
    const page = await text('/round/1')
    expect(page).toContain('1½–½')
    expect(page).toContain('Player 1')
    expect(await text('/players')).toContain('Player 1 · Player 2')
    expect(await text('/standings')).toContain('Team 1')
    expect(await text(`/player/${match.white}`)).toContain('Line-up')
    const member = await text('/player/1')
    expect(member).toContain('Team 1')
    expect(member).toMatch(/Match \d, Board 1/)
    expect(member).toContain('id="card-1"')
    expect(await text('/crosstable')).toContain('Team 4')
  })
})
