import { hash } from 'node:crypto'

/** What a link is made of: an event as it lies in the file, its body as the very text. */
export type LinkedEvent = {
  readonly stream: string
  readonly sequence: number
  readonly idempotencyKey: string
  readonly actor: string
  readonly at: string
  readonly body: string
}

/** What the first event of a stream follows. The number changes if ever the form below does. */
export const chainStart = 'zug-chain-1'

/**
 * The hash of an event: SHA-256 over the hash of the one before and everything that is stored of this one, a line each. None of the lines but the
 * last can contain a line break. The position in the installation is left out, so that a record keeps its hashes wherever it is taken.
 */
export const linkOf = (previous: string, { stream, sequence, idempotencyKey, actor, at, body }: LinkedEvent): string =>
  hash('sha256', `${previous}\n${stream}\n${sequence}\n${idempotencyKey}\n${actor}\n${at}\n${body}`)
