import { z } from '@hono/zod-openapi'
import type { DeclaredSettings, DeskSettings } from '@zug/engine/desk'
import { guardFor } from '../accounts/permissions.ts'
import { actorOf } from '../accounts/principal.ts'
import { endpoint } from '../http/endpoint.ts'
import { type Problem, readsOnly } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, tournamentIdSchema } from '../http/texts.ts'
import { problemOf } from '../tournaments/problem-of.ts'
import { sectionName, sectionsWhere } from './sections.ts'

/** What sections of one event may have alike. Each keeps its rulebook, its name and its boards. */
const sharedSettings = [
  'info',
  'schedule',
  'ratings',
  'numberOfRounds',
  'scoring',
  'tieBreaks',
  'confirmResults',
] as const satisfies readonly Exclude<keyof DeskSettings, 'section' | 'firstBoard' | 'rules'>[]
type Shared = (typeof sharedSettings)[number]

/** Of the header everything but the name; of the schedule as many rounds as the section has. */
const copied = (from: DeskSettings, to: DeskSettings, names: readonly Shared[]): DeclaredSettings => {
  const { numberOfRounds } = names.includes('numberOfRounds') ? from : to
  const settingOf = (name: Shared): unknown => {
    if (name === 'info') return { ...from.info, name: to.info.name }
    if (name !== 'schedule') return from[name]
    return from.schedule == null ? null : { ...from.schedule, rounds: from.schedule.rounds.slice(0, numberOfRounds) }
  }
  return Object.fromEntries(names.map((name) => [name, settingOf(name)]).filter(([, setting]) => setting !== undefined))
}

const copiesSchema = z
  .object({
    sections: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        done: z.boolean(),
        problem: z.looseObject({ code: z.string(), detail: z.string() }).optional(),
      }),
    ),
  })
  .openapi('SettingsCopied')

export const settingsCopyEndpoints = routes({
  'POST /tournaments/{tournament}/sections/settings': endpoint({
    summary: 'Give the other sections of the event the same place and dates, tie-breaks and so on; each that cannot take them says why',
    least: 'chief',
    params: z.object({ tournament: tournamentIdSchema }),
    body: z.strictObject({ key: idempotencyKeySchema, settings: z.array(z.enum(sharedSettings)).min(1) }).openapi('SettingsCopy'),
    answers: copiesSchema,
    handle: async (context, { params, body }, { principal }) => {
      if (principal.kind === 'account' && principal.readOnly) return readsOnly
      const [from, ...others] = await sectionsWhere(context, principal, params.tournament, 'chief')
      const actor = actorOf(principal)
      const sections: { id: string; name: string; done: boolean; problem?: Problem }[] = []
      for (const section of others) {
        const command = {
          kind: 'change-settings',
          changes: copied(from!.desk.state.settings!, section.desk.state.settings!, body.settings),
        } as const
        const request = { commands: [command], actor, at: context.now().toISOString(), idempotencyKey: `${actor}/${body.key}` }
        const guard = guardFor(principal, context.directory.standing(principal, section.id), command)
        const done = await context.tournaments.run(section.id, request, guard)
        context.metrics.count('zug_commands_total', { kind: command.kind, outcome: done.ok ? 'done' : done.error.kind })
        const place = { id: section.id, name: sectionName(section) }
        sections.push(done.ok ? { ...place, done: true } : { ...place, done: false, problem: problemOf(done.error) })
      }
      return { json: { sections } }
    },
  }),
})
