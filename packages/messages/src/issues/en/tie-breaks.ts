import type { TieBreakModifier } from '@zug/engine/model'
import { nearestText } from '../../paper/tie-breaks.ts'
import type { WordsOf } from '../words.ts'

const modifiers: Readonly<Record<TieBreakModifier, string>> = {
  score: ':MP, :GP',
  cut: '/C1, /C2, /M1, /M2',
  'cut-1-2': '/C1, /C2',
  P: '/P',
  F: '/F',
  R: '/R',
  L: '/L and a number',
  K: '/K and a number',
  U: '/U and a rating',
  G: '/G',
}

export const tieBreaks: WordsOf<'tie-breaks'> = {
  'tie-break-empty': () => 'A tie-break is missing between two commas.',
  'tie-break-unknown': ({ text, known }) => {
    const near = nearestText(text, known, 'en')
    return `There is no tie-break '${text}'. ${near === '' ? `Known are ${known.join(', ')}.` : `Did you mean ${near}?`}`
  },
  'tie-break-self-defined': ({ text }) => `'${text}' is defined by the event's own regulations and cannot be computed.`,
  'tie-break-modifier-unknown': ({ text, part }) => `'${text}': there is no modifier '${part}'.`,
  'tie-break-modifier-not-allowed': ({ text, name, part, allowed }) =>
    `'${text}': ${name} does not take ${part}; it takes ${allowed.length === 0 ? 'no modifier' : allowed.map((one) => modifiers[one]).join(', ')}.`,
  'tie-break-modifier-twice': ({ text, part }) => `'${text}': '${part}' comes after another of its kind.`,
  'tie-break-for-teams': ({ text }) => `'${text}' is a tie-break of teams, not of players.`,
  'tie-break-for-players': ({ text }) => `'${text}' is a tie-break of players, not of teams.`,
  'tie-break-duplicate': ({ text }) => `'${text}' is given twice; the second can decide nothing.`,
}
