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

/** Who has which colour. */
export type Seated = { readonly white: PlayerId; readonly black: PlayerId }

/** Who cannot all be paired, and the only others they could meet; with `bye` nobody else may take that either. */
export type Stuck = { readonly stuck: readonly PlayerId[]; readonly only: readonly PlayerId[]; readonly bye?: true }

/** FIDE Dutch 2012, 1998: X and Z are numbers, which C.10 and C.11 raise; the other requirements are dropped for so many. */
export const isRaised = (requirement: string): boolean => ['X', 'Z', 'x'].includes(requirement)

/** SSM C4: what may speak against an S2 player. */
export type SsmReasons = Readonly<Record<'B1' | 'B4' | 'B5' | 'exchange', Words>> & {
  readonly remains: (who: Runs, rule: Runs) => Words
  readonly others: (rule: Runs) => Words
}
type PassedOver = Extract<StepOf<'ssm'>, { readonly kind: 'pair' }>['passedOver'][number]
export const reasonOf = (one: PassedOver, name: Who['name'], words: SsmReasons): Words => {
  switch (one.because) {
    case 'remains':
      return words.remains(name(one.remains), article(one.rule))
    case 'others':
      return one.rule === 'C6' ? words.exchange : words.others(article(one.rule))
    default:
      return words[one.because]
  }
}
