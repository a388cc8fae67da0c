import { randomUUID } from 'node:crypto'
import type { ChainPoint } from '../chain/checker.ts'
import { type Database, home, type StoredEvent } from '../port.ts'
import { StorageError } from '../storage-error.ts'
import type { PlaceDirectory } from './directory.ts'
import { type MovedStream, openMoves, placeOf } from './places.ts'
import { abandon } from './settle-move.ts'

export type MoveReport = {
  readonly streams: readonly (MovedStream & { readonly events: number })[]
  /** Milliseconds for which nobody could write to them. */
  readonly refused: number
}

/** Rows at once, and how few may be left to copy when writers are stopped. */
const pageSize = 1000
const little = 20
const mostRounds = 50

/** Where a test ends the process. */
export type Steps = (step: 'begun' | 'room' | 'page' | 'copied' | 'fenced' | 'tail' | 'done' | 'lifted') => Promise<void> | void

/**
 * Moves tournaments to another database together. They are copied while writing goes on; then writers are turned away, the rest is copied and compared, and the directory
 * says where they are now: that one event is the move. Before it, all of it can be left lying; after it, whoever meets a fence takes it away. What is left in the old
 * place is behind a fence for good, and is what the next move back goes on from.
 */
export const moveStreams = async (
  databases: ReadonlyMap<string, Database>,
  directory: PlaceDirectory,
  names: readonly string[],
  to: string,
  { actor = 'operator', step = () => {} }: { readonly actor?: string; readonly step?: Steps } = {},
): Promise<MoveReport> => {
  const claim = await databases.get(home)!.moving.claim()
  if (claim === null) throw new StorageError('in-use', 'Another move is going on; wait for its end.')
  try {
    // Nobody else moves anything: what is open was left by a mover that died.
    for (const { id } of openMoves(await directory.refresh())) await abandon(directory, id, 'its mover is gone')
    const target = databases.get(to)
    if (target === undefined) throw new StorageError('shards-missing', `There is no shard ${to}.`)
    const streams = await sourcesOf(databases, directory, names, to)
    if (streams.length === 0) return { streams: [], refused: 0 }
    const id = randomUUID()
    await directory.record(actor, () => ({
      kind: 'move-begun',
      move: id,
      to,
      streams: streams.map(({ stream, from }) => ({ stream, from })),
    }))
    try {
      return await carryOut(directory, streams, target, id, actor, step)
    } catch (error) {
      const { moves } = await abandon(directory, id, error instanceof Error ? error.message : 'it failed')
      if (moves.get(id)?.state === 'abandoned') for (const { stream, source } of streams) await source.moving.liftFence(stream, id)
      throw error
    }
  } finally {
    await claim.release()
  }
}

type Source = { readonly stream: string; readonly from: string; readonly source: Database; readonly createdAt: string }

const sourcesOf = async (
  databases: ReadonlyMap<string, Database>,
  directory: PlaceDirectory,
  names: readonly string[],
  to: string,
): Promise<readonly Source[]> => {
  const found: Source[] = []
  for (const stream of new Set(names)) {
    const from = placeOf(directory.now(), stream)
    const source = databases.get(from)
    if (source === undefined) throw new StorageError('shards-missing', `There is no shard ${from}, which has ${stream}.`)
    const createdAt = await source.createdAt(stream)
    if (createdAt === null || stream.startsWith('$')) throw new StorageError('no-installation', `There is no tournament ${stream}.`)
    if (from !== to) found.push({ stream, from, source, createdAt })
  }
  return found
}

const carryOut = async (
  directory: PlaceDirectory,
  streams: readonly Source[],
  target: Database,
  id: string,
  actor: string,
  step: Steps,
): Promise<MoveReport> => {
  await step('begun')
  const copies: { readonly of: Source; readonly copy: Copy }[] = []
  for (const of of streams) copies.push({ of, copy: await beginCopy(of, target, id, step) })
  await step('copied')
  const begun = performance.now()
  for (const { stream, source } of streams) await source.moving.setFence(stream, id)
  await step('fenced')
  const moved: (MovedStream & { readonly events: number })[] = []
  for (const { of, copy } of copies) {
    const events = await copy.finish()
    moved.push({ stream: of.stream, from: of.from, sequence: copy.point().sequence, events })
  }
  await step('tail')
  const places = await directory.record(actor, ({ moves }) =>
    moves.get(id)?.state === 'open'
      ? { kind: 'move-done', move: id, streams: moved.map(({ stream, from, sequence }) => ({ stream, from, sequence })) }
      : null,
  )
  if (places.moves.get(id)?.state !== 'done')
    throw new StorageError(
      'moving',
      'The move was given up because it took too long; nothing was changed. Try again when there is less to do.',
    )
  await step('done')
  for (const { stream } of streams) await target.moving.liftFence(stream, id)
  const refused = performance.now() - begun
  await step('lifted')
  return { streams: moved, refused }
}

type Copy = {
  /** Copies and compares what is left; how many events there are. */
  readonly finish: () => Promise<number>
  readonly point: () => ChainPoint
}

const beginCopy = async ({ stream, source, createdAt }: Source, target: Database, id: string, step: Steps): Promise<Copy> => {
  const chainedLater = (await source.heads()).heads.get(stream)?.chainedLater ?? 0
  await target.moving.makeRoom(stream, createdAt, id)
  await step('room')
  const there = await target.readChecked(stream)
  const all = await source.readChecked(stream)
  if (all.breaches.length > 0)
    throw new StorageError(
      'record-altered',
      `The record of ${stream} was changed outside the desk: it stays where it is until somebody answers for it (zug db accept).`,
    )
  const last = there.events.at(-1)
  const same = last === undefined ? undefined : all.events.find(({ sequence }) => sequence === last.sequence)
  if (last !== undefined && same?.hash !== last.hash)
    throw new StorageError('not-empty', `${target.place} has another record under the name ${stream}; nothing was changed.`)

  let count = all.events.length
  const send = async (events: readonly StoredEvent[]): Promise<void> => {
    for (let start = 0; start < events.length; start += pageSize) {
      await target.moving.receive(stream, events.slice(start, start + pageSize), id, chainedLater)
      await step('page')
    }
  }
  await send(all.events.filter(({ sequence }) => sequence > (last?.sequence ?? 0)))
  let { point } = all
  for (let round = 0; round < mostRounds; round++) {
    const more = await source.readChecked(stream, point)
    await send(more.events)
    count += more.events.length
    point = more.point
    if (more.events.length <= little) break
  }
  let checked = (await target.readChecked(stream)).point
  const compare = (): void => {
    if (checked.sequence !== point.sequence || checked.hash !== point.hash)
      throw new StorageError('damaged', `The copy of ${stream} in ${target.place} is not what it was copied from; nothing was changed.`)
  }
  compare()
  return {
    finish: async () => {
      const more = await source.readChecked(stream, point)
      await send(more.events)
      count += more.events.length
      point = more.point
      checked = (await target.readChecked(stream, checked)).point
      compare()
      return count
    },
    point: () => point,
  }
}
