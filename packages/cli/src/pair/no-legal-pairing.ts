import type { PlayerId, Tournament } from '@zug/engine/model'
import type { NoLegalPairing } from '@zug/engine/pairing'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { issueLine } from '../issue-lines.ts'
import { entrantsOf } from './entrant.ts'

/** Says who cannot all be paired and whom they could still meet: what an arbiter needs to decide (A.9). */
export const noLegalPairingProblem = (file: string, tournament: Tournament, answer: NoLegalPairing): Problem => {
  const entrant = entrantsOf(tournament, answer.round)
  const list = (ids: readonly PlayerId[]): string => ids.map((id) => `${id} ${entrant(id).player.name.trim()}`.trim()).join(', ')
  const deadEnd = `Round ${answer.round}: the steps of ${answer.rulebook}, taken as they are written, end without a pairing, though there is one. Say --reading best, or pair it by hand; zug explain shows the steps.`
  return {
    exitCode: exitCodes.noLegalPairing,
    lines: [
      issueLine(file, {
        code: 'no-legal-pairing',
        ...(answer.deadEnd ? { article: 'C9' } : {}),
        message: answer.deadEnd
          ? deadEnd
          : `Round ${answer.round} has no legal pairing under ${answer.rulebook}; the arbiter decides. ${whyNone(answer, list)}.`,
      }),
    ],
  }
}

const whyNone = ({ stuck, only, bye }: NoLegalPairing, list: (ids: readonly PlayerId[]) => string): string => {
  if (stuck.length === 0) return 'The number of players is odd and nobody may have the bye'
  const left = only.length === 0 ? 'no other player may meet them' : `the others may not meet them, except ${list(only)}`
  if (bye) return `Nobody but ${list([...stuck, ...only])} may have the bye, and then these cannot all be paired: ${list(stuck)}; ${left}`
  return `${stuck.length === 1 ? `${list(stuck)} cannot be paired` : `These cannot all be paired: ${list(stuck)}`}; ${left}`
}
