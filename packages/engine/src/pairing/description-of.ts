import { dayOf } from '../model/day.ts'
import type { DeclaredRules, RulebookId, Rules } from '../model/rules.ts'
import { type MatchScoring, ownMatchScoring } from '../model/team-values.ts'
import type { Tournament, TournamentInfo } from '../model/tournament.ts'
import { inForce, descriptions as table } from '../rulebook/descriptions.ts'
import { adoptedRules, declaredOver, type EventTraits, traitsUnder } from '../rulebook/under-rules.ts'
import type { Description } from './pairing-system.ts'

export { adoptedRules }

/** What every rulebook of the engine says of itself, oldest edition first within a family. */
export const descriptions: readonly Description[] = Object.values(table)
export const rulebookIds = Object.keys(table) as readonly RulebookId[]

/** Is there a rulebook of this name? */
export const isRulebookId = (name: string): name is RulebookId => Object.hasOwn(table, name)

export const descriptionById = (id: RulebookId): Description => table[id]

/** What the rulebook that the tournament names says of itself; null when it names none, or one that there is not. */
export const namedDescription = ({ rules }: Pick<Tournament, 'rules'>): Description | null =>
  rules === null || rules.rulebook === 'other' ? null : table[rules.rulebook]

/** That of the tournament's own rulebook, else of the one in force when it starts. */
export const descriptionOf = (tournament: Tournament): Description => namedDescription(tournament) ?? table[rulebookInForce(tournament)]

/**
 * What a tournament that names no rulebook is paired by, which depends on the day it starts (else on that of its first round): of players the edition in force,
 * the first there was before there were any, the newest where no day is known; of teams FIDE's where that was in force, else the Canadian handbook's.
 */
export const rulebookInForce = ({ teams, info }: Pick<Tournament, 'teams'> & Partial<Pick<Tournament, 'info'>>): RulebookId => {
  const day = dayOf(startOf(info))
  const isBegun = ({ traits }: Description): boolean => day !== null && dayOf(traits.edition!.from)! <= day
  if (teams !== undefined) return isBegun(table[inForce.teamsByFide]) ? inForce.teamsByFide : inForce.teams
  if (day === null) return inForce.players
  const { family } = table[inForce.players].traits
  const editions = descriptions.filter(({ traits }) => traits.family === family && traits.edition !== null)
  return (editions.findLast(isBegun) ?? editions[0]!).id
}

/** When a tournament starts, as it says: where that is no date, on the day of its first round that has one. */
export const startOf = (info: TournamentInfo | undefined): string =>
  info === undefined ? '' : ([info.startDate.trim(), ...info.roundDates].find((date) => dayOf(date) !== null) ?? '')

/** Are the games played without colours? */
export const isColourless = (tournament: Pick<Tournament, 'rules'>): boolean => {
  const named = namedDescription(tournament)
  return named !== null && traitsUnder(named.traits, tournament.rules).colourless
}

/** Are teams paired under these rules? */
export const pairsTeams = (rules: Rules): boolean => eventTraits(rules).teams

/** Rules as they are declared, over those before them. */
export const rulesDeclared = (declared: DeclaredRules, before: Tournament['rules']): Rules =>
  declaredOver(descriptionById(declared.rulebook), declared, before) as Rules

export const eventTraits = (rules: Rules): EventTraits => traitsUnder(descriptionById(rules.rulebook).traits, rules)

/** What matches are worth in an event that does not say it. */
export const matchScoringOf = (tournament: Pick<Tournament, 'rules'>): MatchScoring =>
  namedDescription(tournament)?.matches?.(tournament.rules as never) ?? ownMatchScoring
