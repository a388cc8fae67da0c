import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

/** Berger's table for four: White first. */
const rounds: readonly (readonly (readonly [number, number])[])[] = [
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
]

/** Four players, or four teams of two boards whose members are 10t + 1 and 10t + 2; all games are drawn. */
const event = (teams: boolean) => {
  const gameOf = (id: number, round: number) => {
    const [white, black] = rounds[round]!.find((pair) => pair.includes(id))!
    return { opponent: white === id ? black : white, colour: white === id ? 'white' : 'black' }
  }
  const ids = [1, 2, 3, 4]
  const players = teams ? ids.flatMap((id) => [10 * id + 1, 10 * id + 2]) : ids
  const boards = (id: number) => [10 * id + 1, 10 * id + 2]
  return {
    format: 'zug-tournament',
    version: 2,
    rules: { rulebook: 'round-robin' },
    numberOfRounds: 3,
    initialColour: 'white',
    players: players.map((id) => ({
      id,
      name: `P${id}`,
      ...(teams ? {} : { outcomes: [0, 1, 2].map((round) => ({ kind: 'game', ...gameOf(id, round), result: 'draw' })) }),
    })),
    ...(teams
      ? {
          teams: ids.map((id) => ({
            id,
            name: `Team ${id}`,
            boards: boards(id),
            outcomes: [0, 1, 2].map((round) => ({
              kind: 'match',
              ...gameOf(id, round),
              boards: boards(id).map((player) => ({ player, result: 'draw' })),
            })),
          })),
        }
      : {}),
  }
}

test.each([
  ['players', 'trf16', '092 Individual: Round-Robin'],
  ['players', 'trf26', '192 BERGER_ROUNDROBIN'],
  ['teams', 'trf16', '092 Team: Round-Robin'],
  ['teams', 'trf26', '192 BERGER_TEAM_ROUNDROBIN'],
] as const)('a round robin of %s says in %s by which rules it is checked', (of, dialect, record) => {
  const json = folder.put(`${of}.json`, JSON.stringify(event(of === 'teams')))
  const file = folder.path(`${of}-${dialect}.trf`)
  const { stderr } = runZug(['convert', json, file, '--to', dialect])
  const lost = stderr.match(/[a-z-]+-not-carried/g) ?? []
  expect(lost).toEqual(dialect === 'trf16' ? ['rounds-not-carried', 'initial-colour-not-carried'] : [])
  expect(readFileSync(file, 'utf8')).toContain(record)
  const check = runZug(['check', file, '--json'])
  expect(JSON.parse(check.stdout).files[0]).toMatchObject({ rulebook: 'round-robin' })
  expect(check.status).toBe(0)
  const standings = JSON.parse(runZug(['standings', file, '--json']).stdout)
  expect(standings).toMatchObject({ system: 'round-robin', round: 3 })
  expect(standings.players.map(({ points }: { points: number }) => points)).toEqual([1.5, 1.5, 1.5, 1.5])
})
