import { describe, expect, test } from 'vitest'
import { type RoundNumber, roundNumber } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { PairingSystem } from '../../../pairing/pairing-system.ts'
import { makeDice } from '../../../testing/random/dice.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { importsOf } from '../../../testing/source/imports.ts'
import { readSourceFiles } from '../../../testing/source/source-files.ts'
import { cfc } from '../../cfc/index.ts'
import { fideDutch1998 } from '../../fide-dutch-1998/index.ts'
import { fideDutch2012 } from '../../fide-dutch-2012/index.ts'
import { fideDutch2017 } from '../../fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'
import { ssm } from '../../ssm/index.ts'

/** Bounds are generous: on an idle machine a round takes a tenth of a second and a question a few hundredths, of 2,000 players too. */
const seconds = 1000
const timed = <T>(work: () => T): { readonly value: T; readonly ms: number } => {
  const start = performance.now()
  const value = work()
  return { value, ms: performance.now() - start }
}

const seed = 4242
const fieldOf = (system: PairingSystem, rounds: number, players = 300) =>
  [
    ...randomTournament(seed, (tournament, round) => system.pairRound(tournament, round), {
      players: [players, players],
      rounds: [rounds, rounds],
    }),
  ].at(-1)!

const expectQuickAnswers = (system: PairingSystem, tournament: Tournament, round: RoundNumber, questions: number): void => {
  const explainer = system.explainer(tournament, round)
  const dice = makeDice(seed)
  const times = Array.from({ length: questions }, () => {
    const [a, b] = dice.shuffle(tournament.players)
    return [timed(() => explainer.whyNot(a!.id, b!.id)).ms, timed(() => explainer.whyNotUnpaired(a!.id)).ms]
  })
  // The slowest of a few is left to a busy machine.
  const [, ...usual] = times.flat().toSorted((x, y) => y - x)
  expect({ seed, times, fast: usual.every((ms) => ms < 2 * seconds) }).toMatchObject({ fast: true })
}

/** Where the nouns get the types of all rulebooks from: nothing of it is loaded (architecture.test.ts). */
const typesOfAll = 'rulebook/rules.ts'

describe('what an explanation costs', () => {
  test('nothing when none is asked for: what pairs a round does not even import what explains it', () => {
    const files = new Map(readSourceFiles('engine').map((file) => [file.path, file]))
    for (const rulebook of ['fide-dutch-1998', 'fide-dutch-2012', 'fide-dutch-2017', 'fide-dutch-2026', 'cfc', 'ssm', 'round-robin']) {
      const start = `rulebook/${rulebook}/pair-round.ts`
      const reached = new Set([start])
      for (const path of reached) for (const imported of importsOf(files.get(path)!)) if (imported !== typesOfAll) reached.add(imported)
      expect([...reached].filter((path) => /\/explain(?:\/|\.ts)/.test(path))).toEqual([])
      expect(reached.size).toBeGreaterThan(10)
    }
  })

  describe.each([
    { system: fideDutch2017, id: fideDutch2017.id, players: 300, rounds: 6 },
    { system: fideDutch2026, id: fideDutch2026.id, players: 300, rounds: 6 },
    { system: fideDutch2017, id: fideDutch2017.id, players: 2000, rounds: 3 },
    { system: fideDutch2026, id: fideDutch2026.id, players: 2000, rounds: 3 },
  ])('$players players by $id', ({ system, players, rounds }) => {
    const { tournament, round } = fieldOf(system, rounds, players)

    test('the whole round', () => {
      const pairing = timed(() => system.pairRound(tournament, round))
      const explaining = timed(() => system.explainer(tournament, round).explain!())
      expect(explaining.value.events.filter(({ kind }) => kind === 'bracket').length).toBeGreaterThan(4)
      expect({ seed, ms: explaining.ms < 5 * seconds, explaining, pairing: pairing.ms }).toMatchObject({ ms: true })
    })

    test('a why-not takes less than two seconds', () => expectQuickAnswers(system, tournament, round, 8))

    test('so does a why', () => {
      const explainer = system.explainer(tournament, round)
      const dice = makeDice(seed)
      const times = dice
        .shuffle(explainer.boards())
        .slice(0, 8)
        .map(({ white, black }) => timed(() => explainer.why(white, black)).ms)
      const [, ...usual] = times.toSorted((x, y) => y - x)
      expect({ seed, times, fast: usual.every((ms) => ms < 2 * seconds) }).toMatchObject({ fast: true })
    })
  })

  // The procedure of 1998 tries one opponent after the other for the lowest of S1, which takes its time in a bracket of a large field.
  test.each([
    { system: fideDutch1998, players: 100 },
    { system: fideDutch2012, players: 300 },
    { system: cfc, players: 300 },
    { system: ssm, players: 300 },
  ])('$players players by $system.id: a why-not takes less than two seconds', ({ system, players }) => {
    const { tournament, round } = fieldOf(system, 5, players)
    expectQuickAnswers(system, tournament, round, 4)
  })

  test('events are frozen', () => {
    const { tournament } = fieldOf(fideDutch2017, 1)
    const explanation = fideDutch2017.explainer(tournament, roundNumber(1)).explain!()
    expect([explanation, explanation.events, ...explanation.events].every(Object.isFrozen)).toBe(true)
  })
})
