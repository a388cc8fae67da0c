import type { IssuesOf } from './issues-of.ts'

/** Bytes as text, by whoever reads them before the engine does. `encoding`: as what they were read, null when that is not told. */
export type EncodingIssueData = { readonly 'not-utf8': { readonly encoding: string | null } }

export type EncodingIssue = IssuesOf<'encoding', EncodingIssueData>
