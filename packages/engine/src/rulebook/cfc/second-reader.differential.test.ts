import { expect, test } from 'vitest'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { checkCfcRound } from '../../pairing/referee/cfc/check.ts'
import type { RoundPairing } from '../../pairing/round-pairing.ts'
import { drawPlan } from '../../simulation/plan.ts'
import { defaultSimulation, quietSimulation } from '../../simulation/settings.ts'
import { playPlan } from '../../simulation/simulate.ts'
import { readCfcRound } from '../../testing/cfc-reader/read-round.ts'
import { cfcTeam } from '../cfc-team/index.ts'
import { cfc } from './index.ts'

/** Nightly: ZUG_CFC_EVENTS=1000 npx vitest run packages/engine/src/rulebook/cfc/second-reader.differential.test.ts */
const events = Number(process.env.ZUG_CFC_EVENTS ?? 15)

const read = (system: PairingSystem, ofTeams: boolean, settings: typeof defaultSimulation): number => {
  let boards = 0
  for (let event = 1; event <= events; event++)
    for (const { tournament, round, answer } of playPlan(system, drawPlan(system, settings, `reader ${event}`))) {
      if (answer.kind !== 'pairing') continue
      const pairing = answer as RoundPairing
      boards += pairing.boards.length
      const about = { event, round }
      expect({ ...about, found: readCfcRound(tournament, round, pairing, ofTeams) }).toEqual({ ...about, found: [] })
      expect({ ...about, ...checkCfcRound(tournament, round, pairing, ofTeams, true) }).toMatchObject({ ...about, violations: [] })
    }
  return boards
}

const [few, many] = [
  { low: 5, high: 16 },
  { low: 17, high: 60 },
]

test.each([
  ['cfc 622: players, the basic rules', cfc, false, { ...quietSimulation, players: many }],
  ['cfc 602: players, every variation', cfc, false, { ...defaultSimulation, players: many }],
  ['cfc 602: few players, every variation', cfc, false, { ...defaultSimulation, players: few, rounds: { low: 4, high: 9 } }],
  ['cfc-team 646: teams, every variation', cfcTeam, true, { ...defaultSimulation, players: few, rounds: { low: 4, high: 7 } }],
] as const)('%s: a second reader of the text finds nothing', { timeout: 3_600_000 }, (_, system, ofTeams, settings) => {
  expect(read(system as unknown as PairingSystem, ofTeams, settings)).toBeGreaterThan(0)
})
