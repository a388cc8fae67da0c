import { describe, expect, test } from 'vitest'
import { drawn, won } from '../../testing/server.ts'
import { ofTheTournament, printable, usePaperDesks, words } from './testing/paper-desk.ts'

const start = usePaperDesks()

test.each([
  [{ rulebook: 'fide-dutch-2026' }, ['slips', 'checklist']],
  [{ rulebook: 'cfc' }, ['slips']],
  [{ rulebook: 'cfc-team' }, ['line-ups', 'match-sheets']],
  [{ rulebook: 'round-robin' }, ['berger', 'slips']],
  [{ rulebook: 'round-robin', of: 'teams' }, ['berger', 'line-ups', 'match-sheets']],
  [{ rulebook: 'ssm' }, ['slips']],
] as const)('%o has the papers that fit it', async (rules, fitting) => {
  const { owner, id, text, publish } = await start(8, { rules })
  const { traits } = (await owner.get(`/api/tournaments/${id}`)).body
  for (const first of traits.teams ? [1, 3, 5, 7] : [])
    await owner.command(id, { kind: 'enter-team', name: `Team ${first}`, boards: [first, first + 1], alternates: [] })
  await publish()
  const papers = ['slips', 'line-ups', 'match-sheets', 'berger', 'checklist']
  expect(printable(await text(owner, '')).filter((each) => papers.includes(each))).toEqual(fitting)
})

test('line-up slips of teams: a half each, its members, room for every board, and a code once the links are made', async () => {
  const { owner, id, text, publish } = await start(12, { rules: { rulebook: 'fide-team-2026' } })
  for (const first of [1, 4, 7, 10])
    await owner.command(id, { kind: 'enter-team', name: `Team ${first}`, boards: [first, first + 1], alternates: [first + 2] })
  await publish()
  const page = await text(owner, '/line-ups')
  expect([page.match(/class="line-up-slip"/g)?.length, page.match(/write-box wide/g)?.length, page.includes('class="qr"')]).toEqual([
    4,
    8,
    false,
  ])
  for (const team of [1, 4, 7, 10]) expect(words(page)).toContain(`Captain: Team ${team}`)
  await owner.post(`/api/tournaments/${id}/board-links`, { round: 1 })
  expect((await text(owner, '/line-ups?links=yes')).match(/class="qr"/g)?.length).toBe(4)
})

test('slips and sheets have a row for every declared board, also of a team short of players, and name the reserves', async () => {
  const { owner, id, text, publish } = await start(12, { rules: { rulebook: 'fide-team-2026' }, boardsPerMatch: 3 })
  const teams = [
    [[1, 2, 3], [4]],
    [[5, 6], []],
    [[7, 8, 9], []],
    [[10, 11, 12], []],
  ]
  for (const [at, [boards, alternates]] of teams.entries())
    await owner.command(id, { kind: 'enter-team', name: `Team ${at}`, boards, alternates })
  await publish()
  const slips = await text(owner, '/line-ups?lang=en')
  expect(slips.match(/write-box wide/g)?.length).toBe(12)
  expect(words(slips)).toContain('1 Player 1 · 2 Player 2 · 3 Player 3 · Reserves: 4 Player 4')
  const sheets = await text(owner, '/match-sheets?lang=en')
  expect(sheets.match(/<td class="board">3<\/td>/g)?.length).toBe(2)
})

test('C.04.5: slips of a match of two games have a row for each', async () => {
  const { owner, text, publish } = await start(4, { rules: { rulebook: 'fide-double-swiss-2026' } })
  await publish()
  const page = await text(owner, '/slips')
  expect([page.match(/class="choices two"/g)?.length, page.includes('Game 1'), page.includes('Game 2')]).toEqual([4, true, true])
})

