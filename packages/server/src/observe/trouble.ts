import type { Log } from './log.ts'

/** What may last for hours is said when it begins, when it becomes something else, and when it is over. */
export const createTrouble = (log: Log, wrong: string, right: string, about: object = {}, level: 'warn' | 'error' = 'warn') => {
  let said: string | null = null
  return {
    is: (error: unknown): void => {
      const now = error instanceof Error ? error.message : String(error)
      if (now !== said) log[level]({ err: error, ...about }, wrong)
      said = now
    },
    over: (): void => {
      if (said !== null) log.info(about, right)
      said = null
    },
  }
}
