import type { ServerContext } from '../context.ts'
import type { Answer, Caller } from '../http/endpoint.ts'
import { refused } from '../http/problem.ts'
import { type CopiedFrom, type Made, makeOwned } from '../tournaments/create.ts'
import { daysTo } from './another-year.ts'
import { eventsLike, type Field, hallLike } from './parts.ts'
import type { TemplatePart } from './template.ts'

export type Wanted = { readonly key: string; readonly name: string; readonly start: string | null; readonly withPlayers: boolean }

/** One section to make: what it is like, who is in it, whose people work at it. */
export type Model = { readonly part: TemplatePart; readonly field: Field; readonly like: string | null; readonly from: CopiedFrom }

/** Tournaments like these, one for each, together an event when there are several. A retry with the same key goes on where it stopped. */
export const makeLike = async (
  context: ServerContext,
  models: readonly Model[],
  { key, name, start, withPlayers }: Wanted,
  caller: Caller,
): Promise<Answer<{ readonly tournaments: readonly { readonly id: string; readonly name: string }[] }>> => {
  const all = models.map(({ part }) => part.settings)
  // All sections move by the same days, or one that starts a day later would start with the others.
  const days = daysTo(all, start)
  const made: { readonly id: string; readonly name: string }[] = []
  for (const [index, { part, field, like, from }] of models.entries()) {
    const year = { name, event: models.length > 1 ? name : null, days, start: days === null ? start : null, withPlayers }
    const events = eventsLike(part, field, year)
    if (!events.ok) return refused(events.error)
    const write = async ({ id, ...metadata }: Made): Promise<void> => {
      await context.tournaments.create(id, events.value, metadata)
      await context.halls.begin(metadata.actor, metadata.at, id, hallLike(id, part))
    }
    const section = models.length > 1 ? (part.settings.section?.name ?? '') : ''
    const one = await makeOwned(
      context,
      section === '' ? name : `${name} · ${section}`,
      index === 0 ? key : `${key}-${index}`,
      caller,
      write,
      { like, from },
    )
    if ('code' in one) return one
    made.push({ id: one.id, name: models.length > 1 ? (part.settings.section?.name ?? name) : name })
  }
  return { json: { tournaments: made } }
}
