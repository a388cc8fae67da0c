import { describe, expect, test } from 'vitest'
import { pairingNumber, playerId, roundNumber } from '../../model/ids.ts'
import { newPlayer } from '../../model/player.ts'
import { standardScoring } from '../../model/scoring.ts'
import type { BoardResult, TeamEntry, TeamOutcome } from '../../model/team.ts'
import { newTournament, type Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import type { RoundPairing } from '../../pairing/round-pairing.ts'
import { wordsOf } from '../../testing/build-cfc.ts'
import { boardOrderIssues } from './board-order.ts'
import { cfcTeam } from './index.ts'
import { matchBoards } from './match-boards.ts'
import { gamePoints } from './match-score.ts'
import { cfcTeamDefaults } from './rules.ts'
import { boardRatings, teamRating } from './team-rating.ts'
import { teamsAsPlayers } from './teams-as-players.ts'

/** Teams of two; team t has players 10t + 1 and 10t + 2, rated by `ratings`. */
const event = (
  ratings: readonly (readonly (number | null)[])[],
  outcomes: readonly (readonly TeamOutcome[])[] = [],
  data: Partial<Tournament> = {},
): Tournament =>
  newTournament({
    initialColour: 'white',
    players: ratings.flatMap((boards, team) =>
      boards.map((rating, board) => {
        const number = 10 * (team + 1) + board + 1
        return newPlayer({ id: playerId(number), pairingNumber: pairingNumber(number), name: `${number}`, rating })
      }),
    ),
    teams: ratings.map(
      (boards, team): TeamEntry => ({
        id: playerId(team + 1),
        name: `Team ${team + 1}`,
        boards: boards.map((_, board) => playerId(10 * (team + 1) + board + 1)),
        alternates: [],
        outcomes: outcomes[team] ?? [],
      }),
    ),
    ...data,
  })

const match = (opponent: number, colour: 'white' | 'black', ...results: BoardResult[]): TeamOutcome => ({
  kind: 'match',
  opponent: playerId(opponent),
  colour,
  boards: results.map((result) => ({ player: null, result })),
})
const four = [
  [2000, 1990],
  [1980, 1970],
  [1960, 1950],
  [1940, 1930],
]
const round = (tournament: Tournament, number: number) => cfcTeam.pairRound(tournament, roundNumber(number))

/** 1 beats 3 by 1½ to ½, 2 and 4 win a board each. */
const played = event(four, [
  [match(3, 'white', 'win', 'draw')],
  [match(4, 'black', 'win', 'loss')],
  [match(1, 'black', 'loss', 'draw')],
  [match(2, 'white', 'loss', 'win')],
])

describe('team Swiss', () => {
  test('cfc-team 640: teams are paired, and the answer names teams', () => {
    expect(round(event(four), 1)).toMatchObject({ rulebook: 'cfc-team', kind: 'pairing' })
    expect(wordsOf(round(event(four), 1))).toBe('1-3 4-2')
  })

  test('cfc-team 641: by the rules for individuals, with their byes', () => {
    expect(wordsOf(round(event([...four, [1900, 1900]]), 1))).toBe('1-3 4-2 bye 5')
    expect(
      wordsOf(round(event([...four, [1900, 1900]], [], { requestedByes: [{ player: 5, round: 1, bye: 'half-point' }] as never }), 1)),
    ).toBe('1-3 4-2')
  })

  test('cfc-team 642: a card with matches and their game points', () => {
    expect(teamsAsPlayers(played).players[0]).toMatchObject({
      name: 'Team 1',
      rating: 1995,
      outcomes: [{ kind: 'game', opponent: 3, colour: 'white', result: 'win' }],
    })
    const [first] = played.teams!
    expect(first!.outcomes[0]!.kind === 'match' && gamePoints(first!.outcomes[0]!.boards, standardScoring)).toBe(15)
  })

  test('cfc-team 643: boards in the order of ratings, within the limit announced', () => {
    const tournament = event([
      [1900, 1940, null, 1800],
      [1900, 1800, 1700, 1700],
    ])
    expect(boardOrderIssues(tournament)).toMatchObject([{ code: 'board-order', player: 12, article: '643' }])
    expect(boardOrderIssues({ ...tournament, rules: { ...cfcTeamDefaults, boardTolerance: 50 } })).toEqual([])
    expect(cfcTeam.warnings(tournament, roundNumber(1))).toHaveLength(1)
  })

  test('cfc-team 641: teams are numbered by rating (613), or the colours of round 1 do not alternate', () => {
    const tournament = event([
      [1800, 1700],
      [1900, 1800],
      [null, null],
    ])
    expect(cfcTeam.warnings(tournament, roundNumber(1))).toMatchObject([{ code: 'team-numbers', player: 2, article: '613' }])
    expect(cfcTeam.warnings(tournament, roundNumber(2))).toEqual([])
  })

  test.each([
    [[2000, 1900, 1800, 1700], 1850],
    [[null, 1900, 1800, 1700], (1950 + 1900 + 1800 + 1700) / 4],
    [[2000, 1900, 1800, null], (2000 + 1900 + 1800 + 1750) / 4],
    [[2000, null, 1800, 1700], (2000 + 1900 + 1800 + 1700) / 4],
    [[null, null, 1800, 1700], (1900 + 1850 + 1800 + 1700) / 4],
    [[2000, null, null, 1700], (2000 + 1850 + 1850 + 1700) / 4],
    [[null, null, null, null], null],
  ])('cfc-team 644: %o average %s', (ratings, expected) => {
    const boards = ratings.map((_, index) => playerId(index + 1))
    expect(teamRating(boards, (id) => ratings[id - 1]!, 50)).toBe(expected)
  })

  test('cfc-team 644: another gap may be announced', () => expect(boardRatings([null, 1900], 100)).toEqual([2000, 1900]))

  test('cfc-team 645: by match score, then by rating', () => {
    // 1 has a point, 2 and 4 have drawn, 3 has none: 1 meets 2, and 4 meets 3.
    expect(wordsOf(round(played, 2))).toBe('2-1 3-4')
  })

  test('cfc-team 646: colours alternate down the boards, and those of board 1 count', () => {
    expect(matchBoards(event(four), { white: playerId(1), black: playerId(3) })).toEqual([
      { white: 11, black: 31 },
      { white: 32, black: 12 },
    ])
    const before = event(four, [
      [match(3, 'white', 'win', 'win')],
      [match(4, 'white', 'win', 'win')],
      [match(1, 'black', 'loss', 'loss')],
      [match(2, 'black', 'loss', 'loss')],
    ])
    expect(wordsOf(round(before, 2))).toBe('2-1 3-4')
  })

  test('cfc-team 646: a match whose board 1 was not played counts for no colour (632), and for everything else', () => {
    const before = event(four, [
      [match(3, 'white', 'forfeit-win', 'win')],
      [match(4, 'white', 'win', 'forfeit-win')],
      [match(1, 'black', 'forfeit-loss', 'loss')],
      [match(2, 'black', 'loss', 'forfeit-loss')],
    ])
    // 2 is due Black and 4 White, 1 and 3 are due nothing.
    expect(wordsOf(round(before, 2))).toBe('1-2 4-3')
    expect(checkRound(before, roundNumber(2), round(before, 2) as RoundPairing, 'cfc-team').violations).toEqual([])
  })

  test('cfc-team 647: a match by game points, an unfinished one even, byes and defaults', () => {
    const rows: TeamOutcome[][] = [
      [match(2, 'white', 'win', 'draw')],
      [match(1, 'black', 'loss', 'draw')],
      [match(4, 'white', 'win', 'forfeit-loss')],
      [match(3, 'black', 'loss', 'forfeit-win')],
      [match(6, 'white', 'adjourned', 'draw')],
      [match(5, 'black', 'adjourned', 'draw')],
      [{ kind: 'forfeit', opponent: playerId(8), colour: 'white', result: 'win' }],
      [{ kind: 'forfeit', opponent: playerId(7), colour: 'black', result: 'loss' }],
      [{ kind: 'bye', bye: 'pairing-allocated' }],
    ]
    const tournament = event(
      rows.map((_, team) => [2000 - 10 * team, 1900 - 10 * team]),
      rows,
    )
    const view = teamsAsPlayers(tournament)
    expect(view.players.slice(0, 6).map(({ outcomes }) => (outcomes[0] as { result: string }).result)).toEqual([
      'win',
      'loss',
      'draw',
      'draw',
      'adjourned',
      'adjourned',
    ])
    // 8 has defaulted and is not paired; 9 has had the bye.
    expect(round(tournament, 2)).toMatchObject({ notPaired: [8], bye: null })
    expect(checkRound(tournament, roundNumber(2), round(tournament, 2) as RoundPairing, 'cfc-team').violations).toEqual([])
  })

  test('a tournament without teams is paired player by player, with a warning', () => {
    const { teams: _, ...individuals } = event([[2000, 1900]])
    expect(wordsOf(round(individuals, 1))).toBe('11-12')
    expect(cfcTeam.warnings(individuals, roundNumber(1))).toMatchObject([{ code: 'no-teams' }])
  })
})

describe('questions about a team event', () => {
  test('cfc-team 640, 646: teams meet, and the colours are those of board 1', () => {
    const explainer = cfcTeam.explainer(played, roundNumber(2))
    const answer = round(played, 2)
    expect(answer).toMatchObject({ kind: 'pairing', boards: explainer.boards() })
    for (const { white, black } of explainer.boards()) {
      expect(explainer.why(white, black)).toMatchObject({ kind: 'pair', colours: { board: { white, black } } })
      expect(explainer.whyNot(white, black)).toMatchObject({ kind: 'paired' })
    }
    expect(explainer.whyNot(playerId(1), playerId(3))).toMatchObject({ kind: 'forbidden', obstacle: { kind: 'met', rounds: [1] } })
    expect(explainer.whyNot(playerId(1), playerId(11))).toMatchObject({ kind: 'not-to-be-paired', players: [11] })
  })
})
