import { choice, flag, type SettingField } from '../../pairing/setting-field.ts'
import { type Acceleration, accelerationAndParity, type Parity, unaccelerated } from '../fide-dutch/rules.ts'

/** What may be declared where the text leaves a choice: ours comes first. */
export const limChoices = {
  /** 5.2: exchanges for colours are made for each board at its first player, or for each player; or boards already found stay. */
  colourExchanges: ['each-board', 'each-player', 'one-walk'],
  /** 3.2.2, 3.10: whom they choose. */
  floaterOrder: ['evenness', 'every'],
  /** 6: between whom colours do not count: between equal scores, and only where those who stay in the group could not all be paired otherwise, or always; or between all. */
  lastRoundColours: ['where-needed', 'same-score', 'everybody'],
  /** 3.8: whom floaters from below meet in the median. */
  medianUpfloaters: ['highest', 'lowest'],
  /** 2.6: which pairing of a group is the next one. */
  cracking: ['last-made', 'first-made'],
  /** 2.2 with C.04.7: half the rounds as the text says, or the middle of the scores that virtual points allow. */
  acceleratedMedian: ['rounds', 'middle'],
} as const

type Choices = { readonly [Name in keyof typeof limChoices]: (typeof limChoices)[Name][number] }

export type LimSettings = Choices & {
  /** C.04.7, where the virtual points are not spelled out. */
  readonly acceleration: Acceleration | null
  /** 7.2: which number is odd or even. */
  readonly parity: Parity
  /** 3.2.3, 3.8, 5.7: exchanges for colours only within 100 rating points. */
  readonly maxi: boolean
  /** 3.10: whether a pairing that was forfeited was a float. */
  readonly forfeitedGamesFloat: boolean
}

export type LimRules = { readonly rulebook: 'fide-lim-2026' } & LimSettings

const choices = Object.entries(limChoices) as [keyof Choices, readonly string[]][]

export const limDefaults: LimRules = Object.freeze({
  rulebook: 'fide-lim-2026',
  ...unaccelerated,
  maxi: false,
  forfeitedGamesFloat: true,
  ...(Object.fromEntries(choices.map(([name, [ours]]) => [name, ours])) as Choices),
})

export const limSettings: readonly SettingField<keyof LimSettings>[] = [
  ...accelerationAndParity,
  flag('maxi'),
  flag('forfeitedGamesFloat'),
  ...choices.map(([name, options]) => choice(name, options)),
]
