import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Violation } from '../model/issues/referee.ts'
import type { SubmissionIssue } from '../model/issues/submission.ts'
import type { TieBreakIssue } from '../model/issues/tie-breaks.ts'
import type { TooMany } from '../pairing/pairing-system.ts'
import type { CorrectionEffect } from './events.ts'
import type { Level } from './fide-mode/level.ts'
import type { LockedSetting, LockReason } from './locks.ts'
import type { FundFault } from './prizes.ts'
import type { BoardResult } from './result.ts'
import type { SettingName } from './settings.ts'
import type { StaleCause } from './stale.ts'

/** A player or a team, with the name: whoever words a refusal need not have the list, and in the list the entrant may be gone. */
export type Named = { readonly id: PlayerId; readonly name: string }

/** A `LineUpDoubt` with names. */
export type ToldLineUpDoubt =
  | { readonly kind: 'out-of-order'; readonly board: number; readonly player: Named; readonly other: Named; readonly reserve: boolean }
  | { readonly kind: 'empty'; readonly board: number }

/** The first of many, and how many more there are. */
export type Some = { readonly named: readonly Named[]; readonly more: number }

/** A board as people see it: with the number that stands on it. */
type Place = { readonly round: RoundNumber; readonly board: number }
type Round = { readonly round: RoundNumber }
type Nothing = Readonly<Record<never, never>>

