import { messageLine } from './message-line.ts'

/** A fault of ours: one line and a hint, with the stack only under ZUG_DEBUG=1. `about` is the file, or the program. */
export const bugLines = (about: string, error: unknown): readonly string[] => {
  const message = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.replace(/\.$/, '') ?? ''
  const said = `${message}. This is a bug: please report it with the file; ZUG_DEBUG=1 shows where.`
  const line = messageLine(about, { code: 'internal-error' }, said)
  return process.env.ZUG_DEBUG === '1' && error instanceof Error ? [line, error.stack ?? ''] : [line]
}
