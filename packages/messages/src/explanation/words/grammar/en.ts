import type { Claim } from '@zug/engine/explain'
import { opposite } from '@zug/engine/model'
import { joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import type { Score } from './grammar.ts'

export const list = (items: readonly Words[]): Runs => joined(items, ', ', ' and ')
export const colourName = { white: 'White', black: 'Black' } as const
export const points = ({ points: worth, forPairing }: Score): Runs =>
  say`${pointsRun(worth)} ${worth === 10 || worth === 5 ? 'point' : 'points'}${forPairing ? ' for pairing' : ''}`
export const inRounds = (rounds: readonly number[]): Runs => say`in ${rounds.length === 1 ? 'round' : 'rounds'} ${list(rounds)}`

/** What makes a claim to a colour strong, behind a comma; nothing where that did not decide. */
export const byClaim = (claim: Claim | undefined): Words => {
  switch (claim?.kind) {
    case undefined:
      return ''
    case 'running':
      return `, after two games running with ${colourName[claim.colour]}`
    case 'more':
      return say`, with ${claim.games === 1 ? 'one game' : say`${claim.games} games`} more with ${colourName[claim.colour]} than with ${colourName[opposite(claim.colour)]}`
    case 'wider':
      return say`, with the larger colour difference, ${claim.difference} against ${claim.against}`
  }
}
