import type { Tournament } from '../model/tournament.ts'

/**
 * Editions of C.07: `2023` is the text in force from 1 September 2023 to 28 February 2026 (the amendments of 2024 included), `2026` the one in
 * force since 1 March 2026. They differ in the score of the dummy opponent (16.4).
 */
export const tieBreakEditions = ['2023', '2026'] as const
export type TieBreakEdition = (typeof tieBreakEditions)[number]

/** Unplayed games are treated differently in the two (15.2 and 16). */
export const eventSystems = ['swiss', 'round-robin'] as const
export type EventSystem = (typeof eventSystems)[number]

const inForce2026 = 20260301

/** The edition of the day the tournament began; without a date, that of its rulebook's time; else the one in force. */
export const editionOf = (tournament: Tournament): TieBreakEdition => {
  const started = dateNumber(tournament.info.startDate)
  if (started !== null) return started < inForce2026 ? '2023' : '2026'
  const year = /-(\d{4})$/.exec(tournament.rulebook ?? '')?.[1]
  return year !== undefined && Number(year) < 2026 ? '2023' : '2026'
}

/** YYYY/MM/DD, YY/MM/DD or DD/MM/YYYY with any separator, as one number that sorts; null when it is no date. */
const dateNumber = (date: string): number | null => {
  const parts = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/.exec(date.trim())
  if (parts === null) return null
  const [a, b, c] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (parts[3]!.length === 4) return c * 10000 + b * 100 + a
  return (parts[1]!.length === 4 ? a : 2000 + a) * 10000 + b * 100 + c
}

/** As the rulebook, the type code (192) or the free text of the type (092) says; a Swiss when none of them speaks of a round robin. */
export const systemOf = (tournament: Tournament): EventSystem => {
  const { typeCode, type } = tournament.info
  const says = [tournament.rulebook ?? '', typeCode, type].some((text) => /round[-_ ]?robin|berger|all[- ]play[- ]all/i.test(text))
  return says ? 'round-robin' : 'swiss'
}
