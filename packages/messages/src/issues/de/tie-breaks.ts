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
  L: '/L und eine Zahl',
  K: '/K und eine Zahl',
  U: '/U und eine Wertungszahl',
  G: '/G',
}

export const tieBreaks: WordsOf<'tie-breaks'> = {
  'tie-break-empty': () => 'Zwischen zwei Kommas fehlt eine Feinwertung.',
  'tie-break-unknown': ({ text, known }) => {
    const near = nearestText(text, known, 'de')
    return `Eine Feinwertung „${text}“ gibt es nicht. ${near === '' ? `Es gibt ${known.join(', ')}.` : `Gemeint vielleicht: ${near}?`}`
  },
  'tie-break-self-defined': ({ text }) => `„${text}“ ist in der Ausschreibung des Turniers festgelegt und lässt sich nicht berechnen.`,
  'tie-break-modifier-unknown': ({ text, part }) => `„${text}“: Einen Zusatz „${part}“ gibt es nicht.`,
  'tie-break-modifier-not-allowed': ({ text, name, part, allowed }) =>
    `„${text}“: ${name} lässt ${part} nicht zu; zulässig ist ${allowed.length === 0 ? 'kein Zusatz' : allowed.map((one) => modifiers[one]).join(', ')}.`,
  'tie-break-modifier-twice': ({ text, part }) => `„${text}“: Vor „${part}“ steht schon ein Zusatz derselben Art.`,
  'tie-break-for-teams': ({ text }) => `„${text}“ ist eine Feinwertung für Mannschaften, nicht für Spieler.`,
  'tie-break-for-players': ({ text }) => `„${text}“ ist eine Feinwertung für Spieler, nicht für Mannschaften.`,
  'tie-break-duplicate': ({ text }) => `„${text}“ ist zweimal genannt; das zweite Mal kann es nichts entscheiden.`,
}
