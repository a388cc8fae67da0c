import { createLines } from '../http/lines.ts'

/** Each takes a thread for a tenth of a second or more; the others are for files. */
const atOnce = 2

/**
 * Passwords are looked at two at a time, in turn among addresses, and of addresses that have failed often only when nobody else waits: whoever tries very many
 * keeps nobody else from signing in.
 */
export const createPasswordLine = () => {
  const [others, failed] = [createLines(), createLines()]
  let busy = 0
  return async <T>(address: string, hasFailed: boolean, look: () => Promise<T>): Promise<T> => {
    if (busy < atOnce) busy += 1
    else await (hasFailed ? failed : others).join(address)
    try {
      return await look()
    } finally {
      const next = others.next() ?? failed.next()
      if (next === null) busy -= 1
      else next()
    }
  }
}

export type PasswordLine = ReturnType<typeof createPasswordLine>
