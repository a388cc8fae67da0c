import { scheduleFor } from '@zug/engine/desk'
import { momentOf } from '@zug/messages/moments'
import type { Hall, View } from '../public/shapes.ts'

/** A countdown to a start that is further away says nothing to who stands before a screen. */
const mostHours = 12

/** Where nobody has set the clock it counts down to the start of the next round by the schedule; after that it is the arbiter's. */
export const withSchedule = (hall: Hall, { settings, rounds }: View, now: Date): Hall => {
  if (hall.clock !== null) return hall
  const { timeZone, rounds: scheduled } = scheduleFor(settings)
  for (const [at, { date, start }] of scheduled.entries()) {
    if (at + 1 < rounds.length) continue
    const moment = momentOf(timeZone, date, start)
    if (moment === null || moment <= now || moment.getTime() - now.getTime() > mostHours * 3_600_000) continue
    return { ...hall, clock: { round: at + 1, start: moment.toISOString(), minutes: 0 } }
  }
  return hall
}
