import type { Halls } from '../hall/halls.ts'
import { shownOf } from '../hall/shown.ts'
import { sequenceOf } from './desk-store.ts'
import type { Tournaments } from './service.ts'
import { summaryView } from './views/public-view.ts'

type Summary = ReturnType<typeof summaryView>

/** An installation may have thousands of tournaments, of which few are open at once: a line is made again only when its tournament has changed. */
export const createSummaries = () => {
  const kept = new Map<string, { readonly state: string; readonly summary: Summary | null }>()
  return {
    /** For the desk, or as everybody may see it; null when there is no tournament yet. */
    of: async (tournaments: Tournaments, halls: Halls, id: string, sequence: number, forDesk: boolean): Promise<Summary | null> => {
      const name = `${id} ${forDesk}`
      const state = `${sequence} ${halls.of(id).sequence}`
      const known = kept.get(name)
      if (known?.state === state) return known.summary
      const heard = await tournaments.get(id)
      // Another process may have written what this one has not heard of yet.
      const whole = sequenceOf(heard) < sequence ? await tournaments.refresh(id) : heard
      const open = forDesk ? whole : shownOf(whole, halls.of(id), 'results')
      const summary = open.desk.state.settings === null ? null : summaryView(open, forDesk)
      kept.set(name, { state: `${sequenceOf(whole)} ${halls.of(id).sequence}`, summary })
      return summary
    },
  }
}

export type Summaries = ReturnType<typeof createSummaries>
