import type { ServerContext } from '../context.ts'
import { shownOf } from '../hall/shown.ts'
import { seenIn } from '../tournaments/views/public-view.ts'
import { sectionsOf } from './sections.ts'

/** Where the sections of the event stand: a page of all of them is made anew when any has changed. */
export const standsOf = async ({ tournaments, directory, halls }: ServerContext, id: string): Promise<readonly unknown[]> =>
  (await sectionsOf(tournaments, directory.state, await tournaments.get(id))).map((section) => [
    section.id,
    directory.state.visible.has(section.id),
    seenIn(shownOf(section, halls.of(section.id), 'results')),
    halls.of(section.id).sequence,
  ])
