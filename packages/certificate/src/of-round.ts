import { type Certificate, editions, Refusal } from '@zug/checker'
import { roundNumber, type Tournament } from '@zug/engine/model'
import { inferInitialColour, rulebookOf } from '@zug/engine/pairing'
import { collapseIn } from '@zug/engine/proof'
import { makeTrf } from '@zug/engine/trf'
import { makeCertificate, type RoundToProve } from './make.ts'

/** A round as it was paired, by number of players. */
export type PairedRound = {
  readonly rulebook: string
  readonly round: number
  readonly boards: readonly { readonly white: number; readonly black: number }[]
  readonly bye: number | null
}

/** What a certificate of this round has to say of it; null where there are none of its rulebook. */
export const roundToProve = (event: Tournament, { rulebook, round, boards, bye }: PairedRound): RoundToProve | null => {
  const { rules } = event
  const edition = editions.find((one) => one === rulebook)
  if (edition === undefined) return null
  return {
    rulebook: edition,
    round,
    initialColour: event.initialColour ?? inferInitialColour(event) ?? 'white',
    parity: rules !== null && 'parity' in rules ? rules.parity : 'paired-participants',
    boards: boards.map(({ white, black }) => [white, black]),
    bye,
  }
}

/** The report by which a certificate of this event is verified, where nobody has written one: the points of an acceleration are spelled out (250), for a checker knows no other. */
export const reportOf = (event: Tournament): string => {
  const { virtualPoints } = rulebookOf(event).accelerate?.(event as never) ?? event
  return makeTrf({ ...event, virtualPoints }, { dialect: 'trf26' }).text
}

/** The certificate of a round, from the event as it stood before it; null where the report alone does not prove it: other rules, a round changed by hand, points by decision. */
export const certificateOf = (event: Tournament, paired: PairedRound): Certificate | null => {
  const round = roundToProve(event, paired)
  if (round === null) return null
  try {
    return makeCertificate(reportOf(event), round, collapseIn(round.rulebook, event, roundNumber(round.round), round.boards))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
