import type { IssuesOf, Nothing } from './issues-of.ts'

/** Reading a list of pairs. */
export type PairsIssueData = {
  readonly 'pairs-count-malformed': Nothing
  readonly 'pairs-count-mismatch': { readonly announced: number; readonly found: number }
  readonly 'pair-malformed': Nothing
  readonly 'player-twice': { readonly player: number }
  readonly 'bye-twice': { readonly players: readonly [number, number] }
}

export type PairsIssue = IssuesOf<'pairs', PairsIssueData>
