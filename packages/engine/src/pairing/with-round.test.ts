import { describe, expect, test } from 'vitest'
import { parseTrf } from '../formats/trf/read.ts'
import { makeTrf } from '../formats/trf/write.ts'
import { pairingNumber, playerId, roundNumber } from '../model/ids.ts'
import { newPlayer } from '../model/player.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'
import type { Result } from '../result.ts'
import { standings } from '../standings/standings.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { teamTournament } from '../testing/team-tournament.ts'
import { pairRound } from './pair-round.ts'
import type { RoundPairing } from './round-pairing.ts'
import { type GivenResult, withResults } from './with-results.ts'
import { withRound } from './with-round.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const field = (count: number, more: Partial<Tournament> = {}): Tournament =>
  newTournament({
    players: ids(count).map((id) => newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), name: `P${id}`, rating: 2000 - id })),
    rules: rulesOf('fide-dutch-2026'),
    numberOfRounds: 3,
    initialColour: 'white',
    ...more,
  })
const value = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const paired = (tournament: Tournament, round: number): RoundPairing => {
  const answer = pairRound(tournament, roundNumber(round))
  if (answer.kind !== 'pairing') throw new Error(JSON.stringify(answer))
  return answer
}

describe('a round that was paired goes back into the tournament', () => {
  test('a whole tournament is played by pairing, withRound and withResults, and its report is read again', () => {
    let event = field(5, { requestedByes: [{ player: playerId(5), round: roundNumber(2), bye: 'half-point' }] })
    for (const round of ids(3)) {
      const pairing = paired(event, round)
      event = value(withRound(event, pairing))
      expect(standings(event, { tieBreaks: [] })).toMatchObject({ round, final: false })
      const results = pairing.boards.map(({ white, black }): GivenResult => ({ white, black, result: ['win', 'loss'] }))
      event = value(withResults(event, roundNumber(round), results))
    }
    expect(event.players[4]!.outcomes[1]).toEqual({ kind: 'bye', bye: 'half-point' })
    expect(event.requestedByes).toEqual([])
    expect(standings(event, { tieBreaks: [] }).final).toBe(true)
    expect(value(parseTrf(makeTrf(event, { dialect: 'trf26' }).text)).tournament.players).toEqual(event.players)
  })

  test('of teams the matches are open on the regular boards, and are told board by board', () => {
    const event = teamTournament(3, 2, [], { rules: rulesOf('cfc-team'), numberOfRounds: 3, initialColour: 'white' })
    const pairing = paired(event, 1)
    const open = value(withRound(event, pairing))
    const { white, black } = pairing.boards[0]!
    const seats = (team: number, result: 'win' | 'loss') => [1, 2].map((board) => ({ player: playerId(10 * team + board), result }))
    expect(open.teams!.find(({ id }) => id === white)!.outcomes).toMatchObject([{ kind: 'match', boards: [{ result: 'adjourned' }, {}] }])
    expect(open.teams!.find(({ id }) => id === pairing.bye)!.outcomes).toEqual([{ kind: 'bye', bye: 'pairing-allocated' }])
    const played = value(
      withResults(open, roundNumber(1), [{ white, black, result: ['win', 'loss'], boards: [seats(white, 'win'), seats(black, 'loss')] }]),
    )
    expect(played.teams!.find(({ id }) => id === black)!.outcomes[0]).toMatchObject({
      kind: 'match',
      opponent: white,
      colour: 'black',
      boards: seats(black, 'loss'),
    })
    const missed = value(withResults(open, roundNumber(1), [{ white, black, result: ['forfeit-loss', 'forfeit-win'] }]))
    expect(missed.teams!.find(({ id }) => id === white)!.outcomes[0]).toMatchObject({ kind: 'forfeit', result: 'loss' })
    expect(withResults(open, roundNumber(1), [{ white, black, result: ['win', 'loss'] }])).toMatchObject({
      error: [{ code: 'result-not-of-match' }],
    })
  })

  test('faults are values, all of them', () => {
    const event = field(4)
    const pairing = paired(event, 1)
    const codes = (result: Result<unknown, readonly { code: string }[]>) => (result.ok ? [] : result.error.map(({ code }) => code))
    const boards = [
      { white: playerId(1), black: playerId(1) },
      { white: playerId(9), black: playerId(2) },
    ]
    expect(codes(withRound(event, { ...pairing, boards }))).toEqual(['entrant-twice', 'entrant-unknown'])
    expect(codes(withRound(event, { ...pairing, round: roundNumber(2) }))).toEqual(['round-too-far'])
    const open = value(withRound(event, pairing))
    expect(codes(withRound(open, pairing))).toEqual(['round-paired-already'])
    const [{ white, black }] = pairing.boards as [RoundPairing['boards'][number]]
    const give = (round: number, ...results: readonly GivenResult[]) => codes(withResults(open, roundNumber(round), results))
    expect(give(2)).toEqual(['round-not-paired'])
    expect(give(1, { white: black, black: white, result: ['win', 'loss'] })).toEqual(['board-unknown'])
    expect(give(1, { white, black, result: ['win', 'win'] })).toEqual(['result-impossible'])
    expect(give(1, { white, black, result: ['forfeit-win', 'loss'] })).toEqual(['result-impossible'])
    expect(give(1, { white, black, result: ['draw', 'draw'] }, { white, black, result: ['win', 'loss'] })).toEqual(['board-twice'])
    expect(give(1, { white, black, result: ['win', 'loss'], boards: [[], []] })).toEqual(['result-not-of-match'])
    // Programs without types say it in other ways.
    for (const result of ['1-0', ['1', '0'], ['win'], undefined, null])
      expect(give(1, { white, black, result: result as never })).toEqual(['result-impossible'])
  })

  test('a match of two games has both of them, and the result that they make', () => {
    const event = buildTournament(['', ''], { numberOfRounds: 3, initialColour: 'white' })
    const pairing = pairRound(event, roundNumber(1))
    if (pairing.kind !== 'pairing') throw new Error(pairing.kind)
    const open = value(withRound(event, pairing))
    const { white, black } = pairing.boards[0]!
    const given = (result: GivenResult['result'], games: NonNullable<GivenResult['games']>) =>
      withResults(open, roundNumber(1), [{ white, black, result, games }])
    const outcomes = (result: GivenResult['result'], games: NonNullable<GivenResult['games']>) => {
      const { players } = value(given(result, games))
      return [white, black].map((id) => players.find((player) => player.id === id)!.outcomes[0])
    }
    const side = { kind: 'game', rated: true }
    expect(
      outcomes(
        ['win', 'loss'],
        [
          ['win', 'draw'],
          ['loss', 'draw'],
        ],
      ),
    ).toEqual([
      { ...side, opponent: black, colour: 'white', result: 'win', games: ['win', 'draw'] },
      { ...side, opponent: white, colour: 'black', result: 'loss', games: ['loss', 'draw'] },
    ])
    expect(
      outcomes(
        ['forfeit-win', 'forfeit-loss'],
        [
          ['forfeit-win', 'forfeit-loss'],
          ['forfeit-loss', 'forfeit-loss'],
        ],
      ),
    ).toEqual([
      { kind: 'forfeit', opponent: black, colour: 'white', result: 'win', points: 10 },
      { kind: 'forfeit', opponent: white, colour: 'black', result: 'loss' },
    ])
    const codes = (result: GivenResult['result'], games: NonNullable<GivenResult['games']>) => {
      const answer = given(result, games)
      return answer.ok ? [] : answer.error.map(({ code }) => code)
    }
    const [won, drawn, lost] = [
      ['win', 'win'],
      ['win', 'loss'],
      ['loss', 'draw'],
    ] as const
    expect(codes(['draw', 'draw'], [['win', 'draw'], lost])).toEqual(['result-impossible'])
    expect(codes(['win', 'loss'], [won, drawn])).toEqual(['result-impossible'])
    expect(codes(['win', 'loss'], [['win'], ['loss']] as never)).toEqual(['result-impossible'])
  })
})

describe('pairRound answers for rounds that are not there', () => {
  test.each([
    [99, 'round-after-last'],
    [3, 'round-too-far'],
    [0, 'round-malformed'],
    [1.5, 'round-malformed'],
    [Number.NaN, 'round-malformed'],
  ])('round %d of 6: %s', (round, code) => {
    const event = buildTournament(['2w1', '1b0'], { numberOfRounds: 6, initialColour: 'white' })
    expect(pairRound(event, round as never)).toMatchObject({ kind: 'not-paired', issues: [{ source: 'rounds', code }] })
  })

  test('the tables of a round robin know every round they have', () => {
    const robin = field(4, { rules: rulesOf('round-robin') })
    expect(pairRound(robin, roundNumber(3)).kind).toBe('pairing')
    expect(pairRound(robin, roundNumber(4)).kind).toBe('not-paired')
  })
})
