import type { PlayerId } from '../model/ids.ts'
import type { WhyNot } from './explanation-answers.ts'
import type { FailureValue } from './referee/measures.ts'
import type { Violation } from './referee/violations.ts'

export type Pair = readonly [PlayerId, PlayerId]
export type Asked = readonly [PlayerId] | Pair

/** A rule that a recorded pairing breaks outright. */
export type Fault = Violation

/** Why a recorded pairing is not the one the rulebook gives. */
export type Diagnosis =
  /** It breaks rules that nothing may break. */
  | { readonly kind: 'illegal'; readonly faults: readonly Fault[] }
  /** The pairs are right, the colours are not. */
  | { readonly kind: 'colours'; readonly faults: readonly Fault[] }
  /** Bracket by bracket from the top, this is the first criterion by which it is worse. */
  | {
      readonly kind: 'worse'
      readonly article: string
      /** 1 is the first bracket. */
      readonly bracket: number
      readonly recorded: FailureValue
      readonly expected: FailureValue
    }
  /** It fails a quality that the rulebook demands of the round as a whole. */
  | { readonly kind: 'needless'; readonly faults: readonly Fault[] }
  /** As good by every criterion, but not the first one in the order of the rulebook. */
  | { readonly kind: 'later'; readonly bracket: number; readonly recorded: readonly Pair[]; readonly expected: readonly Pair[] }
  /** The referee finds the recorded pairing the better one: one of the two of us is wrong. */
  | {
      readonly kind: 'better'
      readonly article: string
      readonly bracket: number
      readonly recorded: FailureValue
      readonly expected: FailureValue
    }
  /** One side says that no legal pairing exists. */
  | { readonly kind: 'existence'; readonly pairingExists: boolean }
  /** Legal as far as the referee can tell, who has no report cards for the rulebook: then the rulebook itself says why not, of one pair or bye. */
  | { readonly kind: 'legal'; readonly asked?: Asked; readonly answer?: WhyNot }

/** One word to count disagreements by: the article where one decides, else the kind. */
export const causeOf = (diagnosis: Diagnosis): string => {
  switch (diagnosis.kind) {
    case 'illegal':
    case 'needless':
    case 'colours':
      return [diagnosis.kind, diagnosis.faults[0]?.article ?? diagnosis.faults[0]?.code ?? ''].join(' ').trim()
    case 'worse':
    case 'better':
      return `${diagnosis.kind} ${diagnosis.article}`
    case 'existence':
      return diagnosis.pairingExists ? 'a pairing exists' : 'no pairing exists'
    case 'later':
    case 'legal':
      return diagnosis.kind
  }
}
