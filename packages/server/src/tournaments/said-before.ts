import { createHash } from 'node:crypto'
import type { CommandRequest } from './service.ts'

const mostKept = 20_000

/** How a command was to be carried out, not what it was: a sender may have learned more before it asks again. */
const aside = new Set(['confirmed', 'over'])

/**
 * What was said under which key, as hashes, since the start: a sender that uses a key again for something else is told so, and not that it was done. Nothing
 * of it is stored; what is not known any more counts as the same.
 */
export const createSaidBefore = () => {
  const hashes = new Map<string, string>()
  const hashOf = ({ commands }: CommandRequest): string =>
    createHash('sha256')
      .update(JSON.stringify(commands, (name, value) => (aside.has(name) ? undefined : value)))
      .digest('base64url')
  const nameOf = (id: string, { idempotencyKey }: CommandRequest): string => `${id} ${idempotencyKey}`
  return {
    note: (id: string, request: CommandRequest): void => {
      const name = nameOf(id, request)
      hashes.delete(name)
      hashes.set(name, hashOf(request))
      if (hashes.size > mostKept) hashes.delete(hashes.keys().next().value!)
    },
    isOther: (id: string, request: CommandRequest): boolean => {
      const known = hashes.get(nameOf(id, request))
      return known !== undefined && known !== hashOf(request)
    },
  }
}
