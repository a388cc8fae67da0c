import type { IssuesOf } from './issues-of.ts'

/** Why a round cannot be paired, put into a tournament or given its results. `of`: entrants are players, or the teams of a team event. */
export type RoundIssueData = {
  /** Rounds are numbered from 1. */
  readonly 'round-malformed': { readonly round: number }
  readonly 'round-after-last': { readonly round: number; readonly rounds: number }
  /** The rounds before it are not there. */
  readonly 'round-too-far': { readonly round: number; readonly paired: number }
  /** Of a section of a round robin, whose games go by its square. */
  readonly 'too-many-for-tables': { readonly entrants: number; readonly most: number }
  readonly 'round-paired-already': { readonly round: number }
  readonly 'round-not-paired': { readonly round: number; readonly paired: number }
  readonly 'entrant-unknown': { readonly entrant: number; readonly of: 'player' | 'team' }
  readonly 'entrant-twice': { readonly entrant: number; readonly of: 'player' | 'team' }
  readonly 'board-unknown': { readonly round: number; readonly white: number; readonly black: number }
  readonly 'board-twice': { readonly round: number; readonly white: number; readonly black: number }
  readonly 'result-impossible': { readonly white: number; readonly black: number }
  /** Of a match the boards are told; of a game there are none. */
  readonly 'result-not-of-match': { readonly white: number; readonly black: number; readonly what: 'boards-missing' | 'boards-given' }
}

export type RoundIssue = IssuesOf<'rounds', RoundIssueData>
