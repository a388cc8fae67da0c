import type { PairingSystem } from '../../pairing/pairing-system.ts'
import { wdlScoring } from './a1-scoring.ts'
import { rulebookId } from './answer.ts'
import { articles } from './articles.ts'
import { restrictedWarnings } from './b4-warnings.ts'
import { stepsOf } from './by-the-book/pair-round.ts'
import { explainer } from './explain/index.ts'
import { pairRound } from './pair-round.ts'
import { stepText } from './step-text.ts'

export type { PassedOver, SsmEvent } from './by-the-book/event.ts'
export { stepsOf } from './by-the-book/pair-round.ts'
export { type SsmStanding, ssmStandings } from './standings.ts'
export { stepText } from './step-text.ts'

export const ssm: PairingSystem = {
  id: rulebookId,
  title: 'SSM, Swiss System Modified',
  articles,
  scoring: wdlScoring,
  colourless: true,
  warnings: restrictedWarnings,
  pairRound,
  explainer,
  steps: (tournament, round) =>
    stepsOf(tournament, round).map((event) => ({ event, text: (nameOf, language) => stepText(event, nameOf, language) })),
}
