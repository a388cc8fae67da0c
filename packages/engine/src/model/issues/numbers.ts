import type { IssuesOf } from './issues-of.ts'

/** Pairing numbers given anew. `settled`: the round with which they are not changed any more. */
export type NumbersIssueData = { readonly 'pairing-numbers-settled': { readonly settled: number; readonly paired: number } }

export type NumbersIssue = IssuesOf<'numbers', NumbersIssueData>
