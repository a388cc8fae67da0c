import type { Language } from '../../model/language.ts'
import type { PassedOver } from './by-the-book/event.ts'

/** The words of the procedure in one language; names arrive ready to print. */
export type StepWords = {
  readonly nobody: string
  readonly bracket: (points: string, last: boolean) => string
  readonly omitted: (criteria: readonly string[]) => string
  readonly not: (names: string) => string
  readonly because: Readonly<Record<PassedOver['because'], string>>
  readonly toS2: (name: string) => string
  readonly exchange: (name: string, other: string) => string
  readonly meetsNobody: (names: string) => string
  readonly unpaired: (names: string) => string
  readonly combination: (names: string) => string
  readonly bye: (name: string) => string
}

const english: StepWords = {
  nobody: 'nobody',
  bracket: (points, last) => `${last ? 'Last bracket' : 'Bracket'}, ${points} points`,
  omitted: (criteria) => `${criteria.join(' and ')} omitted`,
  not: (names) => `not ${names}`,
  because: { B1: 'B1: have met', B4: 'B4: same group', B5: 'B5: same float again', others: 'the others would fall short' },
  toS2: (name) => `${name} finds nobody in S2 and goes to S2; everybody there has been in S1`,
  exchange: (name, other) => `${name} finds nobody in S2 and changes places with ${other}`,
  meetsNobody: (names) => `${names} can meet nobody here: down to the next bracket`,
  unpaired: (names) => `${names} unpaired: down to the next bracket`,
  combination: (names) => `Not everybody can be paired: combined with the bracket above, ${names}`,
  bye: (name) => `${name} has the bye`,
}

const german: StepWords = {
  nobody: 'niemand',
  bracket: (points, last) => `${last ? 'Letzte Punktgruppe' : 'Punktgruppe'}, ${points} Punkte`,
  omitted: (criteria) => `ohne ${criteria.join(' und ')}`,
  not: (names) => `nicht ${names}`,
  because: {
    B1: 'B1: schon gespielt',
    B4: 'B4: gleiche Gruppe',
    B5: 'B5: wieder derselbe Float',
    others: 'die anderen kämen schlechter weg',
  },
  toS2: (name) => `${name} findet in S2 niemanden und geht nach S2; dort waren alle schon in S1`,
  exchange: (name, other) => `${name} findet in S2 niemanden und tauscht mit ${other}`,
  meetsNobody: (names) => `${names}: hier gibt es keinen Gegner, hinunter in die nächste Gruppe`,
  unpaired: (names) => `${names}: ungepaart, hinunter in die nächste Gruppe`,
  combination: (names) => `Nicht alle sind zu paaren: mit der Gruppe darüber zusammengelegt, ${names}`,
  bye: (name) => `${name} bekommt das Freilos`,
}

const french: StepWords = {
  nobody: 'personne',
  bracket: (points, last) => `${last ? 'Dernière tranche' : 'Tranche'} à ${points} points`,
  omitted: (criteria) => `sans ${criteria.join(' ni ')}`,
  not: (names) => `pas ${names}`,
  because: {
    B1: 'B1 : déjà rencontrés',
    B4: 'B4 : même groupe',
    B5: 'B5 : encore le même flottement',
    others: 'les autres seraient moins bien appariés',
  },
  toS2: (name) => `${name} ne trouve personne en S2 et y passe ; tous y ont déjà été en S1`,
  exchange: (name, other) => `${name} ne trouve personne en S2 et échange sa place avec ${other}`,
  meetsNobody: (names) => `${names} : pas d’adversaire ici, à la tranche suivante`,
  unpaired: (names) => `${names} : sans adversaire, à la tranche suivante`,
  combination: (names) => `Tous ne peuvent être appariés : réunis à la tranche supérieure, ${names}`,
  bye: (name) => `${name} est exempt`,
}

export const stepWords: Readonly<Record<Language, StepWords>> = { en: english, de: german, fr: french }
