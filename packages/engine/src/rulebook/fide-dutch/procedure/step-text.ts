import type { PlayerId } from '../../../model/ids.ts'
import type { Language } from '../../../model/language.ts'
import { displayPoints } from '../../../model/points.ts'
import { stepWords } from './step-words.ts'
import type { ProcedureEvent } from './trace.ts'

/** An event in a line of one language, with its article. */
export const stepText = (event: ProcedureEvent, nameOf: (player: PlayerId) => string, language: Language = 'en'): string => {
  const words = stepWords[language]
  const list = (players: readonly PlayerId[]): string => (players.length === 0 ? words.nobody : players.map(nameOf).join(', '))
  const bracket = 'score' in event ? words.bracket(displayPoints(event.score)) : ''
  const article = `(${event.article})`
  switch (event.kind) {
    case 'bracket': {
      const above = event.fromAbove.length === 0 ? '' : words.fromAbove(list(event.fromAbove))
      const strong = event.z === null ? '' : `, Z = ${event.z}`
      return `${bracket}, ${words.treatment[event.treatment]}: ${above}${list(event.residents)}; ${words.pairsWanted(event.pairs)}, X = ${event.x}${strong} ${article}.`
    }
    case 'incompatible':
      return `${bracket}: ${words.meetsNobody(list(event.movedDown))} ${article}.`
    case 'paired': {
      const pairs = event.pairs.map(([higher, lower]) => `${nameOf(higher)} – ${nameOf(lower)}`).join(', ')
      const rest = event.downfloaters.length === 0 ? '' : `; ${words.leftOver(list(event.downfloaters))}`
      return `${bracket}: ${pairs === '' ? words.noPairs : pairs}${rest} ${article}.`
    }
    case 'lowered':
      return `${bracket}: ${(event.requirement === 'X' || event.requirement === 'Z' || event.requirement === 'x' ? words.raised : words.dropped)(event.requirement, event.by)} ${article}.`
    case 'backtracked':
      return `${bracket}: ${words.backtracked(list(event.instead))} ${article}.`
    case 'penultimate':
      return `${bracket}: ${words.penultimate(list(event.instead))} ${article}.`
    case 'joined':
      return `${bracket}: ${words.joined} ${article}.`
    case 'fewer-pairs':
      return `${bracket}: ${words.fewerPairs(event.pairs, event.wanted)} ${article}.`
    case 'colours':
      return `${words.colours(nameOf(event.white), nameOf(event.black))} ${article}.`
    case 'bye':
      return `${words.bye(nameOf(event.player))} ${article}.`
    case 'impossible':
      return `${words.impossible({ stuck: event.stuck.map(nameOf), only: event.only.map(nameOf), bye: event.bye === true })} (B.1, B.2).`
  }
}
