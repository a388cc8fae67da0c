/**
 * The tables, in the subset SQLite and PostgreSQL share. JSON is kept as text, because PostgreSQL's own JSON type reorders and rejects; times
 * are kept as the ISO text the caller gave. Nothing is stored twice, but where a stream ends: its largest sequence, and in `heads`, so that an end that is
 * cut off shows. The row of `heads` without a stream has the last position of all.
 */
export type Schema = {
  readonly migrations: { readonly version: number; readonly name: string; readonly applied_at: string }
  readonly streams: { readonly id: string; readonly created_at: string }
  readonly events: {
    readonly position: number
    readonly stream: string
    readonly sequence: number
    readonly idempotency_key: string
    readonly actor: string
    readonly recorded_at: string
    readonly body: string
    readonly hash: string
  }
  readonly heads: { readonly stream: string; readonly sequence: number; readonly hash: string; readonly chained_later: number }
  readonly settings: { readonly name: string; readonly value: string }
}
