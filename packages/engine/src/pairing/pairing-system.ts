import type { Colour } from '../model/colour.ts'
import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { RulebookWarning } from '../model/issues/rulebook.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Player } from '../model/player.ts'
import type { Points } from '../model/points.ts'
import type { RulebookId } from '../model/rules.ts'
import type { ScoringSystem } from '../model/scoring.ts'
import type { MatchScoring, MatchValues, TeamByeValues } from '../model/team-values.ts'
import type { Tournament } from '../model/tournament.ts'
import type { Random } from '../random.ts'
import type { Article } from '../rulebook/article.ts'
import type { RoundExplainer } from './explanation-answers.ts'
import type { KeptBrackets } from './kept-brackets.ts'
import type { OpenReading } from './open-reading.ts'
import type { PairingAnswer } from './round-pairing.ts'
import type { SettingField } from './setting-field.ts'
import type { Traits } from './traits.ts'

/** A step of a procedure, as data, of a kind that the rulebook names, and with its articles; what else it has, the rulebook says. Catalogues have its words. */
export type StepEvent = { readonly kind: string } & ({ readonly article: string } | { readonly articles: readonly string[] })

export type AnyRules = { readonly rulebook: RulebookId }

/** A tournament under the rulebook with these rules. */
export type Under<R> = Tournament & { readonly rules: R }

/** How reports name the rules: the code of TRF26 192, and words for 092 where there is no code. Texts come in capitals. */
export type NamedInReports<R> = {
  readCode(code: string, startDate: string): R | null
  readText(text: string, teams: boolean | null): R | null
  /** null: there is no code for these rules. */
  code(rules: R, startDate: string): string | null
  /** Empty: there are no words either. */
  text(rules: R): string
  /** The scoring that the rulebook lays down, as far as the records of a report can say it. */
  scoring?(rules: R): ScoringSystem
  /** The settings that say what matches and the bye are worth, as other records of a report have it (162, 320, 362). */
  worth?(said: SaidWorth): Partial<R>
}

/** What records beside 192 say; null where they are silent, or say what holds anyway. */
export type SaidWorth = {
  /** 362. */
  readonly matches: MatchValues | null
  /** 320; a part of it is null where it is as usual. */
  readonly teamBye: { readonly [Score in keyof TeamByeValues]: Points | null } | null
  /** P of 162, of players. */
  readonly bye: Points | null
  /** 352, where colours do not alternate. */
  readonly boardColours: string | null
}

/** How many rounds a field of so many wants: as the tables have it (`fixed`), or as an advice. */
export type RoundsAdvice = { readonly rounds: number; readonly fixed: boolean }

/** A field, or a section of it, of more than are paired together. */
export type TooMany = { readonly entrants: number; readonly most: number }

/** A kind of event that the desk offers to begin with: what it declares beyond the defaults. Words name it. */
export type Offer<R> = {
  readonly name: string
  readonly rules: Partial<R>
  /** A preset of tie-breaks. */
  readonly tieBreaks: string
  readonly confirmResults?: true
  /** Where so many rounds are usual, whatever the field. */
  readonly rounds?: number
}

/** What a generator draws the regulations of a random tournament from. */
export type Draw = {
  readonly entrants: readonly PlayerId[]
  readonly rounds: number
  /** Lots of the tournament are drawn from it. */
  readonly seed: string
  /** Are settings drawn by lot, or left at their defaults? */
  readonly varied: boolean
  /** Exactly these are announced, where the rulebook has a list to choose from; null: as `varied` says. */
  readonly announced: readonly string[] | null
  readonly accelerated: boolean
  readonly random: Random
}

/**
 * What a rulebook says of itself. Whoever wants to know something about a rulebook asks here, and never for its name. It loads nothing that pairs, so that
 * whoever reads a file or ranks players does not carry the procedures of every rulebook. (Methods, not properties: so that one list can hold rulebooks with
 * settings of every kind.)
 */
export type Description<R extends AnyRules = AnyRules> = {
  readonly id: R['rulebook']
  readonly title: string
  readonly traits: Traits
  /** The rules where nothing is declared. */
  readonly defaults: R
  /** What can be declared, in the order of the form. */
  readonly settings: readonly SettingField[]
  rounds(entrants: number, rules: R): RoundsAdvice
  /** Empty where the desk offers the rulebook among the settings only. */
  readonly offers: readonly Offer<R>[]
  readonly inReports: NamedInReports<R>
  /** Where files and events of version 1 had these settings: among those of every tournament, or in a place of their own; null: nowhere yet. */
  readonly inVersion1: 'tournament' | 'cfc' | 'ssm' | 'roundRobin' | null
  /** What files and events of version 1 meant, where they could not say it and the defaults are others now. */
  readonly meantInVersion1?: Partial<R>
  /** Whether an unplayed round leaves a downfloat; null where nobody floats. */
  readonly floatsUnplayed: ((outcome: Outcome, scoring: ScoringSystem) => boolean) | null
  /** Whether a pairing that one side forfeited leaves the floats of a game; without it the round is as any other that was not played. */
  floatsForfeited?(rules: R): boolean
  /** What a match between teams is worth where the event does not say it; without it as CFC 647 has it. */
  matches?(rules: R): MatchScoring
  /** What a game of a match is worth, where a match is worth what its games are; null where its result counts. */
  gameScoring?(rules: R, declared: ScoringSystem): ScoringSystem | null
  /** Is the colour of the first board to be drawn by lot, and recorded, before these rules can pair round 1? */
  wantsInitialColour(rules: R): boolean
}

