import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const head = { format: 'zug-tournament', version: 2 }
const put = (name: string, data: object) => folder.put(name, JSON.stringify(data))
const pairs = (args: readonly string[]) => runZug(['pair', ...args, '--format', 'pairs'])

type Shown = { readonly boards: readonly Record<'white' | 'black', { readonly number: number; readonly name: string }>[] }

/** Four teams of one board after round 1 of the tables. */
const teams = {
  ...head,
  rules: { rulebook: 'round-robin' },
  players: [11, 21, 31, 41].map((id) => ({ id, name: `P${id}` })),
  teams: [1, 2, 3, 4].map((team) => ({
    id: team,
    name: `Team ${team}`,
    boards: [10 * team + 1],
    outcomes: [
      {
        kind: 'match',
        opponent: 5 - team,
        colour: team <= 2 ? 'white' : 'black',
        boards: [{ player: 10 * team + 1, result: team <= 2 ? 'win' : 'loss' }],
      },
    ],
  })),
}

describe('zug pair by the tables of a round robin', () => {
  test('a round robin by the tables, players or teams', () => {
    const fresh = { ...head, rules: { rulebook: 'round-robin' }, players: [1, 2, 3, 4, 5].map((id) => ({ id, name: `P${id}` })) }
    expect(pairs([put('robin.json', fresh)])).toMatchObject({ status: 0, stderr: '', stdout: '3\n2 5\n3 4\n1 0\n' })
    expect(pairs([put('teams-robin.json', teams)]).stdout).toBe('2\n4 3\n1 2\n')
  })

  test('of more than 200 no round is paired, and none is told of', () => {
    const players = Array.from({ length: 201 }, (_, at) => ({ id: at + 1, name: `P${at + 1}` }))
    const file = put('crowd.json', { ...head, rules: { rulebook: 'round-robin' }, players })
    const said = /:1:1 too-many-for-tables Tables are made for 200 at most: 201 are entered, which is too many for a round robin\./
    for (const args of [
      ['pair', file],
      ['explain', file, '--round', '1'],
    ]) {
      const { status, stderr } = runZug(args)
      expect(status).toBe(3)
      expect(stderr).toMatch(said)
    }
  })

  test('round-robin 652: any round of the tables, and the end of them', () => {
    const file = put('tables.json', {
      ...head,
      rules: { rulebook: 'round-robin' },
      players: [1, 2, 3, 4, 5].map((id) => ({ id, name: `P${id}` })),
    })
    expect(pairs([file, '--round', '4']).stdout).toBe('3\n1 4\n2 3\n5 0\n')
    expect(pairs([file, '--round', '6'])).toMatchObject({ status: 3, stderr: expect.stringContaining('After 5 rounds everybody has met') })
  })

  test('round-robin 652: who rests in a second section, and who is in none', () => {
    const players = Array.from({ length: 7 }, (_, index) => ({ id: index + 1, name: `P${index + 1}` }))
    const rules = {
      rulebook: 'round-robin',
      sections: [
        [1, 2, 3],
        [4, 5, 6],
      ],
    }
    const { stdout, stderr } = runZug(['pair', put('sections.json', { ...head, rules, players })])
    expect(stdout).toMatch(/1 P1 .*rests\n/)
    expect(stdout).toContain('4 P4 (rests)')
    expect(stdout).toContain('7 P7 (in no section)')
    expect(stderr).toContain('no-section')
  })

  test('round-robin 652: a start list has its numbers drawn from the seed', () => {
    const list = folder.put('robin.csv', 'name,rating\nAda,2000\nBo,1900\nCy,1800\nDi,1700\nEm,1600\nFi,1500\n')
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => pairs([list, '--rules', 'round-robin', '--seed', seed]))
    expect(drawn.every(({ status, stderr }) => status === 0 && stderr === '')).toBe(true)
    const names = ['a', 'b', 'c', 'd'].map(
      (seed) => runZug(['pair', list, '--rules', 'round-robin', '--seed', seed]).stdout.split('\n\n')[1],
    )
    expect(new Set(names).size).toBeGreaterThan(1)
    expect(pairs([list, '--rules', 'round-robin']).stderr).toContain('seed-drawn')
    // The drawn number is the pairing number, wherever one is shown: 1 meets 6 in round 1, with White.
    expect(drawn.map(({ stdout }) => stdout)).toEqual(drawn.map(() => '3\n1 6\n2 5\n3 4\n'))
    const json = folder.path('robin.json')
    runZug(['convert', list, json, '--rules', 'round-robin', '--seed', 'b'])
    runZug(['pair', json, '--record'])
    const explained = runZug(['explain', json, '--round', '1']).stdout
    const numbers = [...explained.matchAll(/(\d) (Ada|Bo|Cy|Di|Em|Fi)\b/g)].slice(0, 6).map(([, number, name]) => `${number} ${name}`)
    expect(numbers.map((text) => text[0])).toEqual(['1', '2', '3', '4', '5', '6'])
    const chart = runZug(['standings', json, '--wall-chart']).stdout
    const table = runZug(['pair', json, '--round', '1']).stdout
    const shown = (JSON.parse(runZug(['pair', json, '--round', '1', '--format', 'json']).stdout) as Shown).boards
    const sides = shown.flatMap(({ white, black }) => [white, black]).map(({ number, name }) => `${number} ${name}`)
    expect(sides.toSorted()).toEqual(numbers)
    for (const text of numbers) {
      const [number, name] = text.split(' ')
      expect(chart).toMatch(new RegExp(`^${name} +${number} `, 'm'))
      expect(table).toMatch(new RegExp(`\\b${number} ${name}\\b`))
    }
    const trf = folder.path('robin.trf')
    runZug(['convert', json, trf])
    expect(runZug(['check', trf])).toMatchObject({ status: 0, stdout: '1 tournaments, 1 rounds, 0 discrepancies\n' })
    expect(runZug(['pair', trf]).stderr).not.toContain('other-numbers')
  })
})