test('what is announced beyond the handbook (CFC 602) is printed: in words on the list of entrants, by number on every sheet', async () => {
  const { owner, text, publish } = await start(4, { rules: { rulebook: 'cfc', variations: ['624.1', '631-first'] } })
  await publish()
  const list = words(await text(owner, '/players'))
  expect(list).toContain('Announced: 624.1 · An odd man meets somebody due the opposite colour and 631-first · No third game running')
  expect(words(await text(owner, '/pairings'))).toContain('announced: 624.1, 631-first')
  const plain = await start(4, { rules: { rulebook: 'cfc' } })
  expect(await plain.text(plain.owner, '/players')).not.toMatch(/announced/i)
})

test('what everybody prints is made once until something changes, in turn with what else is large', async () => {
  const { server, id, publish, enter } = await start()
  await publish()
  let made = 0
  const { fairShare } = server.context
  Object.assign(server.context, {
    fairShare: (...parts: Parameters<typeof fairShare>) => {
      made += 1
      return fairShare(...parts)
    },
  })
  const ask = async (path: string, tag = '') => {
    const { status, headers } = await server.nobody.send('GET', `/t/${id}${path}`, undefined, { 'if-none-match': tag })
    return { status, tag: headers.get('etag') ?? '' }
  }
  for (const path of ['/paper/cards', '/round/1/receipt.json']) {
    made = 0
    const [first] = await Promise.all(Array.from({ length: 10 }, () => ask(path)))
    expect([first!.status, made]).toEqual([200, 1])
    expect((await ask(path, first!.tag)).status).toBe(304)
  }
  const before = await ask('/paper/cards')
  await enter(1, 0, { white: 'win', black: 'loss', rated: true })
  expect((await ask('/paper/cards', before.tag)).status).toBe(200)
  made = 0
  await ask('/screen/everything')
  expect(made).toBe(1)
})

