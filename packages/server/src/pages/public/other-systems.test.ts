import { describe, expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../../testing/public-pages.ts'
import { won } from '../../testing/server.ts'

const start = usePublicPages()

describe('other systems', () => {
  test('a round robin has a grid', async () => {
    const { owner, id, text } = await start(4, { rules: { rulebook: 'round-robin' } })
    await publish(owner, id)
    await enter(owner, id, 1, 2)
    const page = await text('/crosstable')
    expect(page).toContain('cross round-robin')
    expect(page.match(/class="cell self"/g)).toHaveLength(4)
  })

  test('in a round robin whoever has no game rests; after the end a page has the final place', async () => {
    const { owner, id, text } = await start(3, { rules: { rulebook: 'round-robin' }, numberOfRounds: 3 })
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
    const event = await text('?me=1')
    expect(event).toContain('The tournament is over.')
    expect(event).toMatch(/class="place">Place \d/)
  })

  test('in a match of two games a player has both colours', async () => {
    const { owner, id, text } = await start(4, { rules: { rulebook: 'fide-double-swiss-2026' } })
    await publish(owner, id)
    const { white, black } = (await owner.get(`/api/tournaments/${id}`)).body.rounds[0].boards[0]
    expect(await text(`/player/${white}`)).toContain('White, then Black')
    expect(await text(`/player/${black}`)).toContain('Black, then White')
    expect(await text(`?me=${black}`)).toContain('Black, then White,')
  })

  test('a game without colours has none, and its own scores', async () => {
    const { owner, id, text } = await start(4, { rules: { rulebook: 'ssm' } })
    await publish(owner, id)
    await enter(owner, id, 1, 1, { white: 'win', black: 'loss', rated: true, scores: [130, 70] })
    const page = await text('/round/1')
    expect(page).toContain('13–7')
    expect(page).not.toMatch(/White|Black/)
    expect(await text('/player/1')).toContain('Table ')
  })

  test('CFC 616: a default is marked F beside its opponent, and the score of whoever had no opponent stands in brackets; on pages and on paper', async () => {
    const { owner, id, text } = await start(5, { rules: { rulebook: 'cfc' } })
    await owner.command(id, { kind: 'request-bye', bye: { player: 4, round: 1, bye: 'half-point' } })
    await owner.command(id, { kind: 'withdraw', player: 5 })
    await publish(owner, id)
    await enter(owner, id, 1, 1, { white: 'forfeit-win', black: 'forfeit-loss', rated: true })
    const cells = (html: string): readonly string[] =>
      [...html.matchAll(/<td[^>]*class="cell[^"]*"[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell!.replace(/<[^>]*>/g, ' ').trim())
    for (const path of ['/crosstable?round=1', '/paper/crosstable']) {
      const html = await text(path)
      expect(cells(html), path).toEqual(expect.arrayContaining([expect.stringMatching(/^\d[wb]1F$/), 'bye(½)', '(0)']))
      expect(html).toContain('F: by default; in brackets: the score of whoever had no opponent.')
    }
    const chart = cells(await text('/paper/wall-chart')).map((cell) => cell.split(/\s+/)[0])
    expect(chart).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d[wb]\+F$/), expect.stringMatching(/^\d[wb]−F$/), 'bye(½)', '(0)']),
    )
    const dutch = await start(4)
    await publish(dutch.owner, dutch.id)
    await enter(dutch.owner, dutch.id, 1, 1, { white: 'forfeit-win', black: 'forfeit-loss', rated: true })
    expect(cells(await dutch.text('/paper/crosstable'))).toEqual(expect.arrayContaining([expect.stringMatching(/^\d[wb]\+$/)]))
  })

  test('CFC 653: what somebody who left a round robin before half of the games has not played is a dash, what was played stays', async () => {
    const { owner, id, text } = await start(6, { rules: { rulebook: 'round-robin' }, numberOfRounds: 5 })
    await publish(owner, id)
    await enter(owner, id, 1, 3)
    await owner.command(id, { kind: 'withdraw', player: 1, confirmed: true })
    const row = (html: string, name: string): readonly string[] => {
      const [found] = [...html.matchAll(/<tr.*?<\/tr>/gs)]
        .map(([each]) => each)
        .filter((each) => each.includes(name) && each.includes('self'))
      return [...found!.matchAll(/<td[^>]*class="cell([^"]*)"[^>]*>(.*?)<\/td>/gs)].map(([, kind, cell]) =>
        kind!.includes('self') ? '×' : cell!,
      )
    }
    for (const path of ['/crosstable?round=1', '/paper/berger']) {
      const mine = row(await text(path), 'Player 1<')
      expect(mine.toSorted(), path).toEqual([expect.stringMatching(/^\([01]\)$/), '-', '-', '-', '-', '×'])
      expect(row(await text(path), 'Player 2<').filter((cell) => cell === '-').length, path).toBe(1)
    }
    // A Swiss has its own table, with a name of its own.
    expect(await text('/crosstable?lang=de')).toContain('>Kreuztabelle</h1>')
    expect(await (await start(4, {})).text('/crosstable?lang=de')).toContain('>Fortschrittstabelle</h1>')
    const { rows } = (await owner.get(`/api/tournaments/${id}/crosstable`)).body
    expect(rows.flatMap(({ player, struck }: { player: number; struck?: true }) => (struck ? [player] : []))).toEqual([1])
  })

  test('what is announced beyond the handbook (CFC 602) stands on the page of the event, in words', async () => {
    const { text } = await start(4, { rules: { rulebook: 'cfc', variations: ['615-laws', '631.1'] } })
    const page = await text('')
    expect(page).toContain('<dt>Announced</dt>')
    expect(page).toContain('615-laws · Laws 618 (b) and (c) may move the bye within its score group')
    expect(page).toContain('631.1 · No transposition for alternation of colours')
    expect(await (await start(4, { rules: { rulebook: 'cfc' } })).text('')).not.toContain('Announced')
  })

  test('teams have matches with boards', async () => {
    const { owner, id, text } = await start(8, { rules: { rulebook: 'cfc-team' } })
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

    // The first team of the other match won on both boards; on board 2 it had Black.
    const { white: winners, black: losers } = (await rounds())[1]
    const own = async (player: number): Promise<string> =>
      (await text(`/player/${player}`))
        .replace(/^.*id="where">/s, '')
        .replace(/<\/section>.*$/s, '')
        .replace(/<[^>]*>/g, '|')
    expect(await own(members(winners) + 1)).toMatch(/Board 2\|.*Black\|.*Won \|0–1\|/s)
    expect(await own(members(losers) + 1)).toMatch(/Board 2\|.*White\|.*Lost \|0–1\|/s)
    // A member does not float: teams do.
    expect(await text(`/player/${members(winners)}`)).not.toContain('class="float"')
  })
})
