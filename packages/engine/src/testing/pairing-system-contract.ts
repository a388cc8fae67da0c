import { describe, expect, test } from 'vitest'
import {
  atRate,
  defaultSimulation,
  drawPlan,
  playPlan,
  quietSimulation,
  type SimulatedRound,
  type SimulationSettings,
} from '../doors/simulation.ts'
import { parseTournamentJson } from '../formats/json/read.ts'
import { makeTournamentJson } from '../formats/json/write.ts'
import { parseTrf } from '../formats/trf/read.ts'
import { makeTrf } from '../formats/trf/write.ts'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import type { Rules } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { checkRound } from '../pairing/check-round.ts'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import { checkRecordedRounds } from '../pairing/record/index.ts'
import type { PairingAnswer } from '../pairing/round-pairing.ts'
import { makeDice } from './random/dice.ts'
import { relabelled, withDistinctRatings } from './relabelled.ts'
import { told } from './told.ts'

export type ContractOptions = {
  /** Settings under which no lot decides anything as long as all ratings differ: lots are drawn for ids, which relabelling changes. */
  readonly withoutLots?: object
  readonly tournaments?: number
}

const seed = process.env.ZUG_SEED ?? '20261115'

/** What every rulebook promises, whatever it says: the laws that its table entry stands for. */
export const pairingSystemContract = (system: PairingSystem, { withoutLots = {}, tournaments = 12 }: ContractOptions = {}): void => {
  const { id, traits } = system
  const small = {
    players: { low: 2, high: traits.drawnFrom === 'tables' ? 10 : 16 },
    rounds: { low: 1, high: 7 },
    boards: { low: 2, high: 3 },
  }
  const rounds = (base: SimulationSettings, name: string): readonly SimulatedRound[] =>
    Array.from({ length: tournaments }, (_, at) => `${seed} ${name} ${at}`).flatMap((own) => [
      ...playPlan(system, drawPlan(system, { ...base, ...small }, own)),
    ])

  describe(`the contract of ${id} (ZUG_SEED=${seed})`, () => {
    const wild = rounds(defaultSimulation, 'wild')
    const paired = wild.flatMap(({ tournament, round, answer }) => (answer.kind === 'pairing' ? [{ tournament, round, answer }] : []))

    test('says of itself what it is', () => {
      expect(system.settings.map(({ name }) => name).toSorted()).toEqual(
        Object.keys(system.defaults)
          .filter((name) => name !== 'rulebook')
          .toSorted(),
      )
      expect(system.defaults.rulebook).toBe(id)
      expect(system.adopt(null)).toEqual(system.defaults)
      expect(traits.told === 'steps').toBe(system.steps(wild[0]!.tournament, wild[0]!.round).length > 0)
      expect(paired.length).toBeGreaterThan(tournaments)
    })

    test('legal and complete: everybody has one place, and the referee finds nothing', () => {
      for (const { tournament, round, answer } of paired) {
        const places = [
          ...answer.boards.flatMap(({ white, black }) => [white, black]),
          ...(answer.bye === null ? [] : [answer.bye]),
          ...answer.notPaired,
        ]
        const entrants = system.entrants(tournament).players.map((player) => player.id)
        expect([...places].sort((a, b) => a - b)).toEqual([...entrants].sort((a, b) => a - b))
        expect(checkRound(tournament, round, answer, id).violations).toEqual([])
        expect(answer.rulebook).toBe(id)
      }
    })

    test('the same answer twice, and whatever the order of the input', () => {
      for (const [at, { tournament, round, answer }] of wild.entries()) {
        const dice = makeDice(at)
        const shuffled: Tournament = {
          ...tournament,
          players: dice.shuffle(tournament.players),
          requestedByes: dice.shuffle(tournament.requestedByes),
          ...(tournament.teams === undefined ? {} : { teams: dice.shuffle(tournament.teams) }),
        }
        expect(system.pairRound(tournament, round)).toEqual(answer)
        expect(seatsOf(system.pairRound(shuffled, round))).toEqual(seatsOf(answer))
      }
    })

    test('relabelling permutes the answer', () => {
      for (const [at, { tournament: drawn, round }] of rounds({ ...quietSimulation, unratedPlayers: atRate(0) }, 'relabelled').entries()) {
        const rules = { ...drawn.rules, ...withoutLots } as Rules
        const tournament = withDistinctRatings({ ...drawn, rules })
        const ids = (tournament.teams ?? tournament.players).map((entrant) => entrant.id)
        // The number of a team is its id: there order and parity have to stay.
        const order = tournament.teams === undefined ? makeDice(at).shuffle(ids) : ids.toSorted((a, b) => a - b)
        const names = new Map(order.map((name, index) => [name, playerId(1001 + index)]))
        const to = (name: PlayerId): PlayerId => names.get(name) ?? name
        expect(seatsOf(system.pairRound(relabelled(tournament, to), round))).toEqual(seatsOf(system.pairRound(tournament, round), to))
      }
    })

    test('its explainer answers for every pair, and for everybody who could be left alone', () => {
      for (const { tournament, round, answer } of paired.filter((_, at) => at % 5 === 0)) {
        const explainer = system.explainer(tournament, round)
        const present = answer.boards.flatMap(({ white, black }) => [white, black])
        expect(explainer.boards()).toEqual(answer.boards)
        expect(explainer.bye()).toBe(answer.bye)
        for (const a of present) {
          expect(explainer.whyNotUnpaired(a).kind).not.toBe('')
          for (const b of present)
            if (a < b) expect((explainer.why(a, b) === null) !== (explainer.whyNot(a, b).kind === 'paired')).toBe(true)
        }
        if (answer.bye !== null) expect(explainer.whyUnpaired(answer.bye)?.kind).toBe(traits.drawnFrom === 'tables' ? 'rest' : 'bye')
      }
    })

    test('its tournaments survive every format that claims to carry them', () => {
      for (const { tournament, round, answer } of paired.filter((_, at) => at % 4 === 0)) {
        const json = parseTournamentJson(makeTournamentJson(tournament))
        expect(json).toEqual({ ok: true, value: tournament })
        const { text, issues } = makeTrf(tournament, { dialect: 'trf26' })
        const read = parseTrf(text)
        if (!read.ok) throw new Error(told(read.error))
        expect(read.value.tournament.rules?.rulebook).toBe(id)
        if (issues.length === 0) expect(seatsOf(system.pairRound(read.value.tournament, round))).toEqual(seatsOf(answer))
      }
    })

    test('the generator and the checker meet', () => {
      for (let at = 0; at < tournaments; at++) {
        const played = playPlan(system, drawPlan(system, { ...defaultSimulation, ...small }, `${seed} checked ${at}`))
        let step = played.next()
        while (!step.done) step = played.next()
        if (step.value !== null) expect(checkRecordedRounds(step.value, system).differences).toEqual([])
      }
    })

    test('where no legal pairing exists, it says so and names who is stuck', () => {
      const stuck = system.pairRound(exhausted(system), roundNumber(2))
      expect(stuck).toMatchObject({ kind: 'no-legal-pairing', rulebook: id, round: 2 })
      expect(stuck.kind === 'no-legal-pairing' && stuck.stuck.length).toBeGreaterThan(0)
    })
  })
}

const seatsOf = (answer: PairingAnswer, to: (id: PlayerId) => PlayerId = (id) => id): unknown =>
  answer.kind === 'pairing'
    ? { boards: answer.boards.map(({ white, black }) => [to(white), to(black)]), bye: answer.bye === null ? null : to(answer.bye) }
    : answer.kind

/** Two entrants who have met: there is nobody left to meet. */
const exhausted = (system: PairingSystem): Tournament => {
  const settings = { ...quietSimulation, players: { low: 2, high: 2 }, rounds: { low: 1, high: 1 }, boards: { low: 2, high: 2 } }
  const plan = drawPlan(system, settings, seed)
  const played = playPlan(system, plan)
  let step = played.next()
  while (!step.done) step = played.next()
  return { ...step.value!, numberOfRounds: 2 }
}