/** What there is to say of each refusal. Everything is data: words in every language are made from it, and nothing is read out of words. */
export type RefusalData = {
  'not-created': Nothing
  'created-already': Nothing
  /** `section`: of a move between sections, which of them it is. */
  finished: { readonly section: string | null }
  'not-finished': Nothing
  'reason-missing': { readonly of: 'reopening' | 'by-hand' | 'recall' | 'fide-mode' }
  'unknown-rulebook': { readonly rulebook: string }
  'setting-locked': {
    readonly setting: LockedSetting
    readonly reason: LockReason
    readonly article: string
    readonly confirmable: boolean
  }
  'rounds-out-of-range': { readonly least: number; readonly most: number }
  'rounds-published': { readonly published: number }
  'rounds-of-tables': { readonly rounds: number }
  'first-board-out-of-range': { readonly least: number }
  'schedule-unreadable': { readonly round: number; readonly field: 'date' | 'start' | 'checkIn' }
  /** `category` and `place` from 1; null where it is of the whole. */
  'prizes-unreadable': FundFault
  'tie-breaks-unreadable': { readonly issues: readonly TieBreakIssue[] }
  'draw-worth-too-much': Nothing
  'bye-worth-too-much': Nothing
  /** `line`: of a list, counted from 1. */
  'player-nameless': { readonly line: number | null }
  'team-nameless': Nothing
  'team-without-boards': Nothing
  'line-up-incomplete': { readonly team: Named; readonly boards: number; readonly given: number }
  'line-up-too-long': { readonly team: Named; readonly boards: number; readonly given: number }
  'line-up-doubtful': { readonly team: Named; readonly doubts: readonly ToldLineUpDoubt[] }
  'boards-per-match-out-of-range': { readonly least: number; readonly most: number }
  'no-team-event': Nothing
  /** `section`: where the player would come, of a move between sections. */
  'duplicate-player': { readonly player: Named; readonly section: string | null }
  'twice-in-team': { readonly player: Named }
  'member-of-team': { readonly player: Named; readonly team: Named }
  'played-for-team': { readonly player: Named }
  'unknown-player': { readonly player: PlayerId }
  'unknown-team': { readonly team: PlayerId }
  'unknown-round': Round & { readonly rounds: number }
  'unknown-board': Place
  'unknown-prohibition': { readonly prohibition: number }
  'round-not-published': Round
  'already-paired': { readonly entrant: Named; readonly of: 'player' | 'team' }
  'tables-made': Nothing
  'numbers-settled': Nothing
  /** How many players would have another number, and how many rounds are published with those of now. */
  'numbers-change': { readonly players: number; readonly rounds: number }
  'numbers-of-teams': Nothing
  /** Two who are not equal in rating and title. */
  'numbers-unequal': { readonly players: readonly [Named, Named] }
  /** How many players would have another rating. */
  'ratings-change': { readonly players: number }
  /** What the withdrawal does in a round robin (CFC 653, 664). */
  'withdrawal-effect': {
    readonly entrant: Named
    readonly of: 'player' | 'team'
    readonly completed: number
    readonly games: number
    readonly counts: boolean
  }
  'lots-late': Nothing
  'seed-missing': Nothing
  'lots-undrawn': Nothing
  'prohibition-late': Nothing
  'fixed-board-out-of-range': { readonly least: number; readonly most: number }
  'no-fixed-board': { readonly entrant: Named }
  'two-players-needed': Nothing
  'rounds-reversed': { readonly firstRound: RoundNumber; readonly lastRound: RoundNumber }
  'not-withdrawn': { readonly entrant: Named }
  'round-passed': Round
  'bye-refused': { readonly player: Named } & (
    | { readonly why: 'second-half-point'; readonly earlier: RoundNumber; readonly article: string }
    | { readonly why: 'full-point'; readonly article: string }
    | { readonly why: 'missed-round'; readonly round: RoundNumber; readonly article: string }
  )
  'bye-ineligible': { readonly player: Named }
  expelled: { readonly entrant: Named }
  'no-bye-requested': Round & { readonly player: Named }
  'no-draft': Round
  'draft-open': Round
  /** What has changed since the draft was made. */
  'draft-stale': Round & { readonly causes: readonly StaleCause[] }
  'draft-not-stale': Round
  'manual-open': Round
  'no-manual': Nothing
  'not-in-round': { readonly players: readonly Named[] }
  'seated-already': { readonly players: readonly Named[] }
  'without-board': { readonly players: readonly Named[] }
  'rule-broken': { readonly articles: readonly string[]; readonly article: string }
  'board-kept': Round
  /** `last`: the one that can be taken back. */
  'recall-last-only': Round & { readonly last: RoundNumber }
  /** Boards that have a result, and boards of which players have reported one. */
  'recall-loses': Round & { readonly results: number; readonly reports: number; readonly boards: number }
  'board-has-result': Place
  /** Games without a result, by round. */
  'results-missing': { readonly open: readonly { readonly round: RoundNumber; readonly games: number }[] }
  /** `section`: the one a player would move to. */
  /** Checked in, and with a bye for absence: all of them, so that the answer can name them. */
  'present-with-bye': Round & { readonly players: readonly Named[] }
  'all-rounds-paired': { readonly rounds: number; readonly section: string | null }
  /** Of a section of a round robin. */
  'too-many-for-tables': TooMany
  'too-few-players': Round
  /** `bye`: nobody but these may have the bye. `only`: whom they could still meet outside of their group. Nobody stuck: the number is odd, and nobody may have the bye. */
  'no-legal-pairing': Round & { readonly stuck: Some; readonly only: Some; readonly bye: boolean; readonly deadEnd: boolean }
  /** `violation`: what the referee found, and of whom. */
  referee: Round & { readonly violation: Violation['code']; readonly players: readonly Named[] }
  'impossible-result': Place & { readonly fault: ResultFault }
  'not-a-player-of-the-board': Place & { readonly player: PlayerId }
  'result-entered': Place
  'report-late': Place
  'not-disputed': Place
  'late-correction': Place & { readonly why: 'reason-missing' | 'taken-back'; readonly effect: CorrectionEffect }
  /** `theirs`: the result the board has meanwhile. */
  /** The board has a game of others: `players` are those the result is of. */
  'other-players': Place & { readonly players: readonly Named[] }
  'result-changed': Place & { readonly theirs: BoardResult | null }
  'not-final':
    | { readonly why: 'rounds'; readonly rounds: number; readonly article: string; readonly setting: 'numberOfRounds' }
    | { readonly why: 'games'; readonly games: number; readonly article: string }
  'nothing-to-undo': Nothing
  'move-not-undone': Nothing
  'nothing-to-redo': Nothing
  'not-one-event': Nothing
  /** What FIDE mode asks, or refuses: all of it at once, each with what there is to say of it. */
  'fide-mode': { readonly level: Level; readonly asks: readonly Refusal[]; readonly confirmable: boolean }
  'fide-mode-settled': { readonly why: 'started' | 'left' | 'on' }
  'fide-mode-off': Nothing
  /** Everything that changes with it is said by whoever words it. */
  'fide-mode-leaves': { readonly rounds: number }
  'fide-rulebook': { readonly rulebook: string }
  'fide-bye-worth': Nothing
  'fide-tie-break': { readonly codes: readonly string[] }
  /** Rounds of a file that are not as the rules pair them. */
  'fide-import': { readonly rounds: readonly number[] }
  /** `boards`: that the rulebook would not have made so. */
  'fide-by-hand': Round & { readonly boards: number; readonly byeChanged: boolean }
  /** Pairs of whom neither has the colour due. */
  'fide-colours': { readonly pairs: readonly (readonly [Named, Named])[] }
  /** Who would have one colour a third time running, in a round robin. */
  'fide-third-colour': { readonly players: readonly Named[] }
  'fide-adjourned': Place
  'fide-rating-only': Place
  'fide-acceleration': Nothing
  /** More rounds than so many entrants can play without meeting again or a second bye. */
  'fide-unfinishable': { readonly rounds: number; readonly most: number }
  'fide-long-event': { readonly codes: readonly string[] }
  /** What the report to FIDE still lacks when the event is finished. */
  'fide-incomplete': { readonly issues: readonly SubmissionIssue[] }
  'fide-amends': Round
  'fide-recalls': Round
  'fide-numbers-again': { readonly rounds: number }
  'fide-exchange': { readonly players: readonly [Named, Named] }
  /** `twin`: who is entered there already, and seems to be the same. */
  'move-withdraws': { readonly player: Named; readonly from: string; readonly to: string; readonly twin: Named | null }
}

