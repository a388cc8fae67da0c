import { engineVersion, type Receipt, receiptOf, rulesToldIn, tournamentOf } from '@zug/engine/desk'
import { remembered } from '@zug/engine/model'
import type { Storage } from '../storage/port.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { type PublishedMoment, publishedMoment } from '../tournaments/moments.ts'
import { recalledMoment, recallsOf } from '../tournaments/recalls.ts'

/** A receipt made again, and the rules as they were told then, where it needs them. */
type Again = { readonly receipt: Receipt; readonly told: RulesTold | null }
export type RulesTold = NonNullable<ReturnType<typeof rulesToldIn>>

/** Once for each round: of a large field it takes a while, anybody may ask, and what is past does not change. */
export const madeAgain = remembered((moment: PublishedMoment): Again => {
  const { before, published } = moment
  const bye = published.unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  const { round, boards, receipt } = published
  const tournament = tournamentOf(before)
  const withRules = (told: RulesTold | null): Again => ({
    told,
    receipt: receiptOf(tournament, round, receipt.rulebook, boards, bye, told ?? undefined, receipt.engine),
  })
  const isThat = (again: Again): boolean => again.receipt.short === receipt.short
  const now = withRules(null)
  const told = rulesToldIn(before)
  const then = told === null || isThat(now) ? now : withRules(told)
  return isThat(then) ? then : now
})

/** The publication a printed receipt is of: the one that stands, else one that was taken back. Without a receipt the one that stands. */
export const momentOfReceipt = (open: OpenTournament, round: number, short: string | undefined): PublishedMoment | null => {
  const now = publishedMoment(open, round)
  if (short === undefined || now?.published.receipt.short === short) return now
  return recalledMoment(open, round, short)
}

/** When and why the pairing of a receipt was taken back; null when it stands. */
export const withdrawnBy = (open: OpenTournament, round: number, receipt: Receipt): Withdrawn | null => {
  if (open.desk.state.rounds.some((entry) => entry.round === round && entry.receipt.short === receipt.short)) return null
  const recall = recallsOf(open).findLast((one) => one.round === round && one.receipt.short === receipt.short)
  return recall === undefined ? null : { at: recall.at, reason: recall.reason }
}

export type Withdrawn = { readonly at: string; readonly reason: string }

/**
 * The hash of the event by which a round was published: it stands for the whole record up to it. null when that record is not what was written, whoever
 * has answered for it.
 */
export const recordUpTo = async (
  storage: Storage,
  { id, record }: OpenTournament,
  { sequence }: PublishedMoment,
): Promise<string | null> =>
  [...record.breaches, ...record.accepted].some(({ from }) => from <= sequence) ? null : storage.hashOf(id, sequence)

/** Makes the receipt of a published round again from the events before it, and compares. null when there is no such round. */
export const verifyReceipt = async (storage: Storage, open: OpenTournament, round: number, short: string | undefined) => {
  const moment = momentOfReceipt(open, round, short)
  if (moment === null) return null
  const withdrawn = withdrawnBy(open, round, moment.published.receipt)
  const { published } = moment
  const { receipt: again } = madeAgain(moment)
  const { receipt } = published
  return {
    receipt,
    again,
    verdict: {
      inputs: again.inputs === receipt.inputs,
      pairing: again.pairing === receipt.pairing,
      /** Was it this version that published it? */
      engine: receipt.engine === engineVersion,
      whole: again.short === receipt.short,
    },
    byHand: published.byHand,
    ...(withdrawn === null ? {} : { withdrawn }),
    record: await recordUpTo(storage, open, moment),
  }
}
