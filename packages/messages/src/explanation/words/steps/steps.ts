import type { PlayerId, RulebookId } from '@zug/engine/model'
import type { StepEvent, StepOf } from '@zug/engine/pairing'
import { article, joined, type Runs, say, type Words } from '../../runs.ts'

/** Who is who, a player or several in a row; and the articles of the step. */
export type Who = {
  readonly name: (player: PlayerId) => Runs
  readonly names: (players: readonly PlayerId[]) => Runs
  readonly rules: Runs
}

/** A line for every kind of step that a procedure takes. */
export type StepWords<Step extends StepEvent> = {
  readonly [Kind in Step['kind']]: (step: Extract<Step, { readonly kind: Kind }>, who: Who) => Words
}

/** The rulebooks that are told by their steps. */
export type TellingId = { [Id in RulebookId]: [StepOf<Id>] extends [never] ? never : Id }[RulebookId]

/** By rulebook: one that tells a step of a kind without words does not compile. */
export type StepMessages = { readonly [Id in TellingId]: StepWords<StepOf<Id>> }

/** CFC: those who came first and were not taken, each with the rule. */
export type Passed = readonly { readonly player: PlayerId; readonly article: string }[]
export const withRules = (players: Passed, { name }: Who): Runs =>
  joined(
    players.map((one) => say`${name(one.player)} (${article(one.article)})`),
    ', ',
  )

/** Who cannot all be paired, and the only others they could meet; with `bye` nobody else may take that either. */
export type Stuck = { readonly stuck: readonly PlayerId[]; readonly only: readonly PlayerId[]; readonly bye?: true }

/** FIDE Dutch 2012, 1998: X and Z are numbers, which C.10 and C.11 raise; the other requirements are dropped for so many. */
export const isRaised = (requirement: string): boolean => ['X', 'Z', 'x'].includes(requirement)
