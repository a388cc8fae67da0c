import { createLines } from '../http/lines.ts'

/** Each takes a thread for a tenth of a second or more; the others are for files. */
const atOnce = 2

/** Who goes first: addresses from which somebody with an account was heard, then strangers, then those that have failed often. */
export type Rank = 'familiar' | 'stranger' | 'failed'

/**
 * Passwords are looked at two at a time, by rank and in turn among addresses: whoever tries very many, from one address or from a thousand, keeps nobody of the
 * hall from signing in.
 */
export const createPasswordLine = () => {
  const lines = { familiar: createLines(), stranger: createLines(), failed: createLines() }
  let busy = 0
  return async <T>(address: string, rank: Rank, look: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) busy += 1
    else await lines[rank].join(address)
    try {
      return await look()
    } finally {
      const next = lines.familiar.next() ?? lines.stranger.next() ?? lines.failed.next()
      if (next === null) busy -= 1
      else next()
    }
  }
}

export type PasswordLine = ReturnType<typeof createPasswordLine>
