import type { PlayerId } from '../../model/ids.ts'
import type { Language } from '../../model/language.ts'
import { displayPoints } from '../../model/points.ts'
import { listOfNames } from '../list-of-names.ts'
import { type StepWords, stepWords } from './step-words.ts'
import type { CfcEvent, DueTold, PassedOver } from './trace.ts'

/** An event in a line of one language, with the rules it rests on. */
export const stepText = (event: CfcEvent, nameOf: (player: PlayerId) => string, language: Language = 'en'): string => {
  const rules = `(${event.articles.join(', ')})`
  const words = stepWords[language]
  switch (event.kind) {
    case 'bye':
      return `${words.bye(nameOf(event.player))} ${rules}${instead(event.passedOver, nameOf, words)}.`
    case 'group':
      return `${words.group(displayPoints(event.score))}: ${listOfNames(event.players.map(nameOf))} ${rules}.`
    case 'odd-man': {
      const kept = event.kept.length === 0 ? '' : `; ${words.kept}: ${list(event.kept, nameOf)}`
      return `${words.oddMan(nameOf(event.player), nameOf(event.opponent))} ${rules}${kept}${instead(event.passedOver, nameOf, words)}.`
    }
    case 'transposition':
    case 'interchange':
      return `${words[event.kind]}: ${words.byOrder(nameOf(event.player), nameOf(event.opponent), nameOf(event.natural))} ${rules}.`
    case 'colours': {
      const [white, black] = event.due
      return `${nameOf(event.white)} – ${nameOf(event.black)}: ${words.against(dueText(white, words), dueText(black, words))} ${rules}.`
    }
  }
}

const list = (passed: readonly PassedOver[], nameOf: (player: PlayerId) => string): string =>
  passed.map(({ player, article }) => `${nameOf(player)} (${article})`).join(', ')

const instead = (passed: readonly PassedOver[], nameOf: (player: PlayerId) => string, words: StepWords): string =>
  passed.length === 0 ? '' : `; ${words.before}: ${list(passed, nameOf)}`

const dueText = ({ colour, why }: DueTold, words: StepWords): string =>
  colour === null ? words.nothingDue : (why === 'equalisation' ? words.equalise : words.alternate)(colour)
