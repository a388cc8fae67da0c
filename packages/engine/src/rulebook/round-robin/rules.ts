import type { PlayerId } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { choice, flag, type SettingField, seedField } from '../../pairing/setting-field.ts'

/** CFC 652: where the numbers of the tables come from. `restricted`: FIDE's restricted drawing of lots, by federation. */
export const roundRobinNumbers = ['pairing-numbers', 'lot', 'restricted-lot'] as const
export type RoundRobinNumbers = (typeof roundRobinNumbers)[number]

/**
 * Signs of the games that somebody who left before half of the games did not play, and that count for nobody. CFC 653 (FIDE 1970): a minus for both. FIDE C.05 6.6: a
 * plus for the opponents.
 */
export const withdrawalSigns = ['cfc', 'fide'] as const

/** What a round robin declares before its first round. */
export type RoundRobinSettings = {
  /** Who meets whom. */
  readonly of: 'players' | 'teams'
  readonly numbers: RoundRobinNumbers
  /** Lots are drawn from it, so that anyone can draw them again. */
  readonly seed: string
  /** 651: everybody twice, with either colour. */
  readonly double: boolean
  /** FIDE C.05: the last two rounds of the first cycle change places, so that nobody has three games running with one colour. */
  readonly swapLastTwoRounds: boolean
  /** 652: each section plays by itself; null: one section of all. */
  readonly sections: readonly (readonly PlayerId[])[] | null
  readonly withdrawals: (typeof withdrawalSigns)[number]
}

export const defaultRoundRobinSettings: RoundRobinSettings = Object.freeze({
  of: 'players',
  numbers: 'pairing-numbers',
  seed: '',
  double: false,
  swapLastTwoRounds: false,
  sections: null,
  withdrawals: 'cfc',
})

export type RoundRobinRules = { readonly rulebook: 'round-robin' } & RoundRobinSettings

export const roundRobinDefaults: RoundRobinRules = Object.freeze({ rulebook: 'round-robin', ...defaultRoundRobinSettings })

export const roundRobinSettings: readonly SettingField<keyof RoundRobinSettings>[] = [
  choice('of', ['players', 'teams']),
  choice('numbers', roundRobinNumbers),
  seedField,
  // FIDE C.05 Annex 1 recommends the exchange, so an event that becomes a double one has it; events declared earlier keep their tables.
  { ...flag('double'), alsoSets: ['swapLastTwoRounds'] },
  flag('swapLastTwoRounds'),
  { name: 'sections', kind: 'groups', none: true, apart: true },
  { ...choice('withdrawals', withdrawalSigns), later: true },
]

/** What is declared; of a tournament that is not prepared for the tables, the defaults. */
export const settingsOf = ({ rules }: Pick<Tournament, 'rules'>): RoundRobinSettings =>
  rules !== null && 'double' in rules ? rules : defaultRoundRobinSettings
