import { z } from '@hono/zod-openapi'
import { actorOf } from '../accounts/principal.ts'
import { endpoint } from '../http/endpoint.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { ratingsIn } from '../lists/official.ts'
import type { FindOptions, Found } from '../lists/port.ts'
import { matchAll } from './match.ts'
import { matchesSchema, mostAtOnce, registrationSchema } from './registration-schema.ts'

export const registrationEndpoints = routes({
  'POST /tournaments/{tournament}/matches': endpoint({
    summary: 'Who of the rating lists each of these registrations is: certain, to be confirmed, or nobody, with the reason; writes nothing',
    least: 'deputy',
    params: z.object({ tournament: tournamentIdSchema }),
    body: z.strictObject({ registrations: z.array(registrationSchema).min(1).max(mostAtOnce) }),
    answers: matchesSchema,
    handle: async ({ lists: all, tournaments }, { params, body }, { principal }) => {
      const who = actorOf(principal)
      const lists = { ...all, find: (typed: string, options?: FindOptions) => all.find(typed, { ...options, who }) }
      const { settings } = (await tournaments.get(params.tournament)).desk.state
      const verdicts = await matchAll(lists, body.registrations, settings?.info.federation ?? '')
      const infos = new Map((await lists.lists()).map((info) => [info.name, info]))
      const withRatings = ({ list, entry }: Found) => {
        const info = infos.get(list)
        return info === undefined ? [] : [{ list, kind: info.kind, entry, ratings: ratingsIn(info, entry) }]
      }
      const told = verdicts.map((verdict) => {
        const all = verdict.candidates.map((candidate) => ({ ...candidate, entries: candidate.entries.flatMap(withRatings) }))
        // A list removed in the meantime has no entries any more.
        const candidates = all.filter(({ entries }) => entries.length > 0)
        const proposed = verdict.proposed === null ? -1 : candidates.indexOf(all[verdict.proposed]!)
        return { ...verdict, candidates, proposed: proposed === -1 ? null : proposed }
      })
      return { json: { matches: told } }
    },
  }),
})
