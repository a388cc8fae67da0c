import { describe, expect, test } from 'vitest'
import { issueText } from '../../../../messages/src/issues/issue-text.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { buildTournament } from '../../testing/build-tournament.ts'
import { csvIssues } from './issues.ts'
import { parsePlayersCsv } from './read.ts'
import { makeRow, readCell } from './rows.ts'
import { readStartList } from './start-list.ts'
import { makePlayersCsv } from './write.ts'

const players = (text: string) => {
  const result = parsePlayersCsv(text)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value.tournament.players
}
const issues = (text: string) => {
  const result = parsePlayersCsv(text)
  return (result.ok ? result.value.warnings : result.error).map(({ code, line }) => [code, line])
}

test('one row a player, the rounds at the end', () => {
  const tournament = buildTournament(['2w1 U', '1b0 .', 'H 1w+'])
  expect(
    makePlayersCsv({ ...tournament, players: tournament.players.map((p) => ({ ...p, name: p.id === 2 ? '=cmd|"x",y' : p.name })) }),
  ).toBe(
    [
      'id,name,title,rating,federation,fide id,birth,sex,club,points,rank,round 1,round 2',
      '1,Player 1,,,,,,,,2.0,,2 w 1,U',
      `2,"'=cmd|""x"",y",,,,,,,,0.0,,1 b 0,`,
      '3,Player 3,,,,,,,,1.5,,H,1 w +',
      '',
    ].join('\r\n'),
  )
})

test('game scores follow the result, cities are a column where there are some', () => {
  const tournament = buildTournament(['2w1', '1b0'])
  const scored = tournament.players.map((player) => ({
    ...player,
    city: player.id === 1 ? 'Zug' : '',
    outcomes: player.outcomes.map((outcome) => (outcome.kind === 'game' ? { ...outcome, gameScore: pointsFromTenths(75) } : outcome)),
  }))
  const text = makePlayersCsv({ ...tournament, players: scored })
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'id,name,title,rating,federation,fide id,birth,sex,club,points,rank,city,round 1',
    '1,Player 1,,,,,,,,1.0,,Zug,2 w 1 7.5',
  ])
  expect(players(text)[0]?.city).toBe('Zug')
})

