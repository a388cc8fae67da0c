import { describe, expect, test } from 'vitest'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { makeDice } from '../testing/dice.ts'
import { randomTournament } from '../testing/random-tournament.ts'
import { checkRound } from './check-round.ts'
import { rulebookById, rulebooks } from './pair-round.ts'
import type { PairingAnswer } from './round-pairing.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)
const tournaments = 60

/** The same tournament with other names for its players; numbers, and so the order, stay with the person. */
const relabelled = (tournament: Tournament, to: (id: PlayerId) => PlayerId): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    id: to(player.id),
    outcomes: player.outcomes.map((outcome) => ('opponent' in outcome ? { ...outcome, opponent: to(outcome.opponent) } : outcome)),
  })),
  requestedByes: tournament.requestedByes.map((bye) => ({ ...bye, player: to(bye.player) })),
  forbiddenPairs: tournament.forbiddenPairs.map((pairs) => ({ ...pairs, players: pairs.players.map(to) })),
  virtualPoints: new Map([...tournament.virtualPoints].map(([id, points]) => [to(id), points])),
})

const boardsOf = (answer: PairingAnswer): unknown => (answer.kind === 'pairing' ? { boards: answer.boards, bye: answer.bye } : answer.kind)

test.each(rulebooks)('$id tells how a round came about, by its steps or by events', (system) => {
  const tournament = buildTournament(['2w1', '1b0', '4w=', '3b='])
  const round = roundNumber(2)
  const told = system.steps?.(tournament, round) ?? system.explainer(tournament, round).explain?.().events ?? []
  expect(told.length).toBeGreaterThan(0)
})

describe.each(['fide-dutch-2017', 'fide-dutch-2026'])(`random tournaments by %s (ZUG_SEED=${seed})`, (id) => {
  const { pairRound } = rulebookById(id)!
  const rounds = Array.from({ length: tournaments }, (_, index) => seed + index).flatMap((own) =>
    [...randomTournament(own, pairRound, { players: [2, 60] })].map((round) => ({ ...round, own, answer: round.answer as PairingAnswer })),
  )

  test('everyone is paired once, and the referee accepts', () => {
    for (const { own, round, tournament, answer } of rounds) {
      if (answer.kind !== 'pairing') continue
      const places = [
        ...answer.boards.flatMap(({ white, black }) => [white, black]),
        ...(answer.bye === null ? [] : [answer.bye]),
        ...answer.notPaired,
      ]
      expect({ own, round, places: [...places].sort((a, b) => a - b) }).toEqual({
        own,
        round,
        places: tournament.players.map((player) => player.id).sort((a, b) => a - b),
      })
      expect({ own, round, violations: checkRound(tournament, round, answer, id, { legalityOnly: true }).violations }).toEqual({
        own,
        round,
        violations: [],
      })
    }
  })

  test('the order of input does not matter', () => {
    for (const { own, round, tournament, answer } of rounds) {
      const shuffled = { ...tournament, players: makeDice(own).shuffle(tournament.players) }
      expect({ own, round, ...{ got: boardsOf(pairRound(shuffled, round)) } }).toEqual({ own, round, got: boardsOf(answer) })
    }
  })

  test('relabelling the players relabels the pairing', () => {
    for (const { own, round, tournament, answer } of rounds) {
      const ids = tournament.players.map((player) => player.id)
      const others = makeDice(own + 1).shuffle(ids.map((_, index) => playerId(1000 + index)))
      const names = new Map(ids.map((name, index) => [name, others[index]!]))
      const to = (name: PlayerId): PlayerId => names.get(name) ?? name
      const expected =
        answer.kind === 'pairing'
          ? {
              boards: answer.boards.map(({ white, black }) => ({ white: to(white), black: to(black) })),
              bye: answer.bye === null ? null : to(answer.bye),
            }
          : answer.kind
      expect({ own, round, got: boardsOf(pairRound(relabelled(tournament, to), round)) }).toEqual({ own, round, got: expected })
    }
  })
})
