import { dayOf } from '../model/day.ts'
import type { RulebookWarning } from '../model/issues/rulebook.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { rulebooks as table } from '../rulebook/index.ts'
import { rulebookInForce, startOf } from './description-of.ts'
import type { PairingSystem } from './pairing-system.ts'

export type { StepOf } from '../rulebook/rules.ts'

/** Every rulebook of the engine, oldest edition first within a family. */
export const rulebooks: readonly PairingSystem[] = Object.values(table)

export const rulebookById = (id: RulebookId): PairingSystem => table[id]

/** What a tournament is paired by, and what has to be said of it: that it is an earlier edition, because of the day, or that the edition of that day is not here. */
export const rulebookTaken = (
  tournament: Tournament,
): { readonly rulebook: PairingSystem; readonly issues: readonly RulebookWarning[] } => {
  const named = namedRulebook(tournament)
  if (named !== null) return { rulebook: named, issues: earlierEdition(tournament, named) }
  const id = rulebookInForce(tournament)
  const date = startOf(tournament.info)
  const isUsual = id === rulebookInForce({ ...(tournament.teams === undefined ? {} : { teams: tournament.teams }) })
  return {
    rulebook: table[id],
    issues: isUsual ? [] : [{ source: 'rulebook', code: 'edition-by-date', severity: 'warning', rulebook: id, date }],
  }
}

/** The tournament began before the only edition here of what it names was in force: it was paired by one that is not here. */
const earlierEdition = ({ info }: Tournament, { id, traits: { family, edition } }: PairingSystem): readonly RulebookWarning[] => {
  const date = startOf(info)
  const day = dayOf(date)
  if (
    edition === null ||
    day === null ||
    day >= dayOf(edition.from)! ||
    rulebooks.some((one) => one.id !== id && one.traits.family === family)
  )
    return []
  return [{ source: 'rulebook', code: 'edition-not-in-force', severity: 'warning', rulebook: id, date, from: edition.from }]
}

/** The rulebook that the tournament names; null when it names none, or one that there is not. */
export const namedRulebook = ({ rules }: Pick<Tournament, 'rules'>): PairingSystem | null =>
  rules === null || rules.rulebook === 'other' ? null : table[rules.rulebook]

/** The tournament's own rulebook, else the one in force when it starts. */
export const rulebookOf = (tournament: Tournament): PairingSystem => rulebookTaken(tournament).rulebook

/** The tournament as its own rulebook sees it: with the rules and the scoring that it lays down. */
export const asDeclared = (tournament: Tournament): Tournament => namedRulebook(tournament)?.declared(tournament) ?? tournament

/** Those who are paired, as players: the teams of a team event. */
export const entrantsOf = (tournament: Tournament): Tournament => namedRulebook(tournament)?.entrants(tournament) ?? tournament
