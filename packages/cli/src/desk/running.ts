import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the desk that uses a folder can be reached: a second double click leads there, and `zug link` prints links to it. */
const noteIn = (folder: string): string => join(folder, 'address.txt')

/** `here` is asked whether the desk runs; `url` is how browsers reach it, if that is different. */
export const noteAddress = (folder: string, here: string, url = here): void =>
  writeFileSync(noteIn(folder), here === url ? `${here}\n` : `${here}\n${url}\n`, { mode: 0o600 })

export const forgetAddress = (folder: string): void => rmSync(noteIn(folder), { force: true })

/** The address at which browsers reach the desk that has this folder, if it answers. */
export const runningAt = async (folder: string): Promise<string | null> => {
  try {
    const [here = '', url = here] = readFileSync(noteIn(folder), 'utf8').trim().split('\n')
    return (await answers(here)) ? url : null
  } catch {
    return null
  }
}

export const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(3000) })).ok
  } catch {
    return false
  }
}
