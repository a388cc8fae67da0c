import { z } from '@hono/zod-openapi'

/** A line of text as people type it: no control characters, no broken surrogates, nothing that turns the direction of writing round. */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'A line of text without control characters')

export const tournamentIdSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
export const wholeNumberText = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
/** Made by the sender, once for each thing it wants done; a retry sends the same one. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,100}$/)
