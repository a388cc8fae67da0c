import { expect, test } from 'vitest'
import type { Colour } from '../../../model/colour.ts'
import type { RoundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { pairRoundByTheBook as pairDouble } from '../../../rulebook/fide-double-swiss-2026/by-the-book.ts'
import { pairRoundByTheBook as pairTeams } from '../../../rulebook/fide-team-2026/by-the-book.ts'
import { declaredPlayers, declaredTeams, randomDoubleSettings, randomTeamSettings } from '../../../testing/random-swiss-team.ts'
import { randomTournament } from '../../../testing/random-tournament.ts'
import { checkSwissTeamRound } from './check.ts'
import { rightRound } from './right-round.ts'
import { type SwissTeamDeclared, sheetOf } from './sheet.ts'

type Book = (tournament: Tournament, round: RoundNumber, initialColour: Colour) => ReturnType<typeof pairTeams>

const systems: readonly (readonly [string, (seed: number) => { readonly book: Book; readonly declared: SwissTeamDeclared }])[] = [
  [
    'C.04.6',
    (seed) => {
      const settings = randomTeamSettings(seed)
      return { book: (tournament, round, colour) => pairTeams(tournament, round, colour, settings), declared: declaredTeams(settings) }
    },
  ],
  [
    'C.04.5',
    (seed) => {
      const settings = randomDoubleSettings(seed)
      return { book: (tournament, round, colour) => pairDouble(tournament, round, colour, settings), declared: declaredPlayers(settings) }
    },
  ],
]

test.each(systems)('%s 3, 4: the referee, which makes the round in its own way, agrees with the book', (_, drawn) => {
  const count = 60
  let [rounds, impossible] = [0, 0]
  for (let seed = 1; seed <= count; seed++) {
    const { book, declared } = drawn(seed)
    const pair = (tournament: Tournament, round: RoundNumber, colour: Colour) => {
      const answer = book(tournament, round, colour)
      if ('kind' in answer) return answer
      const seated = new Set([...answer.boards.flatMap(({ white, black }) => [white, black]), answer.bye])
      const notPaired = tournament.players.flatMap(({ id }) => (seated.has(id) ? [] : [id]))
      return { kind: 'pairing', rulebook: 'cfc-team', round, ...answer, notPaired } as const
    }
    for (const { tournament, round, initialColour, answer } of randomTournament(seed, pair, { players: [2, 10], rounds: [1, 8] })) {
      if (answer.kind === 'impossible') {
        impossible++
        expect({ seed, round, right: rightRound(sheetOf(tournament, round, declared), declared) }).toEqual({ seed, round, right: null })
        continue
      }
      expect({ seed, round, kind: answer.kind }).toEqual({ seed, round, kind: 'pairing' })
      rounds++
      const pairing = answer as Exclude<ReturnType<typeof pair>, { kind: 'impossible' | 'too-large' }>
      const violations = checkSwissTeamRound({ ...tournament, initialColour }, round, pairing, declared)
      expect({ seed, round, violations }).toEqual({ seed, round, violations: [] })
      const [first, second, ...others] = pairing.boards
      if (first === undefined) continue
      const turned = { ...pairing, boards: [{ white: first.black, black: first.white }, ...pairing.boards.slice(1)] }
      expect(checkSwissTeamRound({ ...tournament, initialColour }, round, turned, declared).map(({ code }) => code)).toEqual([
        'wrong-colours',
      ])
      if (second === undefined) continue
      const crossed = { ...pairing, boards: [{ ...first, black: second.black }, { ...second, black: first.black }, ...others] }
      const codes = checkSwissTeamRound(tournament, round, crossed, declared).map(({ code }) => code)
      expect({ seed, round, codes }).toMatchObject({ codes: expect.arrayContaining(['not-by-the-steps']) })
    }
  }
  expect(rounds).toBeGreaterThan(2 * count)
  expect(impossible).toBeGreaterThan(0)
})
