import type { DeskEvent } from '@zug/engine/desk'
import { fromFile } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import type { Answer, Caller } from '../http/endpoint.ts'
import type { SeriesPart } from '../storage/port.ts'
import { type Made, makeOwned } from '../tournaments/create.ts'
import { deskIn, type EventFile, type FiledEvent, type FiledTournament } from './event-file.ts'

/** Those of a file are nobody here, whatever their number: they go by the name they had. */
const actorIn = ({ people }: FiledTournament, actor: string): string => {
  const name = (people[actor] ?? '').replace(/\p{Cc}/gu, ' ').trim() || actor
  return actor.startsWith(`${fromFile}:`) ? actor : `${fromFile}:${name}`.slice(0, 190)
}

/** Each command as it was carried out then, by whom and when. */
const seriesOf = (filed: FiledTournament): readonly SeriesPart[] => {
  const parts: { events: DeskEvent[]; metadata: Omit<FiledEvent, 'event' | 'sequence' | 'hash'> }[] = []
  for (const { idempotencyKey, actor, at, event } of filed.events) {
    const last = parts.at(-1)
    if (last?.metadata.idempotencyKey === idempotencyKey) last.events.push(event)
    else parts.push({ events: [event], metadata: { idempotencyKey, actor: actorIn(filed, actor), at } })
  }
  return parts
}

/** Another name, so that it does not stand as a second one of the same beside the first, nor as a further section of its event. */
const renamed = (filed: FiledTournament, name: string): DeskEvent => {
  const { info, section } = deskIn(filed).desk.state.settings!
  return {
    kind: 'settings-changed',
    changes: { info: { ...info, name }, section: section === null ? null : { event: name, name: section.name } },
  }
}

/** Copies beside whatever there is: nothing is ever written over. They are seen by their owner only, until they are shown. */
export const restoreFile = async (
  context: ServerContext,
  { tournaments }: EventFile,
  key: string,
  name: string | null,
  caller: Caller,
): Promise<Answer<{ readonly tournaments: readonly { readonly id: string; readonly name: string }[] }>> => {
  const made: { readonly id: string; readonly name: string }[] = []
  for (const [index, filed] of tournaments.entries()) {
    const own = deskIn(filed).desk.state.settings!.info.name
    const called = name ?? own
    const write = async ({ id, ...metadata }: Made): Promise<void> => {
      const rename = called === own ? [] : [{ events: [renamed(filed, called)], metadata }]
      await context.tournaments.adopt(id, metadata.at, [...seriesOf(filed), ...rename])
      const hall = filed.hall.map((event) => ({ ...event, tournament: id }))
      await context.halls.begin(metadata.actor, metadata.at, id, hall)
    }
    const from = { of: 'backup', from: filed.id, hash: filed.head.hash } as const
    const one = await makeOwned(context, called, index === 0 ? key : `${key}-${index}`, caller, write, { from })
    if ('code' in one) return one
    made.push({ id: one.id, name: called })
  }
  return { json: { tournaments: made } }
}
