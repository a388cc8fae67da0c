import type { DeskEvent } from '@zug/engine/desk'
import { nameOfActor } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import { type EventFile, type FiledTournament, writeEventFile } from './event-file.ts'

const filed = async ({ storage, halls, directory }: ServerContext, id: string): Promise<FiledTournament> => {
  const stored = await storage.read(id)
  const createdAt = (await storage.streams()).find(({ stream }) => stream === id)?.createdAt ?? ''
  const actors = [...new Set(stored.map(({ actor }) => actor))]
  const { sequence, hash } = stored.at(-1)!
  return {
    id,
    createdAt,
    head: { sequence, hash },
    people: Object.fromEntries(actors.map((actor) => [actor, nameOfActor(directory.state, actor)])),
    events: stored.map(({ position: _, stream: _stream, event, ...rest }) => ({ ...rest, event: event as DeskEvent })),
    hall: (await halls.history(id)).map(({ event }) => event),
  }
}

/** Tournaments with all that happened in them, as one file. */
export const backupOf = async (context: ServerContext, ids: readonly string[]): Promise<Uint8Array<ArrayBuffer>> => {
  const tournaments: FiledTournament[] = []
  for (const id of ids) tournaments.push(await filed(context, id))
  const file: EventFile = { at: context.now().toISOString(), tournaments }
  return writeEventFile(file)
}

/** What a backup is called: whose it is, and of which moment. */
export const backupName = ({ now }: ServerContext, id: string): string =>
  `${id}-${now().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.zug-backup`

export const asDownload = (bytes: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