describe('a start list', () => {
  test.each([
    ['Chess-Results', 'SNo,Name,FED,FideID,RtgI,RtgN', '1,Ada,SUI,1300001,2000,1950'],
    ['Swiss-Manager', 'Nr.;Name;Land;FideID;Elo;Geb', '1;Ada;SUI;1300001;2000;'],
    ['Swiss Perfect', 'No,Name,FED,FideID,Rtng', '1,Ada,SUI,1300001,2000'],
    ['Vega', 'NAME;COUNTRY;IDFIDE;ELOFIDE;ELONAT;K', 'Ada;SUI;1300001;2000;1950;20'],
  ])('as %s heads it', (_program, header, row) => {
    expect(players(`${header}\n${row}\n`)).toMatchObject([{ id: 1, name: 'Ada', federation: 'SUI', fideId: '1300001', rating: 2000 }])
  })

  test('cfc 612: where there is no rating, what is known is converted', () => {
    const list = players(
      'id,name,cfc rating,fide rating,USCF,BCF grade,Ingo,estimated rating\n1,Ada,1900,2100,,,,\n2,Bo,,2100,2200,,,\n3,Cy,,,2200,,,\n4,Di,,,,175,,\n5,Em,,,,,105,\n6,Fi,,,,,,1500\n7,Go,,,,,,\n8,Ha,,,,,400,\n',
    )
    expect(list.map(({ rating }) => rating)).toEqual([1900, 2100, 2200, 2000, 2000, 1500, null, null])
    expect(players('name,rating,cfc rating\nAda,2000,1900\n')[0]?.rating).toBe(2000)
    expect(issues('name,bcf\nAda,abc\n')).toEqual([['rating-malformed', 2]])
  })

  test('cfc 612: unrated in words, provisional ratings with their games, and figures with a decimal', () => {
    const list = players(
      'id;name;rating;bcf;ingo\n1;Ada;unr;;\n2;Bo;Unrated;;\n3;Cy;1500/12;;\n4;Di;1432P7;;\n5;Em;;;102.3\n6;Fi;;;102,3\n7;Go;;175.5;\n8;Ha;unr.;;105\n9;Ix;-;;\n',
    )
    expect(list.map(({ rating }) => rating)).toEqual([null, null, 1500, 1432, 2022, 2022, 2004, 2000, null])
    for (const text of ['1500.5', '1500/', '/12', '15000/3', 'unr12', '1500/12/3']) {
      expect(issues(`name,rating\nAda,${text}\n`)).toEqual([['rating-malformed', 2]])
    }
    expect(issues('name,ingo\nAda,102.\n')).toEqual([['rating-malformed', 2]])
  })

  test.each([
    ['Registration Zug Open\n\nName;Rating\n', 4],
    ['Open 2026;;\r\n;of 3 October;\r\nFirst name;Last name;Rating\r\n', 4],
    ['\ufeffsep=;\nName;Rating\n', 3],
    ['Name\n', 2],
  ])('rows above the headings are none: %j', (above, line) => {
    const list = readStartList(`${above}Ada;1800\n`, { teams: false })
    expect(list.ok && list.value.rows.map((row) => [row.line, row.cells.name !== ''])).toEqual([[line, true]])
  })

  test('a table without headings has none in its rows', () => {
    expect(issues('1,Ada,2000\n2,Name,1900\n3,Cy,1800\n')).toEqual([['csv-name-column-missing', 1]])
    expect(issues(`${'x\n'.repeat(11)}name,rating\nAda,2000\n`)).toEqual([['csv-name-column-missing', 1]])
  })

  test('French ratings say whose they are', () => {
    const list = players('id;name;rating;fide rating\n1;Zoé;1650 F;\n2;Luc;1399N;\n3;Ana;;1200 E\n')
    expect(list.map(({ rating }) => rating)).toEqual([1650, 1399, 1200])
    for (const text of ['1650 G', 'F', '1650 FN']) expect(issues(`name,rating\nAda,${text}\n`)).toEqual([['rating-malformed', 2]])
  })

  test('cfc 643: teams by team and board; who sits beyond the boards that most have is an alternate', () => {
    const text =
      'name,rating,team,board\nBo,1800,Zug,2\nAda,2000,zug ,1\nCy,1900,Baar,\nDi,1700,Baar,\nEm,1600,Zug,3\nFi,1500,Cham,1\nGo,1400,Cham,2\n'
    const parsed = parsePlayersCsv(text, 'teams')
    const names = (ids: readonly number[]) =>
      ids.map((id) => (parsed.ok ? parsed.value.tournament.players.find((one) => one.id === id)?.name : ''))
    expect(parsed).toMatchObject({ ok: true, value: { numbered: false } })
    const teams = parsed.ok ? (parsed.value.tournament.teams ?? []) : []
    expect(teams.map(({ id, name, boards, alternates }) => [id, name, names(boards), names(alternates)])).toEqual([
      [1, 'Zug', ['Ada', 'Bo'], ['Em']],
      [2, 'Baar', ['Cy', 'Di'], []],
      [3, 'Cham', ['Fi', 'Go'], []],
    ])
    expect(parsePlayersCsv(text, 'either')).toEqual(parsed)
    const clubs = parsePlayersCsv('name,team\nAda,Zug\n', 'either')
    expect(clubs).toMatchObject({ ok: true, value: { tournament: { players: [{ club: 'Zug' }] } } })
    expect(clubs.ok && clubs.value.tournament.teams).toBeUndefined()
  })

  test('an event of teams needs to know them', () => {
    const faults = (text: string) => {
      const parsed = parsePlayersCsv(text, 'teams')
      return parsed.ok ? [] : parsed.error.map(({ code, line }) => [code, line])
    }
    expect(faults('name,rating\nAda,1900\n')).toEqual([['csv-team-column-missing', 1]])
    expect(faults('name,team\nAda,Zug\nBo,\n')).toEqual([['team-missing', 3]])
    expect(csvIssues).toEqual(expect.arrayContaining(['csv-team-column-missing', 'team-missing']))
  })

  test('C.04.2.B.3: without ids the players are numbered by rating, title and name', () => {
    const list = players('Name;Elo;Title;Fed\nZoe;2000;;SUI\nÄnne;2000;;NOR\nBo;2000;FM;\nCy;2400;;\nDi;;GM;\n')
    expect(list.map(({ id, pairingNumber, name }) => `${id} ${pairingNumber} ${name}`)).toEqual([
      '1 1 Cy',
      '2 2 Bo',
      '3 3 Änne',
      '4 4 Zoe',
      '5 5 Di',
    ])
    expect(list[3]).toMatchObject({ rating: 2000, federation: 'SUI', title: null })
  })

  test('with ids they are kept; quotes, line breaks in cells and tabs', () => {
    const list = players('\uFEFFid\tname\tclub\tsex\tbirth\r\n7\t"Ann ""A"" Lee"\t"SK\nZug"\tF\t1999\r\n\r\n2\tBo\t\tm\t')
    expect(list.map(({ id }) => id)).toEqual([2, 7])
    expect(list[1]).toMatchObject({ name: 'Ann "A" Lee', club: 'SK\nZug', sex: 'w', birth: '1999' })
  })

  test.each([
    ['csv-too-large', 1, ' '.repeat(32_000_001)],
    ['csv-too-large', 100_001, 'name\n'.repeat(100_002)],
    ['csv-quote-open', 2, 'name\n"Ada'],
    ['csv-quote-misplaced', 2, 'name\n"Ada" Lovelace\n'],
    ['csv-empty', 1, ''],
    ['csv-empty', 1, 'name\n'],
    ['csv-name-column-missing', 1, 'id,elo\n1,2000\n'],
    ['csv-row-too-long', 2, 'name\nAda,2000\n'],
    ['name-missing', 3, 'name,elo\nAda,2000\n,1900\n'],
    ['player-id-malformed', 2, 'id,name\nx,Ada\n'],
    ['player-id-missing', 2, 'id,name\n,Ada\n'],
    ['player-id-duplicate', 3, 'id,name\n1,Ada\n1,Bo\n'],
    ['too-many-players', 10_001, `name\n${'Ada\n'.repeat(10_000)}`],
    ['rating-malformed', 2, 'name,elo\nAda,2O00\n'],
    ['title-unknown', 2, 'name,title\nAda,NM\n'],
    ['sex-unknown', 2, 'name,sex\nAda,x\n'],
    ['rank-malformed', 2, 'name,rank\nAda,=1\n'],
    ['column-ignored', 1, 'name,round 1\nAda,2 w 1\n'],
  ] as const)('%s in line %i', (code, line, text) => {
    expect(issues(text)).toEqual([[code, line]])
    expect(csvIssues).toContain(code)
  })
})

