import { type Moved, movePlayer, type RecordedEvent } from '@zug/engine/desk'
import { err, ok, type PlayerId, type Result, type RoundNumber } from '@zug/engine/model'
import type { AppendMetadata, Storage } from '../storage/port.ts'
import { StorageError } from '../storage/storage-error.ts'
import { notAltered } from './carry-out.ts'
import { type DeskStore, extend, heldBack, type OpenTournament, sequenceOf } from './desk-store.ts'
import type { createQueues } from './queues.ts'
import type { Guard, NotDone } from './service.ts'

export type MoveRequest = AppendMetadata & { readonly player: PlayerId; readonly confirmed: boolean }

export type MoveDone = {
  readonly way: Moved['way']
  readonly repeated: boolean
  readonly from: { readonly tournament: string; readonly sequence: number }
  readonly to: { readonly tournament: string; readonly sequence: number; readonly player: PlayerId; readonly fromRound: RoundNumber }
}

const mostTries = 20

/** Moves between two stored sections: decided on both desks, true once storage has both halves, which it takes together. */
export const createMover = (storage: Storage, desks: DeskStore, queues: ReturnType<typeof createQueues>) => {
  const move = (from: string, to: string, request: MoveRequest, guards: readonly [Guard, Guard]): Promise<Result<MoveDone, NotDone>> => {
    // Always in the same order, so that two moves in opposite directions do not wait for each other.
    const [first, second] = [from, to].toSorted() as [string, string]
    const work = () => attempt(from, to, request, guards)
    return first === second ? queues.run(first, work) : queues.run(first, () => queues.run(second, work))
  }

  const attempt = async (
    from: string,
    to: string,
    request: MoveRequest,
    guards: readonly [Guard, Guard],
  ): Promise<Result<MoveDone, NotDone>> => {
    const { idempotencyKey, actor, at, player, confirmed } = request
    for (let tries = 0; tries < mostTries; tries++) {
      const [here, there] = [await desks.refresh(from), await desks.refresh(to)]
      const known = [here, there].filter(({ keys }) => keys.has(idempotencyKey))
      if (known.length > 0) return earlierMove(here, there, idempotencyKey) ?? err({ kind: 'key-used' })
      const guarded = guards[0](here) ?? guards[1](there)
      if (guarded !== null) return err(guarded)
      const moved = movePlayer(here.desk, there.desk, { player, from, to, confirmed })
      if (!moved.ok) return err({ kind: 'refused', refusal: moved.error })
      const parts = [
        { tournament: here, executed: moved.value.from },
        { tournament: there, executed: moved.value.to },
      ]
      const held = heldBack(here) ?? heldBack(there)
      if (held !== null) return err({ kind: held })
      const appends = parts.map(({ tournament, executed }) => ({
        stream: tournament.id,
        expectedSequence: sequenceOf(tournament),
        events: executed.recorded.map(({ event }) => event),
      }))
      const answer = await notAltered(() => together(() => storage.appendTogether(appends, { idempotencyKey, actor, at })))
      if (answer === 'apart') return err({ kind: 'sections-apart' })
      if (answer === 'altered') {
        for (const id of [from, to]) desks.forget(id)
        return err({ kind: 'record-altered' })
      }
      if (answer.kind === 'unknown-stream') return err({ kind: 'unknown-tournament' })
      if (answer.kind !== 'appended') continue
      parts.forEach(({ tournament, executed: { desk, recorded } }, index) => {
        const stored = recorded.map((entry) => ({ ...entry, idempotencyKey, actor, at }))
        const { hash } = answer.parts[index]!
        desks.keep({ ...extend(tournament, stored, desk), record: { ...tournament.record, hash } })
      })
      const [left, entered] = answer.parts
      return ok({
        way: moved.value.way,
        repeated: false,
        from: { tournament: from, sequence: left!.sequence },
        to: { tournament: to, sequence: entered!.sequence, player: moved.value.player, fromRound: moved.value.fromRound },
      })
    }
    return err({ kind: 'conflict', sequence: sequenceOf(await desks.get(from)) })
  }
  return move
}

/** What the same request was answered the first time; null when the key belongs to something else. */
const earlierMove = (from: OpenTournament, to: OpenTournament, key: string): Result<MoveDone, NotDone> | null => {
  const left = eventsOf(from, key).find(({ event }) => 'movedTo' in event && event.movedTo?.tournament === to.id)
  const entered = eventsOf(to, key).find(({ event }) => 'movedFrom' in event && event.movedFrom?.tournament === from.id)
  if (left === undefined || entered === undefined) return null
  const { event } = entered
  if (event.kind !== 'player-entered' && event.kind !== 'player-re-entered') return null
  const arrived =
    event.kind === 'player-entered'
      ? { player: event.player.id, fromRound: event.player.firstRound }
      : { player: event.player, fromRound: event.fromRound }
  return ok({
    way: left.event.kind === 'player-removed' ? 'whole' : 'withdrawn',
    repeated: true,
    from: { tournament: from.id, sequence: from.keys.get(key)! },
    to: { tournament: to.id, sequence: to.keys.get(key)!, ...arrived },
  })
}

const eventsOf = ({ desk, said }: OpenTournament, key: string): readonly RecordedEvent[] =>
  desk.history.filter((_, index) => said[index]!.idempotencyKey === key)

const together = async <T>(append: () => Promise<T>): Promise<T | 'apart'> => {
  try {
    return await append()
  } catch (error) {
    if (error instanceof StorageError && error.code === 'apart') return 'apart'
    throw error
  }
}
