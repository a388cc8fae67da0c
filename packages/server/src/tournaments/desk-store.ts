import { type Desk, type DeskEvent, emptyDesk, extendDesk, type RecordedEvent } from '@zug/engine/desk'
import type { PublicLine } from '../hall/public-line.ts'
import type { Storage, StoredEvent } from '../storage/port.ts'

/** Who said it, when and under which key: one entry for each event of the desk's history, in the same order. */
export type Attribution = Pick<StoredEvent, 'idempotencyKey' | 'actor' | 'at'>

/** A tournament in memory as far as it was read. `said` grows with `desk.history`. */
export type OpenTournament = {
  readonly id: string
  readonly desk: Desk
  readonly said: readonly Attribution[]
  /** The last sequence number of every key that had its effect. */
  readonly keys: ReadonlyMap<string, number>
  /** What everybody may notice of the history, where this is what everybody sees. */
  readonly line?: PublicLine
}

export const sequenceOf = ({ desk }: OpenTournament): number => desk.history.at(-1)?.sequence ?? 0

/** Events of one command were appended together, under one key that no other command of the stream has. */
export const extend = (
  open: OpenTournament,
  stored: readonly Omit<StoredEvent, 'stream' | 'position'>[],
  known: Desk | null = null,
): OpenTournament => {
  const fresh = stored.filter(({ sequence }) => sequence > sequenceOf(open))
  if (fresh.length === 0) return open
  const keys = new Map(open.keys)
  const recorded: RecordedEvent[] = []
  let batch = open.desk.history.at(-1)?.batch ?? 0
  let key = open.said.at(-1)?.idempotencyKey
  for (const { sequence, idempotencyKey, event } of fresh) {
    if (idempotencyKey !== key) batch += 1
    key = idempotencyKey
    keys.set(idempotencyKey, sequence)
    recorded.push({ sequence, batch, event: event as DeskEvent })
  }
  const said = [...open.said, ...fresh.map(({ idempotencyKey, actor, at }) => ({ idempotencyKey, actor, at }))]
  return { ...open, desk: known ?? extendDesk(open.desk, recorded), said, keys }
}

/** Tournaments kept in memory at once; the one not asked for longest goes first. */
const mostOpen = 200

/** Desks by stream. What is in memory may be behind storage when another process writes too; `refresh` brings it up to date. */
export const createDeskStore = (storage: Storage) => {
  const open = new Map<string, OpenTournament>()
  const heard = new Map<string, number>()
  const keep = (tournament: OpenTournament): OpenTournament => {
    const before = open.get(tournament.id)
    if (before !== undefined && sequenceOf(before) > sequenceOf(tournament)) return before
    open.delete(tournament.id)
    open.set(tournament.id, tournament)
    if (open.size > mostOpen) {
      const oldest = open.keys().next().value!
      open.delete(oldest)
      heard.delete(oldest)
    }
    return tournament
  }
  const refresh = async (id: string): Promise<OpenTournament> => {
    const before = open.get(id) ?? { id, desk: emptyDesk, said: [], keys: new Map() }
    const stored = await storage.read(id, sequenceOf(before))
    const now = open.get(id) ?? before
    const extended = extend(now, stored)
    return extended.desk.history.length === 0 ? extended : keep(extended)
  }
  const reading = new Map<string, Promise<OpenTournament>>()
  const shared = (id: string): Promise<OpenTournament> => {
    const running = reading.get(id) ?? refresh(id).finally(() => reading.delete(id))
    reading.set(id, running)
    return running
  }
  return {
    keep,
    refresh,
    /** At least as far as this process has heard by now. Whoever asks meanwhile waits for the same reading: a whole hall may come at once. */
    get: async (id: string): Promise<OpenTournament> => {
      const wanted = heard.get(id) ?? 0
      for (;;) {
        const known = open.get(id)
        if (known !== undefined && sequenceOf(known) >= wanted) return known
        const read = await shared(id)
        if (sequenceOf(read) >= wanted) return read
      }
    },
    /** Storage has more than is known here; it is read when somebody asks. */
    heard: (id: string, sequence: number): void => {
      if (open.has(id)) heard.set(id, sequence)
    },
  }
}

export type DeskStore = ReturnType<typeof createDeskStore>
