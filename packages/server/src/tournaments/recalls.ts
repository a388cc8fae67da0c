import { effective, type Receipt } from '@zug/engine/desk'
import { type RoundNumber, remembered } from '@zug/engine/model'
import type { OpenTournament } from './desk-store.ts'
import { momentAt, type PublishedMoment } from './moments.ts'

/** A published round that was taken back: when it was published and taken back, by whom, and why. */
export type Recall = {
  readonly round: RoundNumber
  readonly reason: string
  readonly publishedAt: string
  readonly at: string
  readonly actor: string
  readonly receipt: Receipt
  /** Number of the event of its publication. */
  readonly sequence: number
}

const allRecalls = remembered(({ desk: { history }, said }: OpenTournament): readonly Recall[] => {
  const published = new Map<number, Pick<Recall, 'receipt' | 'sequence'>>()
  const found: Recall[] = []
  for (const { event, sequence } of effective(history)) {
    if (event.kind === 'round-published') published.set(event.round.round, { receipt: event.round.receipt, sequence })
    const before = event.kind === 'round-recalled' ? published.get(event.round) : undefined
    if (event.kind !== 'round-recalled' || before === undefined) continue
    const { at, actor } = said[sequence - 1]!
    found.push({ round: event.round, reason: event.reason, publishedAt: said[before.sequence - 1]!.at, at, actor, ...before })
  }
  return found
})

/** In the order they were taken back, as far as the tournament is shown. */
export const recallsOf = (open: OpenTournament): readonly Recall[] => {
  const { recalled = [] } = open.desk.state
  const shown = new Set(recalled.map(({ receipt }) => receipt))
  return recalled.length === 0 ? [] : allRecalls(open).filter(({ receipt }) => shown.has(receipt))
}

/** What a round that was taken back was paired from, and what was published, known by its printed receipt. */
export const recalledMoment = (open: OpenTournament, round: number, short: string): PublishedMoment | null => {
  const recall = recallsOf(open).findLast((one) => one.round === round && one.receipt.short === short)
  return recall === undefined ? null : momentAt(open, recall.receipt, recall.sequence)
}

type Told = { readonly rounds: readonly unknown[]; readonly recalled?: readonly { readonly round: number }[] }

/** The round that is taken back and not published anew; null when there is none. */
export const pendingRecall = <T extends Told>({ rounds, recalled = [] }: T): NonNullable<T['recalled']>[number] | null =>
  recalled.findLast(({ round }) => round === rounds.length + 1) ?? null
