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
  L: '/L et un nombre',
  K: '/K et un nombre',
  U: '/U et un Elo',
  G: '/G',
}

export const tieBreaks: WordsOf<'tie-breaks'> = {
  'tie-break-empty': () => 'Il manque un départage entre deux virgules.',
  'tie-break-unknown': ({ text, known }) => {
    const near = nearestText(text, known, 'fr')
    return `Il n’y a pas de départage « ${text} ». ${near === '' ? `Il y a ${known.join(', ')}.` : `Vouliez-vous dire ${near} ?`}`
  },
  'tie-break-self-defined': ({ text }) => `« ${text} » est défini par le règlement du tournoi et ne peut pas être calculé.`,
  'tie-break-modifier-unknown': ({ text, part }) => `« ${text} » : il n’y a pas de modificateur « ${part} ».`,
  'tie-break-modifier-not-allowed': ({ text, name, part, allowed }) =>
    `« ${text} » : ${name} n’admet pas ${part} ; ${allowed.length === 0 ? 'aucun modificateur n’est admis' : `sont admis ${allowed.map((one) => modifiers[one]).join(', ')}`}.`,
  'tie-break-modifier-twice': ({ text, part }) => `« ${text} » : « ${part} » vient après un autre du même genre.`,
  'tie-break-for-teams': ({ text }) => `« ${text} » est un départage d’équipes, pas de joueurs.`,
  'tie-break-for-players': ({ text }) => `« ${text} » est un départage de joueurs, pas d’équipes.`,
  'tie-break-duplicate': ({ text }) => `« ${text} » est donné deux fois ; la seconde ne peut rien départager.`,
}
