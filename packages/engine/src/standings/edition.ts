import { dayOf } from '../model/day.ts'
import type { Tournament } from '../model/tournament.ts'
import { namedDescription, startOf } from '../pairing/description-of.ts'

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
  const started = dayOf(startOf(tournament.info))
  if (started !== null) return started < inForce2026 ? '2023' : '2026'
  return namedDescription(tournament)?.traits.edition?.until ? '2023' : '2026'
}

/** As the rulebook, the type code (192) or the free text of the type (092) says; a Swiss when none of them speaks of a round robin. */
export const systemOf = (tournament: Tournament): EventSystem => {
  const { rules, info } = tournament
  if (namedDescription(tournament)?.traits.drawnFrom === 'tables') return 'round-robin'
  const texts = [rules?.rulebook === 'other' ? rules.name : '', info.typeCode, info.type]
  return texts.some((text) => /round[-_ ]?robin|berger|all[- ]play[- ]all/i.test(text)) ? 'round-robin' : 'swiss'
}
