import type { Colour } from '../../model/colour.ts'
import type { Language } from '../../model/language.ts'

/** The words of the handbook in one language; names arrive ready to print. */
export type StepWords = {
  readonly bye: (name: string) => string
  readonly group: (points: string) => string
  readonly oddMan: (name: string, opponent: string) => string
  readonly kept: string
  readonly before: string
  readonly transposition: string
  readonly interchange: string
  readonly byOrder: (name: string, opponent: string, natural: string) => string
  readonly against: (white: string, black: string) => string
  readonly nothingDue: string
  readonly equalise: (colour: Colour) => string
  readonly alternate: (colour: Colour) => string
}

const english: StepWords = {
  bye: (name) => `${name} has the bye`,
  group: (points) => `Group of ${points}`,
  oddMan: (name, opponent) => `Odd man ${name} meets ${opponent}`,
  kept: 'kept in the group',
  before: 'before him in order',
  transposition: 'Transposition',
  interchange: 'Interchange',
  byOrder: (name, opponent, natural) => `${name} meets ${opponent}, by order ${natural}`,
  against: (white, black) => `${white} against ${black}`,
  nothingDue: 'nothing due',
  equalise: (colour) => `due ${colour} to equalise`,
  alternate: (colour) => `due ${colour} to alternate`,
}

const weiss = { white: 'Weiß', black: 'Schwarz' } as const
const german: StepWords = {
  bye: (name) => `${name} bekommt das Freilos`,
  group: (points) => `Punktgruppe ${points}`,
  oddMan: (name, opponent) => `Übrig bleibt ${name} und trifft auf ${opponent}`,
  kept: 'in der Gruppe behalten',
  before: 'in der Reihenfolge davor',
  transposition: 'Umstellung',
  interchange: 'Austausch',
  byOrder: (name, opponent, natural) => `${name} trifft auf ${opponent}, nach der Reihenfolge auf ${natural}`,
  against: (white, black) => `${white} gegen ${black}`,
  nothingDue: 'kein Anspruch',
  equalise: (colour) => `${weiss[colour]} zum Ausgleich`,
  alternate: (colour) => `${weiss[colour]} zum Wechsel`,
}

const blancs = { white: 'Blancs', black: 'Noirs' } as const
const french: StepWords = {
  bye: (name) => `${name} est exempt`,
  group: (points) => `Groupe à ${points}`,
  oddMan: (name, opponent) => `En surnombre, ${name} rencontre ${opponent}`,
  kept: 'gardés dans le groupe',
  before: 'avant dans l’ordre',
  transposition: 'Transposition',
  interchange: 'Échange',
  byOrder: (name, opponent, natural) => `${name} rencontre ${opponent}, selon l’ordre ${natural}`,
  against: (white, black) => `${white} contre ${black}`,
  nothingDue: 'aucune couleur due',
  equalise: (colour) => `${blancs[colour]} dus pour égaliser`,
  alternate: (colour) => `${blancs[colour]} dus pour alterner`,
}

export const stepWords: Readonly<Record<Language, StepWords>> = { en: english, de: german, fr: french }