/** How many games of how many somebody has completed who leaves, and whether what was scored by and against them counts. */
export type WithdrawalEffect = { readonly completed: number; readonly games: number; readonly counts: boolean }

/** What is asked of a rulebook before there is a round. */
type Beforehand<R extends AnyRules> = {
  readonly articles: readonly Article[]
  /** Where the text can be read in more than one way, and a tournament may choose. */
  readonly readings?: readonly OpenReading<R>[]
  /** Without it, or null: a field of any size is paired. */
  tooMany?(entrants: number, rules: R): TooMany | null
  /** What leaving now does to the standings, where the rules say more than that the player is not paired any more (CFC 653, 664); of teams as players. */
  withdrawal?(entrants: Tournament, player: PlayerId): WithdrawalEffect | null
  /** The rules of a random tournament; without it the defaults. */
  regulations?(draw: Draw): R
  /** C.04.7: with the virtual points of an acceleration, where generators may use one. */
  accelerate?(tournament: Under<R>): Under<R>
  /** The players with their pairing numbers, where the rulebook has an order of its own; else C.04.2 2.2 (`assignPairingNumbers`). */
  numberPlayers?(tournament: Under<R>): readonly Player[]
}

/** How a rulebook is written: what it does with a tournament that is prepared for it. */
export type RulebookSpec<R extends AnyRules, Step extends StepEvent = never> = Description<R> &
  Beforehand<R> & {
    /** What outcomes are worth, where the rulebook has a say; else the tournament declares it. */
    scoring?(declared: ScoringSystem, rules: R): ScoringSystem
    /** The teams of a team event as its players. Ids in an answer are theirs. */
    teamsAsPlayers?(tournament: Under<R>): Under<R>
    /** The entrants under the numbers that the rules draw for them, where those are their pairing numbers (CFC 652); drawn again, they are the same. */
    drawNumbers?(entrants: Under<R>): Under<R>
    /** The initial colour where none is recorded. */
    initialColour?(tournament: Under<R>): Colour | null
    /** What the rulebook advises against in the settings of this tournament; of a team event it is asked with its teams. */
    warn?(tournament: Under<R>, round: RoundNumber): readonly RulebookWarning[]
    pair(tournament: Under<R>, round: RoundNumber, kept?: KeptBrackets): PairingAnswer
    /** The steps that lead to the pairing, for a rulebook that is written as steps; any other has `explain` in its explainer. */
    tell?(tournament: Under<R>, round: RoundNumber): readonly Step[]
    explain(tournament: Under<R>, round: RoundNumber): RoundExplainer
  }

/**
 * What every rulebook offers. Tournaments are those that a reader returned or `validate` passed, under whatever rules they declare: each is prepared here,
 * and nowhere else. Nothing changes its input.
 */
export type PairingSystem<R extends AnyRules = AnyRules, Step extends StepEvent = StepEvent> = Description<R> &
  Beforehand<R> & {
    /** These rules as this rulebook would have them: its own, else its defaults with what both have in common. */
    adopt(rules: Tournament['rules']): R
    /** The tournament under this rulebook: rules and scoring as it lays them down. */
    declared(tournament: Tournament): Under<R>
    /** The same with those who are paired as its players: the teams of a team event. */
    entrants(tournament: Tournament): Under<R>
    /** The entrants as they stood when the round was paired, with the initial colour: what the round is paired from. */
    prepare(tournament: Tournament, round: RoundNumber): Under<R>
    pairRound(tournament: Tournament, round: RoundNumber): PairingAnswer
    /** The same answer, for whoever pairs a round many times where nothing but open games end otherwise. */
    pairKeeping(tournament: Tournament, round: RoundNumber, kept: KeptBrackets): PairingAnswer
    /** Empty for a rulebook that is told by criteria. */
    steps(tournament: Tournament, round: RoundNumber): readonly Step[]
    /** Pairs the round and answers questions about it. */
    explainer(tournament: Tournament, round: RoundNumber): RoundExplainer
    warnings(tournament: Tournament, round: RoundNumber): readonly RulebookWarning[]
  }
