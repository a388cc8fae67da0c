import { createRequire } from 'node:module'

/** Is the arbiter's desk installed beside the command? */
export const hasDesk = (): boolean => {
  try {
    createRequire(import.meta.url).resolve('@zug/server')
    return true
  } catch {
    return false
  }
}
