import { pairingNumber } from './ids.ts'
import { type Player, titles } from './player.ts'

/** C.04.2.B.3: rating, then title, then alphabet; a player without rating or title comes after those with one. */
export const compareInitially = (a: Player, b: Player): number =>
  (b.rating ?? 0) - (a.rating ?? 0) || titleRank(a) - titleRank(b) || compareNames(a.name, b.name) || a.id - b.id

const titleRank = (player: Player): number => (player.title === null ? titles.length : titles.indexOf(player.title))

/** Alphabetical without regard to case or accents, then by code point, so that every machine sorts alike. */
const compareNames = (a: string, b: string): number => compareText(plain(a), plain(b)) || compareText(a, b)
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** C.04.2.B.4: pairing numbers by the initial order, from 1. */
export const assignPairingNumbers = (players: readonly Player[]): readonly Player[] =>
  players.toSorted(compareInitially).map((player, index) => ({ ...player, pairingNumber: pairingNumber(index + 1) }))
