import { setTimeout as delay } from 'node:timers/promises'
import { send } from '../client.ts'
import { setupCodeOf } from '../deployment/deployment.ts'
import { openScreen, type Screen } from '../deployment/screen.ts'
import { type BusyEvent, createBusyEvent } from '../faults/busy-event.ts'
import { createLongWork } from './long-work.ts'
import { patience, type Row } from './row.ts'
import type { Stage } from './stage.ts'

/** How the tries of a row went. */
export type Tried = {
  readonly tries: number
  readonly acknowledged: number
  /** Commands that were acknowledged and are not there as they were, and that are there more than once. */
  readonly lost: number
  readonly double: number
  /** Tries after which every screen was right again in time, and how long the last took at worst, in seconds. */
  readonly inTime: number
  readonly worst: number
  /** Where a promise was broken. */
  readonly faults: readonly string[]
}

const screensOpen = 12

const isRight = (screen: Screen, event: BusyEvent): boolean =>
  [...event.standing()].every(([board, white]) => screen.shown().scores.get(board) === (white === 'win' ? '1–0' : '0–1'))

/** As phones that are sent on by a balancer: the next edge, when one does not answer. */
const inTurn = (urls: readonly string[]): (() => string) => {
  let turn = 0
  return () => urls[turn++ % urls.length]!
}

/** Results are entered all the time, on edges, and screens follow; then something happens. */
export const tryRow = async (stage: Stage, { strike }: Row, tries: number): Promise<Tried> => {
  const urls = stage.edges.map(({ url }) => url)
  const first = stage.writers[1]!.url
  const event = await createBusyEvent(first, { code: await setupCodeOf(stage.place) })
  await send(first, 'PUT', `/tournaments/${event.id}/visibility`, { visible: true }, event.headers)
  const screens = Array.from({ length: screensOpen }, () => openScreen(urls, event.id))
  const work = await createLongWork(first, event.headers)
  const to = inTurn(urls)
  const seconds: number[] = []
  const faults: string[] = []
  try {
    for (let count = 0; count < tries; count++) {
      const playing = event.play(to, 100)
      await delay(700 + Math.random() * 600)
      await strike(stage, count, { event, work, to })
      const over = performance.now()
      await playing.stop()
      while (!screens.every((screen) => isRight(screen, event)) && performance.now() - over < 3 * patience * 1000) await delay(20)
      const took = (performance.now() - over) / 1000
      seconds.push(took)
      const wrong = screens.filter((screen) => !isRight(screen, event)).length
      if (wrong > 0) faults.push(`try ${count + 1}: ${wrong} of ${screens.length} screens stayed wrong`)
      else if (took > patience) faults.push(`try ${count + 1}: the last screen was right after ${took.toFixed(1)} s`)
      faults.push(...(await event.check(stage.place)), ...(await work.check(stage.place)))
      for (const member of [...stage.writers, ...stage.edges, ...stage.workers]) await member.back()
    }
  } finally {
    for (const screen of screens) screen.stop()
  }
  return {
    tries: seconds.length,
    acknowledged: event.acknowledged(),
    lost: faults.filter((fault) => !isScreen(fault) && !isDouble(fault)).length,
    double: faults.filter(isDouble).length,
    inTime: seconds.filter((took) => took <= patience).length,
    worst: Math.max(...seconds),
    faults,
  }
}

const isScreen = (fault: string): boolean => fault.startsWith('try ')
const isDouble = (fault: string): boolean => /there \d+ times/.test(fault)
