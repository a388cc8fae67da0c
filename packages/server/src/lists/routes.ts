import { z } from '@hono/zod-openapi'
import { endpoint } from '../http/endpoint.ts'
import { routes } from '../http/routes.ts'
import { line, wholeNumberText } from '../http/texts.ts'
import { foundSchema, listsSchema } from './list-schema.ts'
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
    handle: async ({ lists }, { query: { typed, list, most = usualMost } }) => ({
      json: { found: await lists.find(typed, { list, most: Math.min(most, mostAtOnce) }) },
    }),
  }),
})
