import { useMemo } from 'react'
import { type RefusedResult, useOutbox } from '../../outbox/outbox.ts'

export type Sending = ReadonlyMap<number, 'saving' | 'queued' | RefusedResult>

/** What is on its way from this device, board by board of one round, and what was not taken anywhere in the tournament. */
export const useSending = (
  tournament: string,
  round: number,
): { readonly sending: Sending; readonly refused: readonly RefusedResult[]; readonly queued: number; readonly safe: boolean } => {
  const outbox = useOutbox()
  return useMemo(() => {
    const here = (entry: { readonly tournament: string; readonly round: number }): boolean =>
      entry.tournament === tournament && entry.round === round
    const waits = outbox.state === 'offline' ? 'queued' : 'saving'
    return {
      sending: new Map<number, 'saving' | 'queued' | RefusedResult>([
        ...outbox.refused.filter(here).map((refused) => [refused.board, refused] as const),
        ...outbox.waiting.filter(here).map(({ board }) => [board, waits] as const),
      ]),
      refused: outbox.refused.filter((entry) => entry.tournament === tournament),
      queued: outbox.state === 'offline' ? outbox.waiting.length : 0,
      safe: outbox.safe,
    }
  }, [outbox, tournament, round])
}
