import type { DeskEvent } from '@zug/engine/desk'
import type { ServerContext } from '../context.ts'
import type { Answer, Caller } from '../http/endpoint.ts'
import { type Made, makeOwned } from '../tournaments/create.ts'
import type { BackupContents, TournamentRead } from './read-backup.ts'

/** Another name, so that it does not stand as a second one of the same beside the first, nor as a further section of its event. */
const renamed = ({ info, file }: TournamentRead, name: string): DeskEvent => ({
  kind: 'settings-changed',
  changes: { info: { ...info, name }, section: file.section === null ? null : { event: name, name: file.section } },
})

/** Copies beside whatever there is: nothing is ever written over. They are seen by their owner only, until they are shown. */
export const restoreFile = async (
  context: ServerContext,
  { tournaments }: BackupContents,
  key: string,
  name: string | null,
  caller: Caller,
): Promise<Answer<{ readonly tournaments: readonly { readonly id: string; readonly name: string }[] }>> => {
  const made: { readonly id: string; readonly name: string }[] = []
  for (const [index, read] of tournaments.entries()) {
    const { file, series, hall, hashes } = read
    const called = name ?? file.name
    const write = async ({ id, ...metadata }: Made): Promise<void> => {
      const rename = called === file.name ? [] : [{ events: [renamed(read, called)], metadata }]
      await context.tournaments.adopt(id, metadata.at, [...series, ...rename])
      await context.halls.begin(
        metadata.actor,
        metadata.at,
        id,
        hall.map((event) => ({ ...event, tournament: id })),
      )
    }
    const from = { of: 'backup', from: file.id, hash: hashes.at(-1)! } as const
    const one = await makeOwned(context, called, index === 0 ? key : `${key}-${index}`, caller, write, { from })
    if ('code' in one) return one
    made.push({ id: one.id, name: called })
  }
  return { json: { tournaments: made } }
}
