import type { Claim } from '@zug/engine/explain'
import { opposite } from '@zug/engine/model'
import { joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import type { Score } from './grammar.ts'

export const list = (items: readonly Words[]): Runs => joined(items, ', ', ' und ')
export const colourName = { white: 'Weiß', black: 'Schwarz' } as const
const counted = ({ points: worth, forPairing }: Score, many: string): Runs =>
  say`${pointsRun(worth)} ${worth === 10 || worth === 5 ? 'Punkt' : many}${forPairing ? ' für die Paarung' : ''}`
export const points = (score: Score): Runs => counted(score, 'Punkte')
/** Behind “mit”. */
export const mitPunkten = (score: Score): Runs => counted(score, 'Punkten')
export const inRounds = (rounds: readonly number[]): Runs => say`in Runde ${list(rounds)}`

/** What makes a claim to a colour strong, behind a comma; nothing where that did not decide. */
export const byClaim = (claim: Claim | undefined): Words => {
  switch (claim?.kind) {
    case undefined:
      return ''
    case 'running':
      return `, nach zwei Partien in Folge mit ${colourName[claim.colour]}`
    case 'more':
      return say`, mit ${claim.games === 1 ? 'einer Partie' : say`${claim.games} Partien`} mehr mit ${colourName[claim.colour]} als mit ${colourName[opposite(claim.colour)]}`
    case 'wider':
      return say`, mit der größeren Farbdifferenz, ${claim.difference} gegen ${claim.against}`
  }
}
