import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { CfcEvent, DueTold, PassedOver } from './trace.ts'

/** An event in a line of English, with the rules it rests on. */
export const stepText = (event: CfcEvent, nameOf: (player: PlayerId) => string): string => {
  const rules = `(${event.articles.join(', ')})`
  switch (event.kind) {
    case 'bye':
      return `${nameOf(event.player)} has the bye ${rules}${instead(event.passedOver, nameOf)}.`
    case 'group':
      return `Group of ${displayPoints(event.score)}: ${event.players.map(nameOf).join(', ')} ${rules}.`
    case 'odd-man': {
      const kept = event.kept.length === 0 ? '' : `; kept in the group: ${list(event.kept, nameOf)}`
      return `Odd man ${nameOf(event.player)} meets ${nameOf(event.opponent)} ${rules}${kept}${instead(event.passedOver, nameOf)}.`
    }
    case 'transposition':
    case 'interchange':
      return `${event.kind === 'transposition' ? 'Transposition' : 'Interchange'}: ${nameOf(event.player)} meets ${nameOf(event.opponent)}, by order ${nameOf(event.natural)} ${rules}.`
    case 'colours': {
      const [white, black] = event.due
      return `${nameOf(event.white)} – ${nameOf(event.black)}: ${dueText(white)} against ${dueText(black)} ${rules}.`
    }
  }
}

const list = (passed: readonly PassedOver[], nameOf: (player: PlayerId) => string): string =>
  passed.map(({ player, article }) => `${nameOf(player)} (${article})`).join(', ')

const instead = (passed: readonly PassedOver[], nameOf: (player: PlayerId) => string): string =>
  passed.length === 0 ? '' : `; before him in order: ${list(passed, nameOf)}`

const dueText = ({ colour, why }: DueTold): string => {
  if (colour === null) return 'nothing due'
  return `due ${colour} to ${why === 'equalisation' ? 'equalise' : 'alternate'}`
}
