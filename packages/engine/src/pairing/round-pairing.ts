import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { RoundIssue } from '../model/issues/rounds.ts'
import type { RulebookId } from '../model/rules.ts'

export type Board = { readonly white: PlayerId; readonly black: PlayerId }

/** Who plays whom: boards in the order they are published (C.04.2.D.9), and who gets the pairing-allocated bye. */
export type RoundPairing = {
  readonly kind: 'pairing'
  readonly rulebook: RulebookId
  readonly round: RoundNumber
  readonly boards: readonly Board[]
  readonly bye: PlayerId | null
  /** There are no colours: `white` is the higher ranked player, `black` the other. */
  readonly colourless?: boolean
  /** Players of the tournament who were not to be paired in this round. */
  readonly notPaired: readonly PlayerId[]
}

/**
 * No pairing satisfies the absolute criteria (A.9), or none is reached (`deadEnd`): the arbiter decides. `stuck` is a smallest group found whose members cannot all be
 * paired; `only` are the players outside the group whom its members could still meet, fewer than would be needed. With `bye` the group holds
 * the place of the bye as well, which nobody but those named may take: with nobody in it, nobody may.
 */
export type NoLegalPairing = {
  readonly kind: 'no-legal-pairing'
  readonly rulebook: RulebookId
  readonly round: RoundNumber
  readonly stuck: readonly PlayerId[]
  readonly only: readonly PlayerId[]
  readonly bye?: true
  /** A pairing exists, but the steps of the procedure, taken as they are written, do not come to it (SSM, stepwise); nobody is `stuck`. */
  readonly deadEnd?: true
}

export type PairingAnswer = RoundPairing | NoLegalPairing

/** There is no such round to pair. */
export type RoundNotPaired = {
  readonly kind: 'not-paired'
  readonly rulebook: RulebookId
  readonly round: RoundNumber
  readonly issues: readonly RoundIssue[]
}
