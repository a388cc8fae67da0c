import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Hub } from '../live/hub.ts'
import type { Log } from '../observe/log.ts'
import { backup } from '../storage/backup/backup.ts'
import type { Storage } from '../storage/port.ts'

export type HotBackups = {
  /** Waits for a backup that is being made, and makes no more. */
  readonly close: () => Promise<void>
}

/** How many are kept; the oldest go first. */
const kept = 20
const pattern = /^zug-\d{12}\.backup$/

/** By when they were made, not by number: after a restore the numbers begin earlier, and the newest must not go as if they were the oldest. */
const oldestIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, made: statSync(join(folder, file)).mtimeMs }))
    .toSorted((a, b) => a.made - b.made || (a.file < b.file ? -1 : 1))
    .slice(0, -kept)
    .map(({ file }) => file)

/**
 * A one-file backup of the whole installation whenever a round was published, while the desk goes on. Rounds that are published meanwhile are in
 * the next one. Names are numbered by position. A backup that fails is logged and tried again with the next round.
 */
export const startHotBackups = (storage: Storage, hub: Hub, folder: string, log: Log): HotBackups => {
  let due = false
  let working: Promise<void> | null = null
  let closed = false

  const make = async (): Promise<void> => {
    while (due && !closed) {
      due = false
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        const name = `zug-${String(await storage.position()).padStart(12, '0')}.backup`
        const { events } = await backup(storage, join(folder, name))
        log.info({ file: name, events }, 'backup made')
        for (const old of oldestIn(folder)) rmSync(join(folder, old))
      } catch (error) {
        log.error({ err: error }, 'no backup could be made')
      }
    }
    working = null
  }
  const forget = hub.watch((_, events) => {
    if (!events.some(({ event }) => event.kind === 'round-published')) return
    due = true
    working ??= make()
  })
  return {
    close: async () => {
      forget()
      closed = true
      await working
    },
  }
}
