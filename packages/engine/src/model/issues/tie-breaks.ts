import type { IssuesOf, Nothing } from './issues-of.ts'

/** What may stand behind the name of a tie-break (C.02.03 MTB26). */
export type TieBreakModifier = 'score' | 'cut' | 'cut-1-2' | 'P' | 'F' | 'R' | 'L' | 'K' | 'U' | 'G'

/** The tie-break as it was given. */
type Given = { readonly text: string }

/** Reading tie-breaks. */
export type TieBreakIssueData = {
  readonly 'tie-break-empty': Nothing
  readonly 'tie-break-unknown': Given & { readonly known: readonly string[] }
  readonly 'tie-break-self-defined': Given
  readonly 'tie-break-modifier-unknown': Given & { readonly part: string }
  readonly 'tie-break-modifier-not-allowed': Given & {
    readonly name: string
    readonly part: string
    readonly allowed: readonly TieBreakModifier[]
  }
  readonly 'tie-break-modifier-twice': Given & { readonly part: string }
  readonly 'tie-break-for-teams': Given
  readonly 'tie-break-for-players': Given
  readonly 'tie-break-duplicate': Given
}

export type TieBreakIssue = IssuesOf<'tie-breaks', TieBreakIssueData>
