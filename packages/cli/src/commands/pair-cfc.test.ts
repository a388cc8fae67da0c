import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const head = { format: 'zug-tournament', version: 2 }
const game = (opponent: number, colour: 'white' | 'black', result: 'win' | 'loss') => ({ kind: 'game', opponent, colour, result })

/** 1, 2 and 3 have won; 3 is the odd man, and 4 is due the same colour. */
const swiss = {
  ...head,
  rules: { rulebook: 'cfc', seed: 'Toronto' },
  numberOfRounds: 4,
  initialColour: 'white',
  players: [
    [5, 'white', 'win'],
    [4, 'black', 'win'],
    [6, 'white', 'win'],
    [2, 'white', 'loss'],
    [1, 'black', 'loss'],
    [3, 'black', 'loss'],
  ].map(([opponent, colour, result], index) => ({
    id: index + 1,
    name: `Player ${index + 1}`,
    rating: 2000 - 10 * index,
    outcomes: [game(opponent as number, colour as 'white', result as 'win')],
  })),
}

const teams = {
  ...head,
  rules: { rulebook: 'cfc-team' },
  initialColour: 'white',
  players: [1, 2, 3, 4].flatMap((team) =>
    [1, 2].map((board) => ({ id: 10 * team + board, name: `P${team}${board}`, rating: 2000 - 100 * team - board })),
  ),
  teams: [1, 2, 3, 4].map((team) => ({
    id: team,
    name: `Team ${team}`,
    boards: [10 * team + 1, 10 * team + 2],
    outcomes: [
      {
        kind: 'match',
        opponent: [3, 4, 1, 2][team - 1],
        colour: team === 1 || team === 4 ? 'white' : 'black',
        boards: [
          { player: 10 * team + 1, result: team <= 2 ? 'win' : 'loss' },
          { player: 10 * team + 2, result: 'draw' },
        ],
      },
    ],
  })),
}

const put = (name: string, data: object) => folder.put(name, JSON.stringify(data))
const pairs = (args: readonly string[]) => runZug(['pair', ...args, '--format', 'pairs'])

