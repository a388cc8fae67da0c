import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

/** The table of four: 1-4 2-3, 4-3 1-2, 2-4 3-1. Player 4 loses to 1, and leaves after `completed` games; the smaller number wins the others. */
const tables = [
  [
    [1, 4],
    [2, 3],
  ],
  [
    [4, 3],
    [1, 2],
  ],
  [
    [2, 4],
    [3, 1],
  ],
] as const
const outcomesOf = (player: number, completed: number) =>
  tables.map((games, at) => {
    const [white, black] = games.find((game) => (game as readonly number[]).includes(player))!
    const opponent = white === player ? black : white
    if ([white, black].includes(4) && at >= completed) return { kind: 'absent' }
    return { kind: 'game', opponent, colour: white === player ? 'white' : 'black', result: player < opponent ? 'win' : 'loss' }
  })
const event = (completed: number, rulebook = 'round-robin') => ({
  format: 'zug-tournament',
  version: 2,
  rules: { rulebook },
  players: [1, 2, 3, 4].map((id) => ({ id, name: `P${id}`, outcomes: outcomesOf(id, completed) })),
})
const file = (completed: number, rulebook?: string) =>
  folder.put(`${rulebook}-${completed}.json`, JSON.stringify(event(completed, rulebook)))
const points = (...args: readonly string[]) =>
  (JSON.parse(runZug(['standings', ...args, '--json']).stdout).players as { id: number; points: number }[])
    .toSorted((a, b) => a.id - b.id)
    .map((row) => row.points)

describe('zug standings of a round robin that somebody has left', () => {
  test('round-robin 653: less than half of the games completed, and none of them counts, though the table keeps them', () => {
    const name = file(1)
    expect(points(name)).toEqual([3, 1, 0, 0])
    expect(points(name, '--withdrawn', '4')).toEqual([2, 1, 0, 0])
    const { stdout, stderr } = runZug(['standings', name, '--withdrawn', 'P4', '--crosstable'])
    expect(stderr).toContain('4 P4 left with 1 of 3 games completed: less than half, so that none of the games counts. (653)')
    expect(stdout).toMatch(/P1 +× +1 +1 +\(1\) +2 +1/)
    // What was not played is a dash for both.
    expect(stdout).toMatch(/P2 +0 +× +1 +- +1 +2/)
    expect(stdout).toMatch(/P4 +\(0\) +- +- +× +0 +-/)
    expect(stdout).toContain('(preset cfc-round-robin; CFC 673)')
  })

  test('round-robin 653: half or more, and the games not played are won by the opponents', () => {
    expect(points(file(2))).toEqual([3, 1, 1, 0])
    expect(points(file(2), '--withdrawn', '4')).toEqual([3, 2, 1, 0])
  })

  test('elsewhere games count as they are', () => {
    expect(runZug(['standings', file(1, 'cfc'), '--withdrawn', '4'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('withdrawn-elsewhere'),
    })
    expect(runZug(['standings', file(1), '--withdrawn', '7'])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('player-unknown'),
    })
  })
})

describe('zug standings of a round robin in sections', () => {
  const games = [
    [1, 2],
    [4, 3],
  ] as const
  const players = [1, 2, 3, 4].map((id) => {
    const [winner, loser] = games.find((pair) => (pair as readonly number[]).includes(id))!
    const won = id === winner
    return {
      id,
      name: `P${id}`,
      outcomes: [
        {
          kind: 'game',
          opponent: won ? loser : winner,
          colour: id === Math.min(winner, loser) ? 'white' : 'black',
          result: won ? 'win' : 'loss',
        },
      ],
    }
  })
  const sections = [
    [1, 2],
    [3, 4],
  ]
  const name = () =>
    folder.put(
      'sections.json',
      JSON.stringify({ format: 'zug-tournament', version: 2, rules: { rulebook: 'round-robin', sections }, players }),
    )
  const ids = (...args: readonly string[]) =>
    (JSON.parse(runZug(['standings', name(), ...args, '--json']).stdout).players as { id: number; rank: number }[]).map(
      ({ id, rank }) => `${rank}: ${id}`,
    )

  test('round-robin 652: each section by itself, or all in one table with a word about it', () => {
    expect(ids('--section', '1')).toEqual(['1: 1', '2: 2'])
    expect(ids('--section', '2')).toEqual(['1: 4', '2: 3'])
    expect(ids()).toHaveLength(4)
    expect(runZug(['standings', name()]).stderr).toContain('sections-together')
    expect(runZug(['standings', name(), '--section', '2', '--crosstable']).stdout).toMatch(/1 +P4 +× +1 +1 +1/)
    expect(runZug(['standings', name(), '--section', '3'])).toMatchObject({ status: 3, stderr: expect.stringContaining('section-unknown') })
  })
})
