import type { RulebookId } from '../../model/rules.ts'
import type { Tournament } from '../../model/tournament.ts'
import { choice, flag, type SettingField } from '../../pairing/setting-field.ts'

/**
 * Which number is odd or even when the initial colour is handed out (E.5; 5.2.5 in 2026).
 *
 * - `paired-participants`: the place among those who have ever been paired, as the reference engines count.
 * - `pairing-number`: the pairing number itself, as the text says. They agree when everybody has been paired.
 */
export const parities = ['paired-participants', 'pairing-number'] as const
export type Parity = (typeof parities)[number]

/**
 * C.04.7, where the virtual points are not spelled out. 1.2 makes the groups of "the list of participants to be paired": `baku` takes everybody on the initial list,
 * `baku-paired` those who are paired in round 1, so that whoever asked for a bye in it does not count for the border between the groups.
 */
const accelerations = ['baku', 'baku-paired'] as const
export type Acceleration = (typeof accelerations)[number]

/** What an event under an edition of the Dutch system declares. */
export type DutchSettings = {
  /** `virtualPoints`, when given, override it. */
  readonly acceleration: Acceleration | null
  readonly parity: Parity
  /** A game without colours: no colour decides a pairing, and White of a board is the higher ranked player. */
  readonly colourless: boolean
}

export type DutchRules<Id extends RulebookId> = { readonly rulebook: Id } & DutchSettings

/** No acceleration, and participants counted as the reference engines do. */
export const unaccelerated = { acceleration: null, parity: 'paired-participants' } as const

const usual: DutchSettings = { ...unaccelerated, colourless: false }

export const dutchDefaults = <Id extends RulebookId>(rulebook: Id): DutchRules<Id> => Object.freeze({ rulebook, ...usual })

export const parityField: SettingField<'parity'> = choice('parity', parities)

export const accelerationAndParity: readonly SettingField<'acceleration' | 'parity'>[] = [
  { name: 'acceleration', kind: 'choice', options: accelerations, none: true },
  parityField,
]

export const dutchSettings: readonly SettingField<keyof DutchSettings>[] = [...accelerationAndParity, flag('colourless')]

/** What is declared; of a tournament that is not prepared for the system, the usual. */
export const dutchRules = ({ rules }: Pick<Tournament, 'rules'>): DutchSettings => (rules !== null && 'colourless' in rules ? rules : usual)

/** Under whatever rules count participants so. */
export const parityOf = ({ rules }: Pick<Tournament, 'rules'>): Parity =>
  rules !== null && 'parity' in rules ? rules.parity : usual.parity
