import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * A database that is frozen, or that a network has swallowed, neither answers nor hangs up. Whoever has waited long enough hangs up instead: what was asked fails as
 * with any lost connection, and the next question gets a connection of its own. What had been sent may still take effect, as when a connection is lost.
 */
export const givesUp = (client: pg.ClientBase, patience: () => number | null): void => {
  const ask = client.query.bind(client) as (...asked: readonly unknown[]) => unknown
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection
  const query = (...asked: readonly unknown[]): unknown => {
    const answer = ask(...asked)
    const bound = patience()
    if (bound === null || !(answer instanceof Promise)) return answer
    const late = setTimeout(() => stream.destroy(), bound)
    return answer.finally(() => clearTimeout(late))
  }
  Object.assign(client, { query })
}
