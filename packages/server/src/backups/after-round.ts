import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
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
const pattern = /^zug-(\d{12})\.backup$/

/** Numbers of the backups in a folder, in the order they were made. Clocks are set back, and a restore sets positions back: numbers only ever rise. */
const numbersIn = (folder: string): readonly number[] =>
  readdirSync(folder)
    .flatMap((file) => pattern.exec(file)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)

/** What was backed up before the tables were brought up to date is the whole installation, too. */
const beforeUpdate = /^before-update-.*\.zug-backup$/

/** The newest backup of the installation in a folder, null where there is none. */
export const newestBackup = (folder: string): string | null => {
  if (!existsSync(folder)) return null
  const files = [...numbersIn(folder).slice(-1).map(nameOf), ...readdirSync(folder).filter((file) => beforeUpdate.test(file))]
  const timed = files.map((file) => join(folder, file)).map((file) => ({ file, at: statSync(file).mtimeMs }))
  return timed.toSorted((a, b) => b.at - a.at)[0]?.file ?? null
}

const nameOf = (number: number): string => `zug-${String(number).padStart(12, '0')}.backup`

/**
 * A one-file backup of the whole installation whenever a round was published, while the desk goes on. Rounds that are published meanwhile are in
 * the next one. A number is the position, or the next after those in the folder where it is not. A backup that fails is logged and tried again with the next round.
 */
export const startHotBackups = (storage: Storage, hub: Hub, folder: string, log: Log, key: string | null = null): HotBackups => {
  let due = false
  let working: Promise<void> | null = null
  let closed = false

  const make = async (): Promise<void> => {
    while (due && !closed) {
      due = false
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        const name = nameOf(Math.max(await storage.logs[0].position(), (numbersIn(folder).at(-1) ?? 0) + 1))
        const { events } = await backup(storage, join(folder, name), key)
        log.info({ file: name, events }, 'backup made')
        for (const old of numbersIn(folder).slice(0, -kept)) rmSync(join(folder, nameOf(old)))
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
