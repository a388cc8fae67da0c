import type { Language } from '../../../model/language.ts'

type Text = (...values: readonly string[]) => string

/** Names of who cannot all be paired, and of the only others they could meet; with `bye` nobody else may take that either. */
type Stuck = { readonly stuck: readonly string[]; readonly only: readonly string[]; readonly bye: boolean }

/** The words of a procedure in one language; names arrive ready to print. */
export type StepWords = {
  readonly nobody: string
  readonly bracket: Text
  readonly treatment: { readonly homogeneous: string; readonly heterogeneous: string }
  readonly fromAbove: Text
  readonly pairsWanted: (pairs: number) => string
  readonly meetsNobody: Text
  readonly leftOver: Text
  readonly noPairs: string
  readonly raised: (requirement: string, by: number) => string
  readonly dropped: (requirement: string, by: number) => string
  readonly backtracked: Text
  readonly penultimate: Text
  readonly joined: string
  readonly fewerPairs: (pairs: number, wanted: number) => string
  readonly colours: (white: string, black: string) => string
  readonly bye: Text
  readonly impossible: (stuck: Stuck) => string
}

const english: StepWords = {
  nobody: 'nobody',
  bracket: (points) => `Bracket of ${points}`,
  treatment: { homogeneous: 'homogeneous', heterogeneous: 'heterogeneous' },
  fromAbove: (names) => `${names} from above and `,
  pairsWanted: (pairs) => `pairs wanted: ${pairs}`,
  meetsNobody: (names) => `${names} can meet nobody here and moves down`,
  leftOver: (names) => `left over: ${names}`,
  noPairs: 'no pairs',
  raised: (requirement, by) => `${requirement} raised by ${by}`,
  dropped: (requirement, by) => `${requirement} dropped for ${by}`,
  backtracked: (names) => `paired again, because the next bracket cannot be paired with ${names} moved down`,
  penultimate: (names) => `paired again so that everybody below can be paired; ${names} move down`,
  joined: 'no pairing lets everybody below be paired, so it is joined to the lowest bracket',
  fewerPairs: (pairs, wanted) => `pairs made: ${pairs} instead of ${wanted}`,
  colours: (white, black) => `${white} has White against ${black}`,
  bye: (name) => `${name} has the bye`,
  impossible: ({ stuck, only, bye }) => {
    if (stuck.length === 0) return 'No legal pairing: the number of players is odd and nobody may have the bye'
    const names = stuck.join(', ')
    if (bye)
      return `No legal pairing: nobody but ${[...stuck, ...only].join(', ')} may have the bye, and then ${names} cannot all be paired`
    if (stuck.length === 1) return `No legal pairing: ${names} has nobody to play`
    return `No legal pairing: ${names} cannot all be paired${only.length === 0 ? '' : `, having only ${only.join(', ')} besides themselves`}`
  },
}

const german: StepWords = {
  nobody: 'niemand',
  bracket: (points) => `Punktgruppe ${points}`,
  treatment: { homogeneous: 'homogen', heterogeneous: 'heterogen' },
  fromAbove: (names) => `von oben ${names}, dazu `,
  pairsWanted: (pairs) => `gewünschte Paare: ${pairs}`,
  meetsNobody: (names) => `für ${names} gibt es hier keinen Gegner, also abwärts`,
  leftOver: (names) => `übrig: ${names}`,
  noPairs: 'keine Paare',
  raised: (requirement, by) => `${requirement} um ${by} erhöht`,
  dropped: (requirement, by) => `${requirement} aufgegeben für ${by}`,
  backtracked: (names) => `noch einmal gepaart, weil die nächste Gruppe mit ${names} nicht zu paaren ist`,
  penultimate: (names) => `noch einmal gepaart, damit alle darunter zu paaren sind; abwärts: ${names}`,
  joined: 'mit keiner Paarung sind alle darunter zu paaren, also mit der untersten Gruppe zusammengelegt',
  fewerPairs: (pairs, wanted) => `Paare: ${pairs} statt ${wanted}`,
  colours: (white, black) => `${white} hat Weiß gegen ${black}`,
  bye: (name) => `${name} bekommt das Freilos`,
  impossible: ({ stuck, only, bye }) => {
    if (stuck.length === 0) return 'Keine erlaubte Paarung: Die Zahl der Spieler ist ungerade, und niemand darf das Freilos bekommen'
    const names = stuck.join(', ')
    if (bye)
      return `Keine erlaubte Paarung: Nur ${[...stuck, ...only].join(', ')} dürfen das Freilos bekommen, und dann sind ${names} nicht alle zu paaren`
    if (stuck.length === 1) return `Keine erlaubte Paarung: Für ${names} gibt es keinen Gegner`
    return `Keine erlaubte Paarung: ${names} sind nicht alle zu paaren${only.length === 0 ? '' : `; außer untereinander bleibt nur ${only.join(', ')}`}`
  },
}

const french: StepWords = {
  nobody: 'personne',
  bracket: (points) => `Tranche à ${points}`,
  treatment: { homogeneous: 'homogène', heterogeneous: 'hétérogène' },
  fromAbove: (names) => `${names} d’en haut et `,
  pairsWanted: (pairs) => `appariements voulus : ${pairs}`,
  meetsNobody: (names) => `pas d’adversaire ici pour ${names}, qui flotte vers le bas`,
  leftOver: (names) => `reste : ${names}`,
  noPairs: 'aucun appariement',
  raised: (requirement, by) => `${requirement} augmenté de ${by}`,
  dropped: (requirement, by) => `${requirement} abandonné pour ${by}`,
  backtracked: (names) => `appariée de nouveau, car la tranche suivante ne peut être appariée avec ${names} en flotteur`,
  penultimate: (names) => `appariée de nouveau pour que tous ceux d’en dessous puissent l’être ; flotteurs : ${names}`,
  joined: 'aucun appariement ne permet d’apparier tous ceux d’en dessous : réunie à la tranche la plus basse',
  fewerPairs: (pairs, wanted) => `appariements : ${pairs} au lieu de ${wanted}`,
  colours: (white, black) => `${white} a les Blancs contre ${black}`,
  bye: (name) => `${name} est exempt`,
  impossible: ({ stuck, only, bye }) => {
    if (stuck.length === 0) return 'Aucun appariement permis : le nombre de joueurs est impair et personne ne peut être exempt'
    const names = stuck.join(', ')
    if (bye)
      return `Aucun appariement permis : seuls ${[...stuck, ...only].join(', ')} peuvent être exempts, et alors ${names} ne peuvent tous être appariés`
    if (stuck.length === 1) return `Aucun appariement permis : pas d’adversaire pour ${names}`
    return `Aucun appariement permis : ${names} ne peuvent tous être appariés${only.length === 0 ? '' : `, n’ayant hors d’eux-mêmes que ${only.join(', ')}`}`
  },
}

export const stepWords: Readonly<Record<Language, StepWords>> = { en: english, de: german, fr: french }
