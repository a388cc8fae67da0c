import { boardNumbers, type CorrectionEffect, correctionEffect } from '@zug/engine/desk'
import type { Tournament } from '../../../api/types.ts'
import { hasGameScores } from '../game-scores.ts'
import { sidesOfMatches, type Team } from '../match.ts'
import type { Board, Round } from '../rows.ts'

/** What the page knows of the round whose results are entered; another one comes with everything that is loaded. */
export type Sheet = {
  readonly tournament: string
  readonly round: Round['round']
  /** The last event that is in it. */
  readonly sequence: number
  readonly boards: readonly Board[]
  /** What stands on each of them. */
  readonly numbers: readonly number[]
  /** The boards of a helper's link, by their numbers; null: all. */
  readonly range: { readonly first: number; readonly last: number } | null
  readonly mayEnter: boolean
  readonly effect: CorrectionEffect
  /** Corrections for the rating report alone are asked about by the desk too. */
  readonly fideMode: boolean
  /** A row is a match of two of these teams, or players with two games; null: a game. */
  readonly teams: readonly Team[] | null
  /** In team events, if declared. */
  readonly boardsPerMatch?: number | undefined
  /** Games have scores (SSM A1): they are typed into fields, and keys are letters. */
  readonly scored: boolean
  readonly scoring: Tournament['settings']['scoring']
}

export const sheetOf = (tournament: Tournament, of: Round, id: string, at: number | null): Sheet => {
  const { round, boards } = of
  const { settings, traits, rounds, role } = tournament
  return {
    tournament: id,
    round,
    sequence: tournament.sequence,
    boards,
    numbers: boardNumbers(of, settings.firstBoard),
    range: (tournament.boards as Sheet['range'] | undefined) ?? null,
    mayEnter: at === null && !tournament.finished && role !== null && role !== 'viewer',
    effect: correctionEffect({ rounds }, round),
    fideMode: settings.fideMode === true,
    teams: sidesOfMatches(tournament, round),
    boardsPerMatch: traits.teams ? settings.boardsPerMatch : undefined,
    scored: hasGameScores(traits),
    scoring: settings.scoring,
  }
}