describe('line by line', () => {
  const rows = (text: string, teams = false) => {
    const list = readStartList(text, { teams })
    if (!list.ok) throw new Error(JSON.stringify(list.error))
    return list.value.rows
  }

  test('a bad line costs itself only, and keeps what stands there', () => {
    const list = rows('no,name,elo\n1,Ada,1900\n,Bo,99999\n3,,1700\n4,Cy,1600\n')
    expect(list.map(({ line, issues }) => [line, issues.map(({ code }) => code)])).toEqual([
      [2, []],
      [3, ['rating-malformed']],
      [4, ['name-missing']],
      [5, []],
    ])
    expect(list[1]?.cells).toMatchObject({ name: 'Bo', rating: '99999' })
    expect(issueText(list[1]!.issues[0]!)).toBe('A rating has at most four digits, or the cell is empty; Bo has "99999".')
    expect(list[3]?.player).toMatchObject({ name: 'Cy', rating: 1600 })
  })

  test.each([
    [true, 'Name,Team,Board\nAda,Zug,2\n', { team: 'Zug', board: '2' }, ''],
    [true, 'Name,Verein,Mannschaft,Brett\nAda,SK Zug,Zug,2\n', { team: 'Zug', board: '2' }, 'SK Zug'],
    [false, 'Name,Team\nAda,Zug\n', { club: 'Zug' }, 'Zug'],
    [false, 'Name,Team,Club\nAda,Zug,SK Zug\n', { club: 'SK Zug' }, 'SK Zug'],
  ])('in an event of teams (%s) a team is a team, elsewhere a club: %s', (teams, text, cells, club) => {
    const [row] = rows(text, teams)
    expect(row?.cells).toMatchObject(cells)
    expect(row?.player.club).toBe(club)
  })
})

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'no spreadsheet takes a cell that begins with %s for a formula, and it is read as it was',
  (sign) => {
    const row = makeRow([`${sign}1`])
    expect([row, readCell(row)]).toEqual([`'${sign}1`, `${sign}1`])
  },
)

test.each([
  '﹦',
  '﹢',
  '﹣',
  '﹫',
  '\u200b=',
  '\u00ad=',
  '\u180e@',
  '\u2060+',
  '\ufeff@',
  '\u00a0-',
  ' =',
  '\u2800=',
  '\u0300=',
  '\ue000=',
  '\ufdd0+',
  "'\u3164=",
])('a cell that begins with %j is no formula: characters without ink count as absent', (sign) => {
  const cell = makeRow([`${sign}1`]).replace(/^"(.*)"$/, '$1')
  expect([cell, readCell(cell)]).toEqual([`'${sign}1`, `${sign}1`])
})
