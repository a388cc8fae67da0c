import { dayOf } from '../model/day.ts'
import type { RulebookWarning } from '../model/issues/rulebook.ts'
import type { DeclaredRules, RulebookId, Rules } from '../model/rules.ts'
import type { Tournament, TournamentInfo } from '../model/tournament.ts'
import { inForce, rulebooks as table } from '../rulebook/index.ts'
import { type EventTraits, traitsUnder } from '../rulebook/under-rules.ts'
import type { PairingSystem } from './pairing-system.ts'

export type { StepOf } from '../rulebook/rules.ts'

/** Every rulebook of the engine, oldest edition first within a family. */
export const rulebooks: readonly PairingSystem[] = Object.values(table)
export const rulebookIds = Object.keys(table) as readonly RulebookId[]

/** Is there a rulebook of this name? */
export const isRulebookId = (name: string): name is RulebookId => Object.hasOwn(table, name)

export const rulebookById = (id: RulebookId): PairingSystem => table[id]

/**
 * What a tournament that names no rulebook is paired by: of teams the one for them; of players the edition in force on the day it starts (else on that of its
 * first round), the first there was before there were any, the newest where no day is known.
 */
export const rulebookInForce = ({ teams, info }: Pick<Tournament, 'teams'> & Partial<Pick<Tournament, 'info'>>): RulebookId => {
  if (teams !== undefined) return inForce.teams
  const day = dayOf(startOf(info))
  if (day === null) return inForce.players
  const { family } = table[inForce.players].traits
  const editions = rulebooks.filter(({ traits }) => traits.family === family && traits.edition !== null)
  const begun = editions.filter(({ traits }) => dayOf(traits.edition!.from)! <= day)
  return (begun.at(-1) ?? editions[0]!).id
}

const startOf = (info: TournamentInfo | undefined): string => info?.startDate.trim() || (info?.roundDates[0] ?? '')

/** What a tournament is paired by, and what has to be said of it: that it is an earlier edition, because of the day. */
export const rulebookTaken = (
  tournament: Tournament,
): { readonly rulebook: PairingSystem; readonly issues: readonly RulebookWarning[] } => {
  const named = namedRulebook(tournament)
  if (named !== null) return { rulebook: named, issues: [] }
  const id = rulebookInForce(tournament)
  const date = startOf(tournament.info)
  const isUsual = id === rulebookInForce({ ...(tournament.teams === undefined ? {} : { teams: tournament.teams }) })
  return {
    rulebook: table[id],
    issues: isUsual ? [] : [{ source: 'rulebook', code: 'edition-by-date', severity: 'warning', rulebook: id, date }],
  }
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

/** Are the games played without colours? */
export const isColourless = (tournament: Pick<Tournament, 'rules'>): boolean => {
  const system = namedRulebook(tournament)
  return system !== null && traitsUnder(system.traits, tournament.rules).colourless
}

/** Are teams paired under these rules? */
export const pairsTeams = (rules: Rules): boolean => eventTraits(rules).teams

/** Rules as they are declared, over those before them. */
export const rulesDeclared = (declared: DeclaredRules, before: Tournament['rules']): Rules =>
  ({ ...rulebookById(declared.rulebook).adopt(before), ...declared }) as Rules

export const eventTraits = (rules: Rules): EventTraits => traitsUnder(rulebookById(rules.rulebook).traits, rules)
