/**
 * A fault in what we were given. `code` is closed per source (formats, validation, pairing request), `article` is the rule broken where one
 * is, `place` says where. Each surface words it; `message` is the English wording.
 */
export type Issue = {
  readonly code: string
  readonly message: string
  readonly article?: string
  readonly severity: 'error' | 'warning'
  readonly line?: number
  readonly column?: number
  readonly player?: number
  readonly round?: number
}