describe('what is on the paper', () => {
  test('the receipt of the round, its rulebook and the engine', async () => {
    const { server, id, text, publish } = await start()
    await publish()
    const { receipt } = (await server.nobody.get(`/api/tournaments/${id}/rounds/1`)).body
    const page = words(await text(server.nobody, '/pairings?lang=de'))
    expect(page.replaceAll('\u00a0', ' ')).toContain(receipt.short.replace(/(.{4})(?=.)/g, '$1 '))
    expect(page).toContain(`Zug ${receipt.engine}`)
    expect(page).toContain('spielfrei (zugelost)')
  })

  test('the day of the round where it is known, else the days of the event', async () => {
    const info = { name: 'Zug Open', startDate: '2026/06/01', endDate: '2026/06/07', roundDates: ['2026/06/02'] }
    const { text, owner, publish, enter } = await start(4, { info })
    await publish()
    expect(words(await text(owner, '/pairings?lang=en'))).toContain('2 June 2026')
    for (const board of [0, 1]) await enter(1, board, won)
    await publish()
    expect(words(await text(owner, '/pairings?lang=en'))).toMatch(/\b1\D{1,3}7 June 2026/)
  })

  test('shared ranks, and a banner as long as games are open', async () => {
    const { server, text, publish, enter } = await start(8)
    await publish()
    for (const board of [0, 1, 2]) await enter(1, board, drawn)
    const open = words(await text(server.nobody, '/standings?lang=en'))
    expect(open).toContain('Not final: 1 game open')
    expect(open).toContain('1=')
    await enter(1, 3, drawn)
    expect(words(await text(server.nobody, '/standings?lang=en'))).not.toContain('Not final')
  })

  test('standings are those after the last round that is over, and of the open round on request', async () => {
    const { server, text, publish, enter } = await start(8)
    await publish()
    for (const board of [0, 1, 2, 3]) await enter(1, board, won)
    await publish()
    for (const document of ['standings', 'crosstable']) {
      expect(words(await text(server.nobody, `/${document}?lang=en`)), document).toContain('After round 1')
      expect(words(await text(server.nobody, `/${document}?lang=en`)), document).not.toContain('Not final')
      const asked = words(await text(server.nobody, `/${document}?lang=en&round=2`))
      expect(asked, document).toContain('After round 2')
      expect(asked, document).toContain('Not final: 4 games open')
    }
    for (const board of [0, 1, 2, 3]) await enter(2, board, drawn)
    expect(words(await text(server.nobody, '/standings?lang=en'))).toContain('After round 2')
  })

  test('nobody checks in for a round after the last, and the check-list ends with it', async () => {
    const { owner, id, text, publish, enter } = await start(4, { numberOfRounds: 2 })
    for (const round of [1, 2]) {
      expect(words(await text(owner, '/check-in?lang=en'))).toContain(`Before round ${round}`)
      await publish()
      for (const board of [0, 1]) await enter(round, board, won)
    }
    expect((await owner.get(`/t/${id}/paper/check-in`)).status).toBe(404)
    expect(printable(await text(owner, ''))).not.toContain('check-in')
    const sheet = await text(owner, '/checklist?lang=en')
    expect(words(sheet)).toContain('Before round 2')
    expect(sheet).not.toContain('<option value="3"')
  })

  test('the crosstable says which number names the opponent, and means it', async () => {
    const { server, id, text, publish, enter } = await start(8)
    await publish()
    for (const board of [0, 1, 2, 3]) await enter(1, board, { white: 'loss', black: 'win', rated: true })
    const { boards } = (await server.nobody.get(`/api/tournaments/${id}/rounds/1`)).body
    const { rows } = (await server.nobody.get(`/api/tournaments/${id}/standings`)).body
    const winner = rows[0].player
    const loser = boards.find(({ black }: { readonly black: number }) => black === winner).white
    const line = rows.findIndex(({ player }: { readonly player: number }) => player === loser) + 1
    const [start_, rank] = [
      await text(server.nobody, '/crosstable?lang=en&numbers=start'),
      await text(server.nobody, '/crosstable?lang=en'),
    ]
    const firstCell = (html: string): string => /<td class="cell">([^<]*)</.exec(html.slice(html.indexOf('<tbody><tr>')))![1]!
    expect(firstCell(start_)).toBe(`${loser}b1`)
    expect(firstCell(rank)).toBe(`${line}b1`)
    expect(words(start_)).toContain('by starting number')
    expect(words(rank)).toContain('by the line in this table')
    expect(line).not.toBe(loser)
    // The rank first, as on every list, and not once more behind the points.
    expect(rank).toMatch(/<th class="rank">Rank<\/th><th class="n">#<\/th><th class="n">No<\/th>/)
    expect(rank.split('<th class="rank">')).toHaveLength(2)
    // The public page means the same, and says so before the table.
    const page = String((await server.nobody.get(`/t/${id}/crosstable`)).body.text)
    expect(page.indexOf('the opponent’s line in this table')).toBeLessThan(page.indexOf('<table'))
  })

  test('a game without colours has none on any paper, and slips have room for its scores', async () => {
    const { server, owner, id, text, publish, enter } = await start(5, { rules: { rulebook: 'ssm' } })
    await publish()
    for (const board of [0, 1]) await enter(1, board, { white: 'win', black: 'loss', rated: true, scores: [130, 70] })
    await publish()
    await owner.send('POST', `/t/${id}/paper/slips/links?round=2`)
    const colour = /\b(White|Black|Colour)\b|\d[wb][10½*<]|class="mark"/
    for (const path of [
      'pairings',
      'pairings-by-name',
      'pairings-by-name?columns=2',
      'crosstable',
      'wall-chart',
      'cards',
      'slips',
      'slips?links=yes',
    ]) {
      const page = await text(owner, `/${path}${path.includes('?') ? '&' : '?'}lang=en`)
      const printed = ofTheTournament(page)
      expect(printed.length, path).toBeGreaterThan(500)
      expect(printed, path).not.toMatch(colour)
      expect(words(printed), path).not.toMatch(colour)
    }
    const slips = words(await text(server.nobody, '/slips?lang=en'))
    expect(slips).toContain('Score of the game')
    expect(slips).toContain('on the time limit')
    expect(slips).not.toContain('1 – 0')
  })

  test('nobody has a bye or a float in a round robin', async () => {
    const { owner, text, publish, enter } = await start(5, { rules: { rulebook: 'round-robin' } })
    for (const round of [1, 2]) {
      await publish()
      for (const board of [0, 1]) await enter(round, board, won)
    }
    for (const path of ['pairings', 'pairings-by-name', 'results', 'crosstable', 'wall-chart', 'cards', 'berger'])
      expect(words(await text(owner, `/${path}?lang=en`)), path).not.toMatch(/bye|Float|[↓↑]/)
    expect(words(await text(owner, '/pairings?lang=en'))).toMatch(/rests Receipt|rests [^\d]/)
    expect(words(await text(owner, '/cards?lang=en'))).toContain('rests')
  })

  test('teams count from 1 on every list, and the start list has their line-ups', async () => {
    const { owner, id, text, publish } = await start(6, { rules: { rulebook: 'cfc-team' } })
    for (const team of [0, 1])
      await owner.command(id, {
        kind: 'enter-team',
        name: `Team ${team}`,
        boards: [3 * team + 1, 3 * team + 2],
        alternates: [3 * team + 3],
      })
    const list = words(await text(owner, '/players?lang=en'))
    expect(list).toMatch(/1 Team 0 Player 1 \d+ · Player 2 \d+ · Reserves: Player 3 \d+/)
    await publish()
    expect(await text(owner, '/wall-chart?lang=en')).toContain('<td class="n big">1</td>')
  })

  test('where results are confirmed each player has a card of the board with one code', async () => {
    for (const [confirmResults, cards, codes] of [
      [true, 4, 1],
      [false, 2, 2],
    ] as const) {
      const { owner, id, text, publish } = await start(4, { confirmResults })
      await publish()
      await owner.send('POST', `/t/${id}/paper/board-cards/links?round=1`)
      const page = await text(owner, '/board-cards?links=yes&lang=en')
      const found = page.split('<article class="cell board-card">').slice(1)
      expect(found.map((card) => card.split('class="qr"').length - 1)).toEqual(Array.from({ length: cards }, () => codes))
    }
  })

  test('name cards have a line for the family name and one for the given names, without the comma of lists', async () => {
    const { server, owner, id, text } = await start(0)
    await owner.command(id, { kind: 'import-players', players: [{ name: 'Bühler, Anna Maria' }] })
    const page = await text(server.nobody, '/name-cards')
    expect(page).toContain('<span>Bühler</span><span>Anna Maria</span>')
  })

  test('names are written as text, whatever is in them', async () => {
    const { server, owner, id, text } = await start(0)
    const players = ['<script>alert(1)</script>', 'O’Neill & "Söhne"'].map((name, at) => ({ name, rating: 2000 - at }))
    await owner.command(id, { kind: 'import-players', players })
    const page = await text(server.nobody, '/players')
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/ style=/)
  })
})

test('of a sheet of codes one is drawn in each turn of the event loop, so that others have theirs', async () => {
  const { text, owner } = await start(150)
  let [turns, over] = [0, false]
  const count = (): void => {
    turns += 1
    if (!over) setImmediate(count)
  }
  setImmediate(count)
  const page = await text(owner, '/check-in-codes')
  over = true
  expect(page.match(/class="qr"/g)?.length).toBeGreaterThanOrEqual(150)
  expect(turns).toBeGreaterThan(140)
  // They are kept: whoever prints again does not wait for them.
  turns = 0
  over = false
  setImmediate(count)
  expect(await text(owner, '/check-in-codes')).toBe(page)
  over = true
  expect(turns).toBeLessThan(140)
})
