import { type DeskPlayer, type DeskState, entrantOf, lateArrivals, roundToCome } from '@zug/engine/desk'
import { plain } from '../../../lists/fold.ts'

/** Somebody who is expected at the door. */
export type Expected = {
  readonly id: number
  readonly name: string
  /** What tells two of one name apart. */
  readonly about: string
  readonly here: boolean
  /** Why they are not paired in the round to come: a bye for absence, which ends when they come, or one that was agreed. */
  readonly away: 'absent' | 'agreed' | null
  /** The round that is being played without them, because they came after its publication. */
  readonly missed: number | null
  /** As people type it: small letters without signs, umlauts also as two letters, and as the script of the page, which knows no letters beyond that, makes of what was typed. */
  readonly sought: string
}

/** Everybody who is not out of it, by name. Members of teams come one by one. */
export const expectedOf = (state: DeskState, language: string): readonly Expected[] => {
  const next = roundToCome(state) ?? state.rounds.length
  const away = new Map(state.byes.filter(({ round }) => round === next).map(({ player, bye }) => [player, bye]))
  const late = new Map(lateArrivals(state).flatMap(({ player, round, published }) => (published ? [[player, round]] : [])))
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...state.players.values()]
    .filter(({ withdrawnFrom }) => withdrawnFrom === null || withdrawnFrom > next)
    .toSorted((a, b) => compare(a.name, b.name))
    .map((player) => ({ player, bye: away.get(entrantOf(state, player.id)) }))
    .map(({ player, bye }) => ({
      id: player.id,
      name: player.name,
      about: aboutOf(player),
      here: player.checkedIn,
      away: bye === undefined ? null : bye === 'zero-point' ? 'absent' : 'agreed',
      missed: player.checkedIn ? (late.get(entrantOf(state, player.id)) ?? null) : null,
      sought: soughtOf(player),
    }))
}

const aboutOf = ({ title, rating, federation, club }: DeskPlayer): string =>
  [title, rating === null ? null : String(rating), federation, club].filter((part) => part !== null && part !== '').join(' · ')

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }

const soughtOf = ({ name, pairingNumber }: DeskPlayer): string => {
  const written = name.toLowerCase().replace(/[äöüå]/g, (letter) => umlauts[letter]!)
  const onPhone = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const inOne = plain(name.replaceAll(/['‘’ʼ`´-]/g, ''))
  return [...new Set([plain(name), plain(written), onPhone, inOne, pairingNumber === null ? '' : String(pairingNumber)])]
    .filter(Boolean)
    .join(' ')
}

/** Every word that was typed begins one of the name. The script of the page does the same. */
export const isSought = ({ sought }: Expected, typed: string): boolean => {
  const words = sought.split(/[\s,.'’-]+/)
  return plain(typed)
    .split(/[\s,.'’-]+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
