import type { Claim } from '@zug/engine/explain'
import { opposite } from '@zug/engine/model'
import { joined, plainText, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import type { Score } from './grammar.ts'

export const list = (items: readonly Words[]): Runs => joined(items, ', ', ' et ')
export const colourName = { white: 'les Blancs', black: 'les Noirs' } as const
/** Behind “droit”. */
export const due = { white: 'aux Blancs', black: 'aux Noirs' } as const
export const points = ({ points: worth, forPairing }: Score): Runs =>
  say`${pointsRun(worth)} ${[0, 5, 10, 15].includes(worth) ? 'point' : 'points'}${forPairing ? ' pour l’appariement' : ''}`
export const inRounds = (rounds: readonly number[]): Runs => say`${rounds.length === 1 ? 'à la ronde' : 'aux rondes'} ${list(rounds)}`

const vowel = /^[aeiouyhàâéèêëîïôùûœ]/i
export const de = (name: Runs): Runs => (vowel.test(plainText(name)) ? say`d’${name}` : say`de ${name}`)
export const que = (name: Runs): Runs => (vowel.test(plainText(name)) ? say`qu’${name}` : say`que ${name}`)

/** What makes a claim to a colour strong, behind a comma; nothing where that did not decide. */
export const byClaim = (claim: Claim | undefined): Words => {
  switch (claim?.kind) {
    case undefined:
      return ''
    case 'running':
      return `, après deux parties de suite avec ${colourName[claim.colour]}`
    case 'more':
      return say`, avec ${claim.games === 1 ? 'une partie' : say`${claim.games} parties`} de plus avec ${colourName[claim.colour]} qu’avec ${colourName[opposite(claim.colour)]}`
    case 'wider':
      return say`, par la plus grande différence de couleurs, ${claim.difference} contre ${claim.against}`
  }
}
