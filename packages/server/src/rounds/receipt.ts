import { receiptOf, tournamentOf } from '@zug/engine'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { publishedMoment } from '../tournaments/moments.ts'

/** Makes the receipt of a published round again from the events before it, and compares. null when there is no such round. */
export const verifyReceipt = (open: OpenTournament, round: number) => {
  const moment = publishedMoment(open, round)
  if (moment === null) return null
  const { before, published } = moment
  const bye = published.unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  const again = receiptOf(tournamentOf(before), published.round, published.receipt.rulebook, published.boards, bye)
  const { receipt } = published
  return {
    receipt,
    again,
    verdict: {
      inputs: again.inputs === receipt.inputs,
      pairing: again.pairing === receipt.pairing,
      engine: again.engine === receipt.engine,
      whole: again.short === receipt.short,
    },
    byHand: published.byHand,
  }
}
