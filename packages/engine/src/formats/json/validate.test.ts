import { describe, expect, test } from 'vitest'
import { issueText } from '../../../../messages/src/issues/issue-text.ts'
import { pairingNumber, playerId } from '../../model/ids.ts'
import { absent, type Outcome } from '../../model/outcome.ts'
import { newPlayer, type Player } from '../../model/player.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { fideDutch2026 } from '../../rulebook/fide-dutch-2026/index.ts'
import { randomTournament } from '../../testing/random/random-tournament.ts'
import { validate } from './validate.ts'

const player = (id: number, outcomes: readonly Outcome[] = [], number = id): Player =>
  newPlayer({ id: playerId(id), pairingNumber: pairingNumber(number), name: `Player ${id}`, outcomes })
const game = (opponent: number, colour: 'white' | 'black', result: 'win' | 'draw' | 'loss'): Outcome => ({
  kind: 'game',
  opponent: playerId(opponent),
  colour,
  result,
  rated: true,
})
const codes = (players: readonly Player[], more: Partial<Tournament> = {}): readonly string[] =>
  validate(newTournament({ ...more, players })).map(({ code }) => code)

describe('validate', () => {
  test.each<[string, readonly Player[], readonly string[]]>([
    ['nothing', [player(1, [game(2, 'white', 'win')]), player(2, [game(1, 'black', 'loss')])], []],
    ['the same id twice', [player(1), player(1, [], 2)], ['player-duplicate']],
    ['the same pairing number twice', [player(1), player(2, [], 1)], ['pairing-number-duplicate']],
    ['an opponent who is not there', [player(1, [game(9, 'white', 'win')]), player(2, [absent])], ['opponent-unknown']],
    ['a game that only one side knows', [player(1, [game(2, 'white', 'win')]), player(2, [absent])], ['opponent-not-mutual']],
    ['two with White', [player(1, [game(2, 'white', 'draw')]), player(2, [game(1, 'white', 'draw')])], ['colours-not-opposite']],
    ['two winners', [player(1, [game(2, 'white', 'win')]), player(2, [game(1, 'black', 'win')])], ['results-incompatible']],
  ])('finds %s', (_, players, expected) => {
    expect(codes(players)).toEqual(expected)
  })

  test('names the place by its pointer, and no line of a text that nobody has', () => {
    const [issue] = validate(newTournament({ players: [player(1), player(1, [], 2)] }))
    expect([issue!.player, issueText(issue!)]).toEqual([1, '/players/1/id: Player 1 comes twice.'])
    expect(issue).not.toHaveProperty('line')
  })

  test('has nothing against what the engine makes itself', () => {
    for (let seed = 1; seed <= 10; seed++)
      for (const { tournament, round } of randomTournament(seed, fideDutch2026.pairRound, { players: [2, 20] }))
        expect({ seed, round, issues: validate(tournament) }).toEqual({ seed, round, issues: [] })
  })
})
