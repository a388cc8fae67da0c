import { z } from '@hono/zod-openapi'
import { actorOf } from '../accounts/principal.ts'
import { endpoint } from '../http/endpoint.ts'
import { problem } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { line, wholeNumberText } from '../http/texts.ts'
import { foundSchema, listsSchema, officialAnswerSchema } from './list-schema.ts'
import { personIn, ratingsIn } from './official.ts'
import { usualMost } from './port.ts'

const mostAtOnce = 50

/** Rating lists are of the installation: whoever has an account may look people up. */
export const listEndpoints = routes({
  'GET /lists': endpoint({
    summary: 'The rating lists that are there: what each is for, where it came from, how many it has',
    least: 'account',
    answers: listsSchema,
    handle: async ({ lists }) => ({ json: { lists: await lists.lists() } }),
  }),
  'GET /lists/find': endpoint({
    summary: 'Players in the rating lists, by name in any order and spelling, number, federation or year of birth; the most sought first',
    least: 'account',
    query: z.object({ typed: line(100), list: line(40).optional(), most: wholeNumberText.optional() }),
    answers: foundSchema,
    handle: async ({ lists }, { query: { typed, list, most = usualMost } }, { principal }) => {
      const found = await lists.find(typed, { list, most: Math.min(most, mostAtOnce), who: actorOf(principal) })
      if (found.length === 0) return { json: { found: [] } }
      const infos = new Map((await lists.lists()).map((info) => [info.name, info]))
      return {
        json: {
          found: found.flatMap(({ list: name, entry }) => {
            const info = infos.get(name)
            return info === undefined ? [] : [{ list: name, kind: info.kind, entry, ratings: ratingsIn(info, entry) }]
          }),
        },
      }
    },
  }),
  'GET /lists/{list}/{id}/ratings': endpoint({
    summary:
      'All that the rating lists say of somebody in one of them: its ratings, and those of other lists that have the same FIDE number',
    least: 'account',
    params: z.object({ list: line(40), id: line(20) }),
    answers: officialAnswerSchema,
    handle: async ({ lists }, { params: { list, id } }) => {
      const person = await personIn(lists, list, id)
      if (person === null) return problem(404, 'not-found', { what: 'player' })
      const { official, title, fideId } = person
      return { json: { official, title, fideId } }
    },
  }),
})
