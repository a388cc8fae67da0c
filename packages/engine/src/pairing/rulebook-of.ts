import type { DeclaredRules, RulebookId, Rules } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
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

/** What a tournament that names no rulebook is paired by: players, or teams. */
export const rulebookInForce = ({ teams }: Pick<Tournament, 'teams'>): RulebookId => (teams === undefined ? inForce.players : inForce.teams)

/** The rulebook that the tournament names; null when it names none, or one that there is not. */
export const namedRulebook = ({ rules }: Pick<Tournament, 'rules'>): PairingSystem | null =>
  rules === null || rules.rulebook === 'other' ? null : table[rules.rulebook]

/** The tournament's own rulebook, else the one in force. */
export const rulebookOf = (tournament: Tournament): PairingSystem => namedRulebook(tournament) ?? table[rulebookInForce(tournament)]

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
