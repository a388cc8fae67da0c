import type { PlayerId } from '../../../model/ids.ts'
import type { ExplainedCandidate } from '../../../pairing/explanation.ts'
import { explainCandidate } from './candidate.ts'
import { reportCard } from './report-card.ts'
import type { Scene } from './scene.ts'

/** B.8: the candidate of the bracket in which a player was paired, or left over for the bye. */
export const chosenFor = (player: PlayerId, { brackets, edition }: Scene): ExplainedCandidate | null => {
  const paired = brackets?.findLast(({ bracket }) => bracket.players.some(({ id }) => id === player))
  if (paired === undefined) return null
  const { bracket, ahead, pairing } = paired
  return explainCandidate(bracket, pairing, reportCard(pairing, bracket, ahead, edition), [])
}
