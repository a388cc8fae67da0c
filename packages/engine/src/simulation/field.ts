import { playerId } from '../model/ids.ts'
import { assignPairingNumbers } from '../model/initial-order.ts'
import { newPlayer, type Player, type Title } from '../model/player.ts'
import type { Random } from '../random.ts'
import { clubName, federations, randomName } from './names.ts'
import { rateOf, within } from './rates.ts'
import { type RatingShape, ratingShapes, type SimulationSettings } from './settings.ts'

/** The players in their initial order (ids are pairing numbers), and how strong each plays; those without rating play by strength too. */
export type DrawnField = { readonly players: readonly Player[]; readonly strengths: ReadonlyMap<number, number> }

export const drawField = (count: number, settings: SimulationSettings, random: Random): DrawnField => {
  const lowest = within(settings.lowestRating, random)
  const highest = Math.max(lowest + 1, within(settings.highestRating, random))
  const shape = settings.ratingShape === 'any' ? random.pick(ratingShapes) : settings.ratingShape
  const unrated = rateOf(settings.unratedPlayers, random) ?? 0
  const titled = rateOf(settings.titles, random) ?? 0
  const clubs = Math.round((rateOf(settings.clubs, random) ?? 0) * 100)
  const centre = lowest + Math.floor(random.next() * (highest - lowest))
  const entered = Array.from({ length: count }, (_, index) => {
    const strength = Math.round(place(shape, lowest, highest, centre, random))
    const rating = random.chance(unrated) ? null : strength
    const sex = random.chance(0.85) ? 'm' : 'w'
    const player = newPlayer({
      id: playerId(index + 1),
      pairingNumber: (index + 1) as Player['pairingNumber'],
      name: randomName(sex, random),
      sex,
      rating,
      title: rating !== null && random.chance(titled) ? titleFor(rating, sex) : null,
      federation: random.pick(federations),
      birth: `${random.between(1945, 2014)}/${two(random.between(1, 12))}/${two(random.between(1, 28))}`,
      club: clubs > 0 && random.chance(0.8) ? clubName(random.between(1, clubs)) : '',
    })
    return { player, strength }
  })
  const strengthOf = new Map(entered.map(({ player, strength }) => [player.id, strength]))
  const ranked = assignPairingNumbers(entered.map(({ player }) => player))
  const strengths = new Map(ranked.map(({ id, pairingNumber }) => [pairingNumber as number, strengthOf.get(id)!]))
  return { players: ranked.map((player) => ({ ...player, id: playerId(player.pairingNumber) })), strengths }
}

const place = (shape: RatingShape, lowest: number, highest: number, centre: number, random: Random): number => {
  const range = highest - lowest
  switch (shape) {
    case 'uniform':
      return lowest + random.next() * range
    case 'normal':
      return clamp(lowest + range / 2 + (random.normal() * range) / 6, lowest, highest)
    case 'top-heavy':
      return lowest + Math.max(random.next(), random.next(), random.next()) * range
    case 'bottom-heavy':
      return lowest + Math.min(random.next(), random.next(), random.next()) * range
    case 'two-groups':
      return clamp((random.chance(0.3) ? highest - range / 8 : lowest + range / 4) + (random.normal() * range) / 16, lowest, highest)
    case 'equal':
      return clamp(centre + random.between(-10, 10), lowest, highest)
  }
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
const two = (value: number): string => String(value).padStart(2, '0')

const titleFor = (rating: number, sex: 'm' | 'w'): Title | null => {
  if (rating >= 2480) return 'GM'
  if (rating >= 2380) return 'IM'
  if (sex === 'w' && rating >= 2280) return 'WGM'
  if (rating >= 2280) return 'FM'
  if (sex === 'w' && rating >= 2180) return 'WIM'
  if (rating >= 2180) return 'CM'
  if (sex === 'w' && rating >= 2080) return 'WFM'
  return sex === 'w' && rating >= 1980 ? 'WCM' : null
}
