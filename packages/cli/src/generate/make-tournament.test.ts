import { type PairingSystem, rulebookById } from '@zug/engine/pairing'
import { defaultSimulation } from '@zug/engine/simulation'
import { expect, test } from 'vitest'
import { makeTournament } from './make-tournament.ts'

test('a tournament that cannot be played to its end is a problem with exit code 1', () => {
  const stuck: PairingSystem = {
    ...rulebookById('fide-dutch-2026')!,
    pairRound: (_, round) => ({ kind: 'no-legal-pairing', rulebook: 'fide-dutch-2026', round, stuck: [], only: [] }),
  }
  const made = makeTournament({ system: stuck, settings: defaultSimulation, model: null, format: 'trf26' }, 'stuck')
  expect(made).toMatchObject({
    ok: false,
    error: { exitCode: 1, lines: [expect.stringMatching(/^zug:1:1 no-legal-pairing Seed stuck: /)] },
  })
})
