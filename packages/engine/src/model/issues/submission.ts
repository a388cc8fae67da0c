import type { IssuesOf } from './issues-of.ts'

/** Fields of the event that a report to FIDE names, each with its TRF record. */
export type SubmissionEventField = 'name' | 'city' | 'federation' | 'startDate' | 'endDate' | 'chiefArbiter' | 'timeControl'
export type SubmissionPlayerField = 'federation' | 'fideId' | 'birth'

export type SubmissionPlayer = { readonly id: number; readonly name: string }

type OfEvent = { readonly field: SubmissionEventField }
type OfRounds = { readonly field: 'roundDates'; readonly rounds: readonly number[] }
type OfPlayers = { readonly field: SubmissionPlayerField; readonly players: readonly SubmissionPlayer[] }

/** What a report to FIDE still lacks. Errors: FIDE cannot rate the event without it. Warnings: it is there, and probably wrong. */
export type SubmissionIssueData = {
  readonly 'event-field-missing': OfEvent
  /** `before-start`: the event ends before it starts. `no-rate`: nobody can tell standard, rapid and blitz apart by it. */
  readonly 'event-field-doubtful': OfEvent & { readonly why: 'no-date' | 'before-start' | 'no-code' | 'no-rate'; readonly text: string }
  readonly 'round-dates-missing': OfRounds
  /** `outside`: before the first or after the last day of the event. `order`: before an earlier round. */
  readonly 'round-dates-doubtful': OfRounds & { readonly why: 'no-date' | 'outside' | 'order' }
  /** A birth date is asked of players without a FIDE ID only: with it FIDE gives them one. */
  readonly 'player-field-missing': OfPlayers
  readonly 'player-field-doubtful': OfPlayers
  readonly 'fide-id-shared': OfPlayers & { readonly field: 'fideId'; readonly text: string }
}

export type SubmissionIssue = IssuesOf<'submission', SubmissionIssueData>
