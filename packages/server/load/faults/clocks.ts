import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, startDesk } from '../desk-process.ts'
import { createBusyEvent } from './busy-event.ts'
import type { Outcome, Row } from './row.ts'

const hour = 3_600_000

/** The clock of the server alone: setting that of the machine would strike everybody on it. */
const set = async (folder: string, offset: number): Promise<Outcome> => {
  const [place, clock] = [join(folder, 'data'), join(folder, 'clock')]
  writeFileSync(clock, '0')
  const environment = { NODE_OPTIONS: `--import ${new URL('./shifted-clock.js', import.meta.url).href}`, ZUG_SHIFTED_CLOCK: clock }
  const port = await freePort()
  let desk = await startDesk(place, port, 5000, environment)
  const event = await createBusyEvent(desk.url)
  const playing = event.play(desk.url)
  await delay(1000)
  writeFileSync(clock, String(offset))
  await delay(1500)
  await desk.kill('SIGTERM')
  desk = await startDesk(place, port, 5000, environment)
  await delay(1000)
  await playing.stop()
  await desk.kill('SIGTERM')
  const times = await event.times(place)
  const moved = times.at(-1)! - times[0]!
  const faults = [
    ...(await event.check(place)),
    ...(Math.abs(moved - offset) < hour / 2 ? [] : [`the clock of the server moved by ${moved} ms only`]),
  ]
  return {
    acknowledged: event.acknowledged(),
    says: 'goes on, also after a restart; the order is that of the numbers, not of the times',
    faults,
  }
}

export const clockRows: readonly Row[] = [
  { name: 'clock-back', title: () => 'The clock goes back an hour in the middle of writes', work: (folder) => set(folder, -hour) },
  { name: 'clock-forward', title: () => 'The clock goes forward a day in the middle of writes', work: (folder) => set(folder, 24 * hour) },
]
