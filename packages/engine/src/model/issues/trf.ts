import type { ByeKind } from '../outcome.ts'
import type { Points } from '../points.ts'
import type { GameFaultData } from './game-faults.ts'
import type { IssuesOf, Nothing } from './issues-of.ts'

/** A limit that is passed. */
type Beyond = { readonly most: number }
/** What is written where something else should be. */
type Written = { readonly text: string }
type OfRecord = { readonly record: string }
/** Columns that come again, from `from` on, and what stands in one of them. */
type InColumns = OfRecord & Written & { readonly from: number }
type PointsTold = { readonly player: number; readonly points: Points; readonly expected: Points }

/** Reading a Tournament Report File. */
export type TrfIssueData = GameFaultData & {
  readonly 'file-too-large': Beyond
  readonly 'too-many-lines': Beyond
  readonly 'line-too-long': Beyond
  readonly 'too-many-rounds':
    | ({ readonly what: 'limit' } & Beyond)
    | { readonly what: 'players' | 'teams'; readonly count: number; readonly rounds: number }
  readonly 'too-many-issues': { readonly more: number }
  /** Its number in Unicode, four hexadecimal digits. */
  readonly 'control-character': { readonly character: string }
  readonly 'no-players': Nothing
  readonly 'record-id-malformed': Written
  readonly 'record-duplicate': OfRecord
  readonly 'tab-as-blank': Nothing
  readonly 'not-utf8': Nothing
  readonly 'columns-shifted': { readonly column: number } & ({ readonly what: 'line' } | { readonly what: 'block'; readonly round: number })
  readonly 'text-between-columns': { readonly column: number }
  readonly 'player-id-malformed': Written
  readonly 'player-id-duplicate': { readonly player: number; readonly firstLine: number }
  readonly 'player-unknown': { readonly player: number }
  readonly 'sex-unknown': Written
  readonly 'title-unknown': Written
  readonly 'rating-malformed': Written
  readonly 'points-malformed': Written
  readonly 'points-mismatch': PointsTold
  readonly 'points-with-299': PointsTold
  readonly 'rank-malformed': Written
  readonly 'player-count-mismatch': { readonly declared: number; readonly players: number }
  readonly 'opponent-malformed': Written
  readonly 'colour-malformed': Written
  readonly 'colour-missing': { readonly opponent: number }
  readonly 'result-malformed': Written
  readonly 'result-unknown': Written
  readonly 'result-missing': Nothing
  readonly 'result-needs-opponent': { readonly letter: string }
  readonly 'result-needs-no-opponent': { readonly letter: string; readonly opponent: number }
  readonly 'several-pairing-allocated-byes': { readonly other: number; readonly round: number }
  readonly 'round-dates-misplaced': { readonly from: number }
  readonly 'rounds-malformed': OfRecord
  readonly 'rounds-conflict': OfRecord & { readonly rounds: number; readonly earlier: number }
  readonly 'rounds-too-few': { readonly declared: number; readonly paired: number }
  readonly 'initial-colour-malformed': Nothing
  readonly 'initial-colour-conflict': OfRecord
  readonly 'configuration-unknown': Written
  readonly 'scoring-malformed':
    | ({ readonly what: 'code'; readonly known: readonly string[] } & Written)
    | ({ readonly what: 'points'; readonly scored: string } & Written)
    | ({ readonly what: 'record' } & OfRecord)
    | ({ readonly what: 'symbol' } & Written)
    | { readonly what: 'points-of-symbol'; readonly symbol: string }
  readonly 'scoring-inferred': { readonly win: Points; readonly draw: Points; readonly loss: Points; readonly bye: Points }
  readonly 'bye-malformed': ({ readonly what: 'player' } & OfRecord & Written) | { readonly what: 'type' } | { readonly what: 'round' }
  readonly 'bye-conflict':
    | { readonly what: 'opponent'; readonly player: number; readonly round: number; readonly bye: ByeKind }
    | { readonly what: 'bye'; readonly player: number; readonly round: number; readonly bye: ByeKind; readonly other: ByeKind }
    | { readonly what: 'team'; readonly team: number; readonly round: number }
  readonly 'virtual-points-malformed':
    | { readonly what: 'player' }
    | { readonly what: 'points'; readonly round: number; readonly from: number; readonly to: number }
    | { readonly what: 'range' }
    | { readonly what: 'match-points' }
    | ({ readonly what: 'too-many' } & Beyond)
  readonly 'virtual-points-overlap': Nothing
  readonly 'forbidden-pairs-malformed':
    | ({ readonly what: 'player' } & OfRecord & Written)
    | { readonly what: 'rounds' }
    | ({ readonly what: 'too-few' } & OfRecord)
  readonly 'team-malformed': { readonly what: 'number' } | ({ readonly what: 'columns' } & InColumns)
  readonly 'team-duplicate': { readonly team: number }
  readonly 'team-unknown': { readonly team: number }
  readonly 'team-member-twice': { readonly player: number }
  readonly 'line-up-malformed': { readonly what: 'head' } | ({ readonly what: 'columns' } & InColumns)
  readonly 'line-ups-conflict': { readonly round: number } & (
    | { readonly what: 'board'; readonly board: number; readonly teams: readonly [number, number] }
    | { readonly what: 'opponents'; readonly team: number; readonly opponent: number }
    | { readonly what: 'members'; readonly team: number }
    | { readonly what: 'team'; readonly team: number }
  )
  readonly 'match-forfeit-malformed': Nothing
  readonly 'team-bye-malformed': { readonly what: 'columns' } & InColumns
  readonly 'team-points-mismatch': {
    readonly what: 'match-points' | 'game-points'
    readonly team: number
    readonly points: Points
    readonly expected: Points
  }
  readonly 'team-event-not-read':
    | { readonly what: 'declared-colours'; readonly colours: string }
    | { readonly what: 'colours'; readonly round: number }
    /** The first fault that stands against it; null: there is none that can be named. */
    | { readonly what: 'fault'; readonly fault: TrfIssue | null }
}

export type TrfIssue = IssuesOf<'trf', TrfIssueData>
