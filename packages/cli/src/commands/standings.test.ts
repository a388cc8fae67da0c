import { readFileSync } from 'node:fs'
import { tieBreakRules } from '@zug/engine/standings'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, demo, rules, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const withRecord = (record: string): string => `${record}\n${textOf(book)}`

describe('zug standings', () => {
  test('the help names every tie-break', () => {
    const named = new Set(runZug(['standings', '--help']).stdout.split(/[^\w]+/))
    expect(tieBreakRules.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  })

  test('a table by the preset, with the tie-breaks named', () => {
    const { status, stdout, stderr } = runZug(['standings', book])
    expect([status, stderr]).toEqual([0, ''])
    const lines = stdout.split('\n')
    expect(lines[0]).toMatch(/standings after round 6 of 6$/)
    expect(lines[1]).toBe('Tie-breaks BH/C1, BH, SB, DE, WIN (preset swiss; C.07 of 2026)')
    expect(lines[3]).toBe('Rk  No       Name       Rtg  Pts  BH/C1    BH     SB  DE  WIN')
    expect(lines[4]).toBe(' 1   2  IM   Bruno     2500   4½   19.0  21.0  14.75        3')
    expect(stdout).not.toContain('\u001b')
  })

  test('not final while rounds remain, whether they are not paired or not asked for', () => {
    expect(runZug(['standings', demo]).stdout).toMatch(/^Not final: 1 round to play$/m)
    expect(runZug(['standings', book, '--round', '4']).stdout).toMatch(/^Not final: 2 rounds to play$/m)
    expect(JSON.parse(runZug(['standings', book, '--json']).stdout).final).toBe(true)
  })

  test('an open game is said', () => {
    const open = textOf(book)
      .replace('1 b 0\n', '1 b\n')
      .replace('6 w 1\n', '6 w\n')
      .replace('4.5    1 ', '4.0    1 ')
      .replace('3.0    6 ', '3.5    6 ')
    const name = folder.put('open.trf', open)
    expect(runZug(['standings', name]).stdout).toMatch(/^Not final: 1 open game counts as drawn$/m)
  })

  test('what the file declares, else what is asked for', () => {
    const name = folder.put('declared.trf', withRecord('202 DE,BH/C1,OTHER_BLITZ,SB'))
    const declared = runZug(['standings', name])
    expect(declared.stdout).toContain('Tie-breaks DE, BH/C1 (record 202 of the file; C.07 of 2026)')
    expect(declared.stderr).toMatch(/declared\.trf:1:1 tie-break-self-defined warning: .*ends before 'OTHER_BLITZ'/)
    expect(runZug(['standings', name, '--tie-breaks', 'sb c1']).stdout).toContain('Tie-breaks SB/C1 (as asked; ')
    expect(runZug(['standings', name, '--preset', 'cfc-swiss', '--edition', '2023']).stdout).toContain(
      'Tie-breaks CFC672 (preset cfc-swiss; CFC 672)',
    )
  })

  test('json and csv', () => {
    const answer = JSON.parse(runZug(['standings', book, '--format', 'json', '--tie-breaks', 'BH,AOB']).stdout)
    expect(answer).toMatchObject({ round: 6, rounds: 6, edition: '2026', system: 'swiss', tieBreaks: ['BH', 'AOB'], openGames: [] })
    expect(answer.players[0]).toMatchObject({
      rank: 1,
      shared: false,
      id: 1,
      name: 'Alice',
      title: 'GM',
      points: 4.5,
      tieBreaks: { BH: 21.5 },
    })
    const out = folder.path('standings.csv')
    expect(runZug(['standings', book, '--format', 'csv', '--tie-breaks', 'BH', '--out', out])).toMatchObject({ status: 0, stdout: '' })
    expect(readFileSync(out, 'utf8').split('\r\n').slice(0, 2)).toEqual([
      'rank,number,title,name,rating,federation,points,BH',
      '1,1,GM,Alice,2500,,4.5,21.5',
    ])
  })

  test('a name cannot become a formula in a spreadsheet', () => {
    const name = folder.put('formula.trf', textOf(book).replace('Alice   ', '=1+2,"xy'))
    expect(runZug(['standings', name, '--format', 'csv', '--tie-breaks', 'BH']).stdout).toContain(`,"'=1+2,""xy",`)
  })

  test('the working of a player, by number or name', () => {
    const { status, stdout } = runZug(['standings', book, '--tie-breaks', 'BH/C1,SB', '--show-working', 'nancy'])
    expect(status).toBe(0)
    expect(stdout).toContain('11 Nancy\n')
    expect(stdout).toMatch(/^ {2}✗ round 3, 2.5, unplayed: dummy with own score \(16\.4\), cut: voluntarily unplayed round \(16\.5\)$/m)
    const json = JSON.parse(runZug(['standings', book, '--tie-breaks', 'BH/C1', '--show-working', '11', '--json']).stdout)
    expect(json.working).toMatchObject({ player: 11, criteria: [{ criterion: 'PTS', value: 2.5 }, { criterion: 'BH/C1' }] })
    expect(json.working.criteria[1].terms[2]).toMatchObject({
      round: 3,
      opponent: null,
      value: 2.5,
      cut: 'cut: voluntarily unplayed round (16.5)',
    })
  })

  test('crosstable, wall chart and card', () => {
    expect(runZug(['standings', book, '--crosstable', '--tie-breaks', 'BH']).stdout).toMatch(/^ 1 {2}Alice +2500 +9w1 +3b0/m)
    expect(runZug(['standings', book, '--wall-chart']).stdout).toMatch(/^Finn +6 +13B\+ +1 +3W= +1½ +\+000 +2½/m)
    const card = runZug(['standings', book, '--card', 'Eloise', '--k', '10']).stdout
    expect(card.split('\n')).toEqual([
      '(WIM) Eloise 2350  No 5',
      'R  Opp  Name     Col  Flt  Res  Pnts',
      '1   12  Oskar    W         1       1',
      '2    1  Alice    W         1       2',
      '3    2  Bruno    B         ½      2½',
      '4    4  David    B    ↓    ½       3',
      '5   11  Nancy    W    ↓    1       4',
      '6    7  Giorgia  B    ↓    ½      4½',
      "4.5 of 6 rated games, opponents' average 2308, performance 2501, expected 3.29, rating change +12.10 with K 10",
      '',
    ])
    expect(JSON.parse(runZug(['standings', book, '--card', '5', '--json']).stdout)).toMatchObject({
      id: 5,
      ratingReport: { games: 6, performance: 2501 },
    })
    expect(JSON.parse(runZug(['standings', book, '--crosstable', '--json']).stdout).rows).toHaveLength(14)
    expect(JSON.parse(runZug(['standings', book, '--wall-chart', '--json']).stdout)).toMatchObject({ rounds: 6 })
    expect(runZug(['standings', book, '--wall-chart', '--format', 'csv']).stdout).toMatch(/^Player,PN,1,Pts,/)
  })

  test.each([
    [['--tie-breaks', 'BH,XY,DE/C1'], /^--tie-breaks:1:1 tie-break-unknown .*\n--tie-breaks:1:1 tie-break-modifier-not-allowed /],
    [['--preset', 'nonsense'], /^--preset:1:1 preset-unknown .*swiss-rated/],
    [['--preset', 'olympiad'], /preset-unsuitable/],
    [['--round', '7'], /round-too-far .*6 rounds are paired/],
    [['--card', 'Zoe'], /player-unknown/],
    [['--card', 'o'], /player-ambiguous .*2 Bruno, 5 Eloise/],
    [['--show-working', '1', '--format', 'csv'], /format-unsuitable/],
    [['--crosstable', '--wall-chart'], /cannot be used with/],
    [['--edition', '2009'], /Allowed choices are 2023, 2026/],
    [['--k', '15'], /K is 10, 20 or 40/],
  ])('a bad request ends with 3: %j', (args, message) => {
    const { status, stdout, stderr } = runZug(['standings', book, ...args])
    expect(stderr).toMatch(message)
    expect([status, stdout]).toEqual([3, ''])
  })
})

describe('zug check and standings', () => {
  const recordRanks = (record: string, ranks: Readonly<Record<string, number>>): string =>
    withRecord(record).replace(/^(001 .{10})(\S+)(.*)$/gm, (line, _head, name) => {
      const rank = ranks[name as string]
      return rank === undefined ? line : `${line.slice(0, 85)}${String(rank).padStart(4)}${line.slice(89)}`
    })
  const order = [
    'Bruno',
    'Alice',
    'Eloise',
    'Giorgia',
    'David',
    'Robert',
    'Finn',
    'Carla',
    'Kevin',
    'Nancy',
    'Mark',
    'Louise',
    'Oskar',
    'Patricia',
  ]
  const ranks = Object.fromEntries(order.map((name, at) => [name, at + 1]))
  const summary = '1 tournaments, 6 rounds, 0 discrepancies\n'

  test('ranks that follow the declared tie-breaks are silent', () => {
    const name = folder.put('right.trf', recordRanks('212 PTS,BH/C1,BH,SB', ranks))
    expect(runZug(['check', name, ...rules])).toMatchObject({ status: 0, stdout: summary })
  })

  test('the first tie-break that disagrees is named on lines of its own, and counts in the closing line unless only pairings do', () => {
    const name = folder.put('wrong.trf', recordRanks('202 BH/C1,BH', { ...ranks, Alice: 3, Eloise: 2 }))
    const { status, stdout } = runZug(['check', name, ...rules])
    expect(stdout).toBe(
      `${name} standings differ at BH (C.07 of 2026; PTS, BH/C1, BH)\n  recorded: rank 2 player 5 with 19.5, rank 3 player 1 with 21.5\n${summary.replace('0 disc', '1 disc')}`,
    )
    expect(status).toBe(6)
    const pairings = runZug(['check', name, ...rules, '--pairings-only'])
    expect([pairings.status, pairings.stdout]).toEqual([0, stdout.replace('1 disc', '0 disc')])
    const report = folder.path('standings.xml')
    runZug(['check', name, ...rules, '--junit', report])
    expect(readFileSync(report, 'utf8')).toMatch(/name="standings">\s*<failure message="standings"/)
    runZug(['check', name, ...rules, '--junit', report, '--pairings-only'])
    expect(readFileSync(report, 'utf8')).toContain('failures="0"')
    const json = JSON.parse(runZug(['check', name, ...rules, '--json']).stdout)
    expect([json.discrepancies, json.wrongStandings]).toEqual([1, 1])
    expect(json.files[0].standings).toMatchObject({
      kind: 'checked',
      differences: [{ criterion: 'BH', upper: { player: 5, value: 19.5 } }],
    })
  })

  test('a tie-break that cannot be computed is said', () => {
    const name = folder.put('partly.trf', recordRanks('202 BH/C1,BH,OTHER_BLITZ', ranks))
    expect(runZug(['check', name, ...rules]).stdout).toBe(
      `${name} standings checked only before OTHER_BLITZ, which cannot be computed\n${summary}`,
    )
  })
})
