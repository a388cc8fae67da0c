import { home, type StoredEvent } from '../port.ts'

/** The stream of the home database that says where tournaments are. What it does not name is at home. */
export const placesStream = '$places'

export type MovedStream = {
  readonly stream: string
  readonly from: string
  /** The last event of the old place. */
  readonly sequence: number
}

export type PlaceEvent =
  | { readonly kind: 'stream-placed'; readonly stream: string; readonly shard: string }
  | { readonly kind: 'move-begun'; readonly move: string; readonly to: string; readonly streams: readonly Omit<MovedStream, 'sequence'>[] }
  /** From here on the new place has them, and the old one nothing but what was. */
  | { readonly kind: 'move-done'; readonly move: string; readonly streams: readonly MovedStream[] }
  | { readonly kind: 'move-abandoned'; readonly move: string; readonly reason: string }

/** A place that has had a stream since the event after number `after`. */
type Stay = { readonly shard: string; readonly after: number }

export type Move = {
  readonly id: string
  readonly to: string
  readonly streams: readonly Omit<MovedStream, 'sequence'>[]
  readonly state: 'open' | 'done' | 'abandoned'
}

export type Places = {
  /** Number of the last event of the directory. */
  readonly sequence: number
  /** Every place that a stream has had, in order; the last is where it is. */
  readonly stays: ReadonlyMap<string, readonly Stay[]>
  readonly moves: ReadonlyMap<string, Move>
}

export const noPlaces: Places = { sequence: 0, stays: new Map(), moves: new Map() }

export const placesAfter = (before: Places, events: readonly StoredEvent[]): Places => {
  if (events.length === 0) return before
  const stays = new Map(before.stays)
  const moves = new Map(before.moves)
  for (const { event } of events as readonly (StoredEvent & { readonly event: PlaceEvent })[]) {
    switch (event.kind) {
      case 'stream-placed':
        stays.set(event.stream, [{ shard: event.shard, after: 0 }])
        break
      case 'move-begun':
        moves.set(event.move, { id: event.move, to: event.to, streams: event.streams, state: 'open' })
        break
      case 'move-abandoned':
        moves.set(event.move, { ...moves.get(event.move)!, state: 'abandoned' })
        break
      case 'move-done': {
        const move = moves.get(event.move)!
        moves.set(event.move, { ...move, state: 'done' })
        for (const { stream, sequence } of event.streams)
          stays.set(stream, [...(stays.get(stream) ?? [{ shard: home, after: 0 }]), { shard: move.to, after: sequence }])
      }
    }
  }
  return { sequence: events.at(-1)!.sequence, stays, moves }
}

export const placeOf = ({ stays }: Places, stream: string): string => stays.get(stream)?.at(-1)?.shard ?? home

/** Was the event written there, or is it only a copy? */
export const wasWrittenIn = ({ stays }: Places, shard: string, stream: string, sequence: number): boolean => {
  const of = stays.get(stream)
  if (of === undefined) return shard === home
  return of.findLast(({ after }) => after < sequence)?.shard === shard
}

/** How many streams each place has, of those that are named. */
export const countsOf = ({ stays }: Places): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const of of stays.values()) {
    const { shard } = of.at(-1)!
    counts.set(shard, (counts.get(shard) ?? 0) + 1)
  }
  return counts
}

export const openMoves = ({ moves }: Places): readonly Move[] => [...moves.values()].filter(({ state }) => state === 'open')
