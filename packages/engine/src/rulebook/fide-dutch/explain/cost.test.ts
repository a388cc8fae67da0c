import { describe, expect, test } from 'vitest'
import { roundNumber } from '../../../model/ids.ts'
import type { PairingSystem } from '../../../pairing/pairing-system.ts'
import { makeDice } from '../../../testing/dice.ts'
import { importsOf } from '../../../testing/imports.ts'
import { randomTournament } from '../../../testing/random-tournament.ts'
import { readSourceFiles } from '../../../testing/source-files.ts'
import { fideDutch2017 } from '../../fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'

/** Bounds are generous: on an idle machine a round takes half a second and a question a tenth. */
const seconds = 1000
const timed = <T>(work: () => T): { readonly value: T; readonly ms: number } => {
  const start = performance.now()
  const value = work()
  return { value, ms: performance.now() - start }
}

const seed = 4242
const fieldOf300 = (system: PairingSystem, rounds: number) =>
  [
    ...randomTournament(seed, (tournament, round) => system.pairRound(tournament, round), {
      players: [300, 300],
      rounds: [rounds, rounds],
    }),
  ].at(-1)!

describe('what an explanation costs', () => {
  test('nothing when none is asked for: what pairs a round does not even import what explains it', () => {
    const files = new Map(readSourceFiles('engine').map((file) => [file.path, file]))
    for (const start of ['rulebook/fide-dutch-2017/pair-round.ts', 'rulebook/fide-dutch-2026/pair-round.ts']) {
      const reached = new Set([start])
      for (const path of reached) for (const imported of importsOf(files.get(path)!)) reached.add(imported)
      expect([...reached].filter((path) => path.includes('/explain/'))).toEqual([])
      expect(reached.size).toBeGreaterThan(20)
    }
  })

  describe.each([fideDutch2017, fideDutch2026])('300 players by $id', (system) => {
    const { tournament, round } = fieldOf300(system, 6)

    test('the whole round', () => {
      const pairing = timed(() => system.pairRound(tournament, round))
      const explaining = timed(() => system.explainer!(tournament, round).explain())
      expect(explaining.value.events.filter(({ kind }) => kind === 'bracket').length).toBeGreaterThan(5)
      expect({ seed, ms: explaining.ms < 5 * seconds, explaining, pairing: pairing.ms }).toMatchObject({ ms: true })
    })

    test('a why-not takes less than two seconds', () => {
      const explainer = system.explainer!(tournament, round)
      const dice = makeDice(seed)
      const times = Array.from({ length: 8 }, () => {
        const [a, b] = dice.shuffle(tournament.players)
        return [timed(() => explainer.whyNot(a!.id, b!.id)).ms, timed(() => explainer.whyNotUnpaired(a!.id)).ms]
      })
      // The slowest of a few is left to a busy machine.
      const [, ...usual] = times.flat().toSorted((x, y) => y - x)
      expect({ seed, times, fast: usual.every((ms) => ms < 2 * seconds) }).toMatchObject({ fast: true })
    })
  })

  test('events are frozen', () => {
    const { tournament } = fieldOf300(fideDutch2017, 1)
    const explanation = fideDutch2017.explainer!(tournament, roundNumber(1)).explain()
    expect([explanation, explanation.events, ...explanation.events].every(Object.isFrozen)).toBe(true)
  })
})