describe('zug pair by the CFC handbook', () => {
  test('basic rules, and a variation by its number', () => {
    const file = put('swiss.json', swiss)
    expect(pairs([file])).toMatchObject({ status: 0, stderr: '', stdout: '3\n2 1\n4 3\n5 6\n' })
    expect(pairs([file, '--variation', '624.1', '--variation', '631.1']).stdout).toBe('3\n2 1\n5 3\n6 4\n')
    expect(pairs([put('announced.json', { ...swiss, rules: { rulebook: 'cfc', variations: ['624.1'] } })]).stdout).toBe(
      '3\n2 1\n5 3\n6 4\n',
    )
  })

  test('unknown variations and two of one kind are refused', () => {
    const file = put('refused.json', swiss)
    expect(pairs([file, '--variation', '999'])).toMatchObject({ status: 3, stderr: expect.stringContaining('variation-unknown') })
    expect(pairs([file, '--variation', '633.1', '--variation', '633.2'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('variations-exclusive'),
    })
  })

  test('the lot of the first round is drawn from the seed', () => {
    const list = folder.put('list.csv', 'name,rating\nAda,2000\nBo,1900\nCy,1800\nDi,1700\n')
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => pairs([list, '--rules', 'cfc', '--seed', seed]))
    expect(drawn.every(({ status, stderr }) => status === 0 && stderr === '')).toBe(true)
    expect(new Set(drawn.map(({ stdout }) => stdout))).toEqual(new Set(['2\n1 3\n4 2\n', '2\n3 1\n2 4\n']))
  })

  test('variations in one list, and not for a rulebook that has none', () => {
    const file = put('listed.json', swiss)
    expect(pairs([file, '--variation', '624.1, 631.1']).stdout).toBe('3\n2 1\n5 3\n6 4\n')
    expect(pairs([file, '--rules', 'fide-dutch-2026', '--variation', '624.1'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('variation-elsewhere'),
    })
  })

  test('cfc 613: of a start list without numbers, lots part equal ratings and the unrated', () => {
    const list = folder.put('equal.csv', 'name,rating\nAda,2000\nBo,2000\nCy,2000\nDi,2000\nEm,\nFi,\nGo,\nHa,\n')
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => runZug(['pair', list, '--rules', 'cfc', '--seed', seed, '--format', 'json']))
    const top = drawn.map(({ stdout }) => {
      const { boards } = JSON.parse(stdout) as { boards: Record<'white' | 'black', { id: number; name: string }>[] }
      return boards
        .flatMap(({ white, black }) => [white, black])
        .toSorted((one, other) => one.id - other.id)
        .map(({ name }) => name)
    })
    expect(new Set(top.map((names) => names.slice(0, 4).join())).size).toBeGreaterThan(1)
    for (const names of top) expect(names.slice(0, 4).toSorted()).toEqual(['Ada', 'Bo', 'Cy', 'Di'])
    const numbered = folder.put('numbered.csv', 'no,name,rating\n1,Ada,2000\n2,Bo,2000\n3,Cy,2000\n4,Di,2000\n')
    expect(pairs([numbered, '--rules', 'cfc', '--seed', 'a', '--initial-colour', 'white']).stdout).toBe('2\n1 3\n4 2\n')
  })

  test('cfc 602: a start list is converted with what is announced and drawn, and paired alike', () => {
    const list = folder.put('open.csv', 'name,rating\nAda,2000\nBo,2000\nCy,2000\nDi,\nEm,\nFi,1500\n')
    const announced = ['--rules', 'cfc', '--variation', '613.1a,624.1', '--seed', 'Toronto']
    const open = folder.put('open.json', '')
    expect(runZug(['convert', list, open, ...announced])).toMatchObject({ status: 0, stderr: '' })
    const direct = runZug(['pair', list, ...announced])
    expect(runZug(['pair', open]).stdout).toBe(direct.stdout)
    expect(direct.stdout).toContain('(cfc), variations 613.1a, 624.1, lots from "Toronto"\n')
  })

  test('cfc 624.2, 631.2, 633.1: the number of rounds of a start list', () => {
    const list = folder.put('short.csv', `name,rating\n${Array.from({ length: 40 }, (_, at) => `P${at},${2000 - at}\n`).join('')}`)
    const options = ['--rules', 'cfc', '--variation', '633.1', '--seed', 's']
    expect(runZug(['pair', list, ...options]).stderr).toContain('setting-without-effect')
    const short = runZug(['pair', list, ...options, '--rounds', '4'])
    expect(short).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/^round 1 of 4\n/) })
    const json = folder.path('short.json')
    runZug(['convert', list, json, ...options, '--rounds', '4'])
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ numberOfRounds: 4 })
    expect(runZug(['pair', json, '--rounds', '0'])).toMatchObject({ status: 3 })
    expect(runZug(['pair', 'golden/worked-example-2016.trf', '--rounds', '3'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('rounds-too-few'),
    })
  })

  test('cfc 641 to 644: a start list of teams is paired by teams, numbered by rating; without teams it is refused', () => {
    const list = folder.put(
      'teams.csv',
      'name,rating,team,board\nA1,1500,Alpha,1\nA2,unr,Alpha,2\nB1,2000,Beta,1\nB2,1900,Beta,2\nC1,1800,Gamma,1\nC2,1700/9,Gamma,2\nD1,1600,Delta,1\nD2,1550,Delta,2\n',
    )
    const paired = runZug(['pair', list, '--rules', 'cfc-team', '--seed', 's', '--format', 'json'])
    expect(paired).toMatchObject({ status: 0, stderr: '' })
    const { boards } = JSON.parse(paired.stdout) as { boards: Record<'white' | 'black', { id: number; name: string; rating: number }>[] }
    const sides = boards.flatMap(({ white, black }) => [white, black]).toSorted((a, b) => a.id - b.id)
    expect(sides.map(({ id, name, rating }) => [id, name, rating])).toEqual([
      [1, 'Beta', 1950],
      [2, 'Gamma', 1750],
      [3, 'Delta', 1575],
      [4, 'Alpha', 1475],
    ])
    const json = folder.path('teams.json')
    expect(runZug(['convert', list, json, '--rules', 'cfc-team', '--seed', 's'])).toMatchObject({ status: 0 })
    expect(runZug(['pair', json, '--format', 'json']).stdout).toBe(paired.stdout)
    const alone = folder.put('alone.csv', 'name,rating\nAda,2000\nBo,1900\n')
    expect(runZug(['pair', alone, '--rules', 'cfc-team'])).toMatchObject({
      status: 3,
      stdout: '',
      stderr: expect.stringContaining('csv-team-column-missing'),
    })
    expect(runZug(['pair', put('players.json', swiss), '--rules', 'cfc-team'])).toMatchObject({
      status: 3,
      stdout: '',
      stderr: expect.stringContaining('no-teams'),
    })
  })

  test('cfc 616: who has defaulted is not paired, and the list says why and how to excuse it', () => {
    const outcomes = [
      { kind: 'forfeit', opponent: 3, colour: 'white', result: 'win' },
      game(4, 'black', 'win'),
      { kind: 'forfeit', opponent: 1, colour: 'black', result: 'loss' },
      game(2, 'white', 'loss'),
    ]
    const players = outcomes.map((outcome, index) => ({ ...swiss.players[index], outcomes: [outcome] }))
    const file = put('default.json', { ...swiss, players })
    expect(runZug(['pair', file]).stdout).toContain('3 Player 3 (defaulted in round 1 and not excused (616); --excused 3 has them paired)')
    expect(runZug(['explain', file, '--why', '3']).stderr).toContain(
      'Player 3 is not paired in this round (defaulted in round 1 and not excused (616)',
    )
    expect(pairs([file, '--excused', 'Player 3']).stdout).toBe('2\n2 1\n3 4\n')
    expect(pairs([file, '--excused', '1'])).toMatchObject({ status: 3, stderr: expect.stringContaining('no-default') })
    expect(pairs([file, '--excused', '9'])).toMatchObject({ status: 3, stderr: expect.stringContaining('player-unknown') })
    expect(runZug(['explain', file, '--excused', '3', '--why-not', '1', '3']).stdout).toBe(
      'Player 1 and Player 3 cannot be paired: the two were paired in round 1, but no game was played [618].\n',
    )
  })

  test('cfc 618: where no legal pairing exists, the explanation says who is stuck', () => {
    const players = swiss.players.slice(0, 2).map((player, index) => ({
      ...player,
      outcomes: [game(2 - index, index === 0 ? 'white' : 'black', index === 0 ? 'win' : 'loss')],
    }))
    const file = put('stuck.json', { ...swiss, players })
    expect(runZug(['explain', file]).stdout).toBe('No legal pairing exists: Player 1 has nobody to play. The arbiter decides.\n')
    expect(JSON.parse(runZug(['explain', file, '--json']).stdout)).toMatchObject({ noLegalPairing: { stuck: [1], only: [] } })
    expect(runZug(['explain', file, '--rules', 'ssm', '--language', 'de']).stdout).toMatch(/Keine zulässige Paarung|keinen Gegner/)
  })

  test('recorded rounds are checked, and explained step by step', () => {
    const file = put('checked.json', swiss)
    expect(runZug(['check', file]).stdout).toContain('1 tournaments, 1 rounds, 1 discrepancies')
    expect(runZug(['explain', file, '--round', '2']).stdout).toContain('Odd man Player 3 meets Player 4 (623, 624).')
    expect(runZug(['explain', file, '--round', '2', '--variation', '624.1']).stdout).toContain(
      'Odd man Player 3 meets Player 5 (623, 624.1)',
    )
  })

  test('random tournaments with the variations asked for', () => {
    const out = folder.put('random', '')
    rmSync(out)
    const generate = (...args: readonly string[]) =>
      runZug(['generate', '--seed', '1', '--players', '8', '--rounds', '3', '--out', out, ...args])
    expect(generate('--rules', 'cfc', '--variation', '624.1,616.1')).toMatchObject({ status: 0, stderr: '' })
    expect(JSON.parse(readFileSync(join(out, '0001.json'), 'utf8'))).toMatchObject({ rules: { variations: ['616.1', '624.1'] } })
    expect(generate('--variation', '624.1')).toMatchObject({ status: 3, stderr: expect.stringContaining('variation-elsewhere') })
    expect(generate('--rules', 'cfc', '--variation', '1')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('variation-unknown'),
    })
    expect(generate('--rules', 'cfc', '--variation', '624.1', '--format', 'trf26')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('settings-not-carried'),
    })
  })

  test('cfc 616.1, 672: standings by the handbook of a file that does not name it', () => {
    const bye = { kind: 'bye', bye: 'pairing-allocated' }
    const players = [...swiss.players.slice(0, 2), { id: 3, name: 'Player 3', rating: 1800, outcomes: [] }].map((player, index) => ({
      ...player,
      outcomes: [[game(2, 'white', 'win'), game(1, 'black', 'loss'), bye][index]],
    }))
    const file = put('no-rules.json', { ...head, players })
    const rows = (...args: readonly string[]) =>
      JSON.parse(runZug(['standings', file, '--json', ...args]).stdout) as {
        tieBreaks: string[]
        players: { id: number; points: number; tieBreaks: Record<string, number> }[]
      }
    expect(rows('--rules', 'cfc')).toMatchObject({
      tieBreaks: ['CFC672'],
      players: [{ id: 1 }, { id: 3, points: 1, tieBreaks: { CFC672: 0 } }, { id: 2 }],
    })
    expect(rows('--rules', 'cfc', '--variation', '616.1').players[1]).toMatchObject({ id: 3, points: 0.5, tieBreaks: { CFC672: 0.5 } })
    expect(runZug(['standings', file, '--variation', '616.1'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('variation-elsewhere'),
    })
  })

  test('teams are paired and shown', () => {
    const file = put('teams.json', teams)
    const { status, stdout } = runZug(['pair', file])
    expect(status).toBe(0)
    expect(stdout).toMatch(/2 Team 2 .*– +1 Team 1/)
    expect(pairs([file]).stdout).toBe('2\n2 1\n3 4\n')
    expect(runZug(['check', file])).toMatchObject({ status: 0, stdout: '1 tournaments, 1 rounds, 0 discrepancies\n' })
    const { players } = JSON.parse(runZug(['standings', file, '--json']).stdout)
    expect(players.map(({ name, points }: { name: string; points: number }) => `${name} ${points}`)).toEqual([
      'Team 1 1',
      'Team 2 1',
      'Team 3 0',
      'Team 4 0',
    ])
  })
})