/** What is wrong with a result; boards of a match count from 1. */
export type ResultFault =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-a-match' }
  | { readonly kind: 'board-by-board' }
  | { readonly kind: 'boards'; readonly most: number }
  /** Every board of the match is told, also those that a team left empty. */
  | { readonly kind: 'boards-missing'; readonly boards: number; readonly given: number }
  | { readonly kind: 'unknown-on-board'; readonly of: number }
  | { readonly kind: 'empty-seat'; readonly team: Named; readonly of: number }
  | { readonly kind: 'twice'; readonly team: Named; readonly player: Named }
  | { readonly kind: 'stranger'; readonly team: Named; readonly player: PlayerId }

const no = { confirmable: false } as const
const ask = { confirmable: true } as const

/** What is the same of a refusal each time: may the arbiter insist, and which article or setting stands against the command. */
const always = {
  'not-created': no,
  'created-already': no,
  finished: no,
  'not-finished': no,
  'reason-missing': no,
  'unknown-rulebook': { ...no, setting: 'rules' },
  'setting-locked': {},
  'rounds-out-of-range': { ...no, article: 'C.04.1 1', setting: 'numberOfRounds' },
  'rounds-published': { ...no, article: 'C.04.1 1', setting: 'numberOfRounds' },
  'rounds-of-tables': { ...no, article: '651', setting: 'numberOfRounds' },
  'first-board-out-of-range': { ...no, setting: 'firstBoard' },
  'prizes-unreadable': { ...no, setting: 'prizes' },
  'schedule-unreadable': { ...no, setting: 'schedule' },
  'tie-breaks-unreadable': { ...no, article: 'C.02.03 MTB26', setting: 'tieBreaks' },
  'draw-worth-too-much': { ...no, setting: 'scoring' },
  'bye-worth-too-much': { ...no, article: 'C.04.1 3', setting: 'scoring' },
  'player-nameless': no,
  'team-nameless': no,
  'team-without-boards': no,
  'line-up-incomplete': no,
  'line-up-too-long': { ...no, setting: 'boardsPerMatch' },
  'line-up-doubtful': ask,
  'boards-per-match-out-of-range': { ...no, setting: 'boardsPerMatch' },
  'no-team-event': { ...no, setting: 'rules' },
  'duplicate-player': ask,
  'twice-in-team': no,
  'member-of-team': { ...no, article: '643' },
  'played-for-team': { ...no, article: '643' },
  'unknown-player': no,
  'unknown-team': no,
  'unknown-round': { ...no, setting: 'numberOfRounds' },
  'unknown-board': no,
  'unknown-prohibition': no,
  'round-not-published': no,
  'already-paired': { ...no, article: 'C.04.2 3.2' },
  'tables-made': { ...no, article: '652' },
  'numbers-settled': { ...no, article: 'C.04.2 2.3' },
  'numbers-change': { ...ask, article: 'C.04.2 2.3' },
  'numbers-of-teams': { ...no, setting: 'rules' },
  'numbers-unequal': { ...ask, article: 'C.04.2 2.2' },
  'ratings-change': { ...ask, setting: 'ratings' },
  'withdrawal-effect': { ...ask, article: '653' },
  'lots-late': { ...no, article: '5.1' },
  'seed-missing': no,
  'lots-undrawn': { ...no, article: '5.1' },
  'prohibition-late': { ...ask, article: 'C.04.2 1.5' },
  'fixed-board-out-of-range': no,
  'no-fixed-board': no,
  'two-players-needed': no,
  'rounds-reversed': no,
  'not-withdrawn': no,
  'round-passed': { ...no, article: 'C.04.2 4.4' },
  'bye-refused': ask,
  'bye-ineligible': { ...no, article: 'C.04.2 3.3' },
  expelled: no,
  'no-bye-requested': no,
  'no-draft': no,
  'draft-open': no,
  'draft-stale': no,
  'draft-not-stale': no,
  'manual-open': no,
  'no-manual': { ...no, article: 'C.04.2 1.5' },
  'not-in-round': no,
  'seated-already': no,
  'without-board': { ...no, article: 'C.04.1 3' },
  'rule-broken': ask,
  'board-kept': { ...no, article: 'C.04.2 4.4' },
  'recall-last-only': { ...no, article: 'C.04.2 4.4' },
  'recall-loses': { ...ask, article: 'C.04.2 4.4' },
  'board-has-result': { ...no, article: 'C.04.2 4.4' },
  'results-missing': { ...ask, article: 'C.04.2 3.1' },
  'present-with-bye': { ...no, article: 'C.04.2 3.3' },
  'all-rounds-paired': { ...no, article: 'C.04.1 1', setting: 'numberOfRounds' },
  'too-many-for-tables': { ...no, setting: 'rules' },
  'too-few-players': { ...no, article: 'C.04.1 3' },
  'no-legal-pairing': { ...no, article: 'C.04.1 2' },
  referee: no,
  'impossible-result': no,
  'not-a-player-of-the-board': no,
  'result-entered': { ...no, article: 'C.04.2 4.3' },
  'not-disputed': no,
  'report-late': { ...no, article: 'C.04.2 4.3' },
  'late-correction': { ...no, article: 'C.04.2 4.3' },
  'other-players': no,
  'result-changed': ask,
  'not-final': no,
  'nothing-to-undo': { ...no, article: 'C.04.2 4.4' },
  'move-not-undone': { ...no, setting: 'section' },
  'nothing-to-redo': no,
  'not-one-event': { ...no, setting: 'section' },
  'fide-mode': {},
  'fide-mode-settled': { ...no, setting: 'fideMode' },
  'fide-mode-off': { ...no, setting: 'fideMode' },
  'fide-mode-leaves': { ...ask, setting: 'fideMode' },
  'fide-rulebook': { ...no, setting: 'rules' },
  'fide-bye-worth': { ...no, article: 'C.04.1 3', setting: 'scoring' },
  'fide-tie-break': { ...no, setting: 'tieBreaks' },
  'fide-import': { ...ask, article: 'C.04.2 1.5' },
  'fide-by-hand': { ...ask, article: 'C.04.2 1.5' },
  'fide-colours': ask,
  'fide-third-colour': { ...ask, article: 'C.05 Annex 1' },
  'fide-adjourned': { ...ask, article: 'C.04.2 3.1' },
  'fide-rating-only': { ...ask, article: 'C.04.2 4.3' },
  'fide-unfinishable': { ...ask, article: 'C.04.1 2', setting: 'numberOfRounds' },
  'fide-acceleration': { ...ask, article: 'C.04.7 1.2', setting: 'rules' },
  'fide-long-event': { ...ask, setting: 'tieBreaks' },
  'fide-incomplete': { ...ask, setting: 'info' },
  'fide-amends': { ...ask, article: 'C.04.2 4.4' },
  'fide-recalls': { ...ask, article: 'C.04.2 4.4' },
  'fide-numbers-again': { ...ask, article: 'C.04.2 2.3' },
  'fide-exchange': { ...ask, article: 'C.04.2 2.2' },
  'move-withdraws': { ...ask, article: 'C.04.2 3.2' },
} as const satisfies { readonly [C in keyof RefusalData]: Partial<Against> }

/** `article` or `setting` says what stands against a command; `confirmable`: saying it again with `confirmed` will do, because the rule leaves it to the arbiter. */
type Against = { readonly article?: string; readonly setting?: SettingName; readonly confirmable: boolean }

export type RefusalCode = keyof RefusalData
type Member<C extends RefusalCode, D> = D extends unknown ? { readonly code: C } & Against & (typeof always)[C] & D : never

/** Why a command changes nothing: one of these, with what there is to say of it. */
export type Refusal = { [C in RefusalCode]: Member<C, RefusalData[C]> }[RefusalCode]
export type RefusalOf<C extends RefusalCode> = Extract<Refusal, { readonly code: C }>

export const refusalCodes = Object.keys(always) as readonly RefusalCode[]

type More = { readonly article?: string }

/** What is said of nothing is left out: `refuse('tables-made')`. */
export const refuse = <C extends RefusalCode>(code: C, ...[data]: Nothing extends RefusalData[C] ? [] : [RefusalData[C] & More]): Refusal =>
  ({ code, ...always[code], ...data }) as Refusal
