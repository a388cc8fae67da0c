import { setTimeout as delay } from 'node:timers/promises'
import { freePort, startDesk } from '../desk-process.ts'
import { type BusyEvent, createBusyEvent } from './busy-event.ts'
import type { Outcome } from './row.ts'

/** A desk that is busy while `during` is done to the world under it, and goes on by itself. */
export const survived = async (
  place: string,
  during: (event: BusyEvent, url: string) => Promise<readonly string[]>,
  says: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const desk = await startDesk(place, await freePort(), 5000, environment)
  try {
    const event = await createBusyEvent(desk.url)
    const playing = event.play(desk.url)
    await delay(1000)
    const found = await during(event, desk.url)
    await playing.stop()
    const faults = [...found, ...(await event.check(place))]
    return { acknowledged: event.acknowledged(), says, faults }
  } finally {
    await desk.kill('SIGTERM')
  }
}

/** A played event at `place`, and the desk ended. */
export const played = (place: string, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<BusyEvent> => playOn(place, null, signal)

/** The desk is started once more, some results are entered, and it is ended. null: the event is made first. */
export const playOn = async (place: string, before: BusyEvent | null, signal: 'SIGTERM' | 'SIGKILL'): Promise<BusyEvent> => {
  const desk = await startDesk(place, await freePort())
  try {
    const event = before ?? (await createBusyEvent(desk.url))
    const playing = event.play(desk.url)
    await delay(1000)
    await playing.stop()
    return event
  } finally {
    await desk.kill(signal)
  }
}
