import { newPlayer, newTournament, pairingNumber, playerId, roundNumber } from '@zug/engine/model'
import { rulebookById } from '@zug/engine/pairing'
import { expect, test } from 'vitest'
import { explainerFor } from './explainers.ts'

test('a round asked about again is not paired again; the one asked about longest ago is forgotten', () => {
  const players = [1, 2, 3].map((n) => newPlayer({ id: playerId(n), pairingNumber: pairingNumber(n), name: `P${n}` }))
  const tournament = newTournament({ numberOfRounds: 1, initialColour: 'white', players })
  const made: string[] = []
  const ask = (name: string) =>
    explainerFor(name, () => {
      made.push(name)
      return rulebookById('fide-dutch-2026').explainer(tournament, roundNumber(1))
    })
  expect(ask('a')).toBe(ask('a'))
  for (const name of ['b', 'c', 'a', 'd', 'a', 'b']) ask(name)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
})
