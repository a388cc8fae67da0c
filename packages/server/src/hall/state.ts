import type { Announcement, HallEvent, RoundClock, Screen } from './events.ts'
import type { Level, Plan } from './ladder.ts'

/** What holds in the hall of one tournament. */
export type HallState = {
  /** How many changes there were. */
  readonly sequence: number
  /** What somebody decided for a round, beside the plan. */
  readonly rounds: ReadonlyMap<number, { readonly level: Level; readonly held: boolean }>
  readonly plans: readonly (Plan & { readonly from: number })[]
  readonly announcements: readonly Announcement[]
  readonly clock: RoundClock | null
  readonly screens: readonly Screen[]
  /** May everybody see what may happen while games are open? Not before somebody says so. */
  readonly projections: boolean
}

export const emptyHall: HallState = Object.freeze({
  sequence: 0,
  rounds: new Map(),
  plans: [],
  announcements: [],
  clock: null,
  screens: [],
  projections: false,
})

/** In the place it had, or at the end. */
const put = <T extends { readonly id: string }>(list: readonly T[], entry: T): readonly T[] =>
  list.some(({ id }) => id === entry.id) ? list.map((each) => (each.id === entry.id ? entry : each)) : [...list, entry]

export const foldHall = (hall: HallState, event: HallEvent): HallState => {
  const next = { ...hall, sequence: hall.sequence + 1 }
  switch (event.kind) {
    case 'level-set':
      return { ...next, rounds: new Map(hall.rounds).set(event.round, { level: event.level, held: event.held }) }
    case 'plan-made':
      return { ...next, plans: [...hall.plans.filter(({ from }) => from < event.from), { ...event.plan, from: event.from }] }
    case 'announced':
      return { ...next, announcements: put(hall.announcements, event.announcement) }
    case 'announcement-removed':
      return { ...next, announcements: hall.announcements.filter(({ id }) => id !== event.id) }
    case 'clock-set':
      return { ...next, clock: event.clock }
    case 'screen-arranged':
      return { ...next, screens: put(hall.screens, event.screen) }
    case 'screen-removed':
      return { ...next, screens: hall.screens.filter(({ id }) => id !== event.id) }
    case 'projections-opened':
      return { ...next, projections: event.open }
  }
}
