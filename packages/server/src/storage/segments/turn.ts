import { randomUUID } from 'node:crypto'
import { ownSettings } from '../own-settings.ts'
import type { Storage } from '../port.ts'

const prefix = `${ownSettings}writer:`

/** Milliseconds without a sign of life after which another process takes over, by a clock that nobody sets. */
const usualPatience = 15_000

/**
 * Which of several processes writes segments. Whoever has the highest number does; the next number goes to one only, when the one before has
 * shown no life for a while. Should two write at once all the same, one of them finds the other's segment and begins anew after it.
 */
export const takeTurns = (storage: Storage, patience = usualPatience, now = () => performance.now()) => {
  const self = randomUUID()
  let seen = { sign: '', at: now() }

  /** `settings`: those of the installation, which have just been read; `sign`: what changes while the writer lives. */
  const isMine = async (settings: ReadonlyMap<string, unknown>, sign: string): Promise<boolean> => {
    const numbers = [...settings.keys()].filter((name) => name.startsWith(prefix)).map((name) => Number(name.slice(prefix.length)))
    const highest = Math.max(0, ...numbers)
    if (settings.get(`${prefix}${highest}`) === self) return true
    const state = `${highest} ${sign}`
    if (state !== seen.sign) seen = { sign: state, at: now() }
    if (highest > 0 && now() - seen.at < patience) return false
    const holder = await storage.settleSetting(`${prefix}${highest + 1}`, self)
    if (holder !== self) return false
    for (const number of numbers) await storage.deleteSetting(`${prefix}${number}`)
    return true
  }
  const leave = async (settings: ReadonlyMap<string, unknown>): Promise<void> => {
    for (const [name, holder] of settings) if (name.startsWith(prefix) && holder === self) await storage.deleteSetting(name)
  }
  return { isMine, leave }
}
