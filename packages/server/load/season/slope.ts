import { setTimeout as delay } from 'node:timers/promises'
import { persist } from '../client.ts'
import { pathsOf, readPages } from './cached.ts'
import type { Ground } from './deployed.ts'
import { makeEvents } from './events.ts'
import type { SeasonEvent } from './report.ts'

/** What so many processes did in a second when they were asked without a pause. */
export type Step = { readonly processes: number; readonly commands: number; readonly pages: number }

const typists = 24
/** So many that the limit of changes a minute, which each account has, is not what is measured. */
const accounts = 20

/** Results as fast as they are taken, from several people at once. */
const enterAll = async (urls: readonly string[], events: readonly SeasonEvent[], seconds: number): Promise<number> => {
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: typists }, async (_, person) => {
      for (let turn = 0; performance.now() < end; turn++) {
        const { id, token, boards } = events[(person + turn * typists) % events.length]!
        const result = turn % 2 === 0 ? { white: 'win', black: 'loss', rated: true } : { white: 'loss', black: 'win', rated: true }
        const command = { kind: 'enter-result', round: 1, board: (person + turn) % boards, result }
        await persist([urls[person % urls.length]!], `/tournaments/${id}/commands`, command, token)
        if (performance.now() < end) done += 1
      }
    }),
  )
  return done / seconds
}

/** From one process that does everything to four on one database, one after the other in the same run. */
export const climb = async (ground: Ground, most: number, events: number, seconds: number): Promise<readonly Step[]> => {
  const steps: Step[] = []
  for (let processes = 1; processes <= most; processes++) {
    const database = await ground.newDatabase()
    const urls: string[] = []
    for (let count = 0; count < processes; count++) urls.push((await ground.start('writer', database)).url)
    const made = await makeEvents(urls, database, events, accounts)
    await enterAll(urls, made, Math.min(2, seconds))
    const commands = await enterAll(urls, made, seconds)
    await delay(500)
    const { perSecond } = await readPages(urls, pathsOf(made), seconds)
    steps.push({ processes, commands, pages: perSecond })
    process.stderr.write(`  ${processes} processes: ${commands.toFixed(0)} commands, ${perSecond.toFixed(0)} pages a second\n`)
    await ground.stopAll()
  }
  return steps
}
