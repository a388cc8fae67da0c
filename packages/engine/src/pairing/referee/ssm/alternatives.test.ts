import { expect, test } from 'vitest'
import { defaultSimulation, drawPlan, playPlan } from '../../../doors/simulation.ts'
import { rulebookById } from '../../rulebook-of.ts'
import { betterExists } from './alternatives.ts'
import { ssmBrackets } from './brackets.ts'
import { ssmSheet } from './sheet.ts'

/** Rounds of other rules, with everybody in one bracket, of which the search once gave up after thousands of matchings. */
test.each([
  [213, 8, 120, true],
  [29, 9, 130, true],
  [443, 9, 140, true],
  [284, 7, 100, false],
  [315, 7, 110, false],
] as const)('ssm B5: tournament %i, round %i combined from %i: could less be broken? %s', (seed, wanted, top, answer) => {
  const system = rulebookById('fide-dutch-2026')
  const plan = drawPlan(system, { ...defaultSimulation, players: { low: 20, high: 60 } }, `s/${seed}`)
  const found = [...playPlan(system, plan)].find(({ round }) => round === wanted)!
  const boards = found.answer.kind === 'pairing' ? found.answer.boards : []
  const opponents = new Map(boards.flatMap(({ white, black }) => [[white, black] as const, [black, white] as const]))
  const bracket = ssmBrackets(ssmSheet(found.tournament, found.round), opponents, top).at(-1)!
  expect(betterExists(bracket)).toBe(answer)
})
