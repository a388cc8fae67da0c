import { createHash } from 'node:crypto'

/** Changes whenever something else is to be seen on a card. */
export const versionOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)
