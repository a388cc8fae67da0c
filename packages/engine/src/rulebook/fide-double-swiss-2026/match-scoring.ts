import { type ScoringSystem, scoringSystem } from '../../model/scoring.ts'
import type { DoubleSwissRules } from './rules.ts'

type Declared = Pick<DoubleSwissRules, 'byePoints'>

/** C.04.5 0, 1.4: a match of two games won 2-0, drawn or lost; other results carry their own points. The bye is worth a game won and one drawn, or what is declared. */
export const matchScoring = ({ byePoints }: Declared): ScoringSystem => scoringSystem(20, 10, 0, { pairingAllocatedBye: byePoints })

/** The same as reports say it: what a game is worth, and of byes what the match is. */
export const gameScoring = (rules: Declared): ScoringSystem => {
  const { pairingAllocatedBye, halfPointBye, fullPointBye } = matchScoring(rules)
  return scoringSystem(10, 5, 0, { pairingAllocatedBye, halfPointBye, fullPointBye })
}
