import type { DeskEvent } from '@zug/engine/desk'
import { ok, type Result, type TournamentInfo } from '@zug/engine/model'
import type { BackupFault } from '@zug/messages/console/problems/en'
import { fromFile } from '../accounts/state.ts'
import type { HallEvent } from '../hall/events.ts'
import type { Tell } from '../http/steps.ts'
import type { SeriesPart } from '../storage/port.ts'
import { type Contents, contentsOf } from './contents.ts'
import { type EventRead, type FiledEvent, type FiledTournament, readEventFile } from './event-file.ts'

/** A backup as it was sent, for a thread to read: whatever is in it keeps nobody else waiting. */
export type BackupJob = { readonly kind: 'backup'; readonly bytes: Uint8Array; readonly wanted: 'contents' | 'everything' }

/** What a backup has of one tournament. */
export type TournamentRead = {
  readonly file: Contents & {
    readonly id: string
    readonly name: string
    readonly section: string | null
    readonly event: string | null
    readonly until: string
    readonly events: number
  }
  readonly info: TournamentInfo
  /** Of every event, in their order. */
  readonly hashes: readonly string[]
  /** Each command as it was carried out then, by whom and when; not where only the contents were wanted. */
  readonly series: readonly SeriesPart[]
  readonly hall: readonly HallEvent[]
}

export type BackupContents = { readonly at: string; readonly tournaments: readonly TournamentRead[] }

export type BackupRead = { readonly kind: 'backup-read'; readonly read: Result<BackupContents, BackupFault> }

export const readBackup = async ({ bytes, wanted }: BackupJob, tell: Tell): Promise<BackupRead> => {
  const read = await readEventFile(bytes, tell)
  return { kind: 'backup-read', read: read.ok ? ok(contentsIn(read.value, wanted)) : read }
}

const contentsIn = ({ at, tournaments }: EventRead, wanted: BackupJob['wanted']): BackupContents => ({
  at,
  tournaments: tournaments.map((filed): TournamentRead => {
    const { info, section } = filed.state.settings!
    return {
      file: {
        id: filed.id,
        name: info.name,
        section: section?.name ?? null,
        event: section?.event ?? null,
        until: filed.events.at(-1)!.at,
        events: filed.events.length,
        ...contentsOf(filed.state),
      },
      info,
      hashes: filed.events.map(({ hash }) => hash),
      series: wanted === 'contents' ? [] : seriesOf(filed),
      hall: wanted === 'contents' ? [] : filed.hall,
    }
  }),
})

/** Those of a file are nobody here, whatever their number: they go by the name they had. */
const actorIn = ({ people }: FiledTournament, actor: string): string => {
  const name = (Object.hasOwn(people, actor) ? people[actor]! : '').replace(/\p{Cc}/gu, ' ').trim() || actor
  return actor.startsWith(`${fromFile}:`) ? actor : `${fromFile}:${name}`.slice(0, 190)
}

const seriesOf = (filed: FiledTournament): readonly SeriesPart[] => {
  const parts: { events: DeskEvent[]; metadata: Omit<FiledEvent, 'event' | 'sequence' | 'hash'> }[] = []
  for (const { idempotencyKey, actor, at, event } of filed.events) {
    const last = parts.at(-1)
    if (last?.metadata.idempotencyKey === idempotencyKey) last.events.push(event)
    else parts.push({ events: [event], metadata: { idempotencyKey, actor: actorIn(filed, actor), at } })
  }
  return parts
}
