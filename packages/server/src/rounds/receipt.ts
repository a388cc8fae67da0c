import { type Receipt, receiptOf, tournamentOf } from '@zug/engine'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { type PublishedMoment, publishedMoment } from '../tournaments/moments.ts'

const made = new WeakMap<PublishedMoment, Receipt>()

/** Once for each round: of a large field it takes a while, anybody may ask, and what is past does not change. */
const madeAgain = (moment: PublishedMoment): Receipt => {
  const known = made.get(moment)
  if (known !== undefined) return known
  const { before, published } = moment
  const bye = published.unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  const again = receiptOf(tournamentOf(before), published.round, published.receipt.rulebook, published.boards, bye)
  made.set(moment, again)
  return again
}

/** Makes the receipt of a published round again from the events before it, and compares. null when there is no such round. */
export const verifyReceipt = (open: OpenTournament, round: number) => {
  const moment = publishedMoment(open, round)
  if (moment === null) return null
  const { published } = moment
  const again = madeAgain(moment)
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
