import { z } from '@hono/zod-openapi'
import { nobody } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import { shownOf } from '../hall/shown.ts'
import { endpoint } from '../http/endpoint.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { poolSchema, sectionsSchema } from '../tournaments/deskwork-schema.ts'
import { eventOf } from '../tournaments/event-names.ts'
import { summaryView } from '../tournaments/views/public-view.ts'
import { boardRange, clashesOf, poolOf, sectionsOf } from './sections.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

export const sectionEndpoints = routes({
  'GET /tournaments/{tournament}/sections': endpoint({
    summary: 'The sections of the event this tournament belongs to, with their board numbers',
    least: 'public',
    shows: 'results',
    params: tournament,
    answers: sectionsSchema,
    handle: async ({ tournaments, directory, halls }, { params }, { principal: asking, asPublic }) => {
      const open = await tournaments.get(params.tournament)
      const all = await sectionsOf(tournaments, directory.state, open)
      // A page for everybody is made once, whoever asks first: of other sections it has what everybody may see.
      const principal = asPublic ? nobody : asking
      const seen = all.filter(({ id }) => id === params.tournament || directory.standing(principal, id).visible)
      // What others of the event have drafted is theirs: numbers clash by what the caller may know.
      const known = seen.map((whole) => {
        const forDesk = atLeast(directory.standing(principal, whole.id).role, 'deputy')
        return { section: forDesk ? whole : shownOf(whole, halls.of(whole.id), 'results'), forDesk }
      })
      const sections = known.map(({ section, forDesk }) => {
        const { first, last } = boardRange(section.desk.state)
        return {
          ...summaryView(section, forDesk),
          firstBoard: first,
          lastBoard: last,
          clashes: clashesOf(
            section,
            known.map((entry) => entry.section),
          ),
          role: directory.standing(principal, section.id).role,
          visible: directory.state.visible.has(section.id),
        }
      })
      return { json: { event: eventOf(open), sections } }
    },
  }),
  'GET /tournaments/{tournament}/pool': endpoint({
    summary: 'Everybody entered in any section of the event',
    least: 'deputy',
    params: tournament,
    answers: poolSchema,
    handle: async ({ tournaments, directory }, { params }, { principal }) => {
      const open = await tournaments.get(params.tournament)
      const all = await sectionsOf(tournaments, directory.state, open)
      const mine = all.filter(({ id }) => atLeast(directory.standing(principal, id).role, 'deputy'))
      return { json: { event: eventOf(open), players: poolOf(mine) } }
    },
  }),
})
