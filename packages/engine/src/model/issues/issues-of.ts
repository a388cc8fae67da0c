/** Where an issue is. */
export type Place = { readonly line?: number; readonly column?: number; readonly player?: number; readonly round?: number }

/** A code that says everything. */
export type Nothing = Readonly<Record<never, never>>

export type Severity = 'error' | 'warning'

/** The issues of one source: for each code the data that word it. Where a code has several sentences, `what` tells them apart. */
export type IssuesOf<Source extends string, Data extends object> = {
  readonly [Code in keyof Data & string]: Place & {
    readonly source: Source
    readonly code: Code
    readonly severity: Severity
    readonly article?: string
  } & Data[Code]
}[keyof Data & string]
