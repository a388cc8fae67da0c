import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the desk that uses a folder can be reached: a second double click leads there. */
const noteIn = (folder: string): string => join(folder, 'address.txt')

export const noteAddress = (folder: string, url: string): void => writeFileSync(noteIn(folder), `${url}\n`, { mode: 0o600 })

export const forgetAddress = (folder: string): void => rmSync(noteIn(folder), { force: true })

/** The address of the desk that has this folder, if it answers. */
export const runningAt = async (folder: string): Promise<string | null> => {
  try {
    const url = readFileSync(noteIn(folder), 'utf8').trim()
    const { ok } = await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(3000) })
    return ok ? url : null
  } catch {
    return null
  }
}
