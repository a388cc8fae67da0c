import type { BoardResult } from './result.ts'

/**
 * Why a command changes nothing. `article` or `setting` says what stands against it; `confirmable` means that saying it again with `confirmed` will do,
 * because the rule leaves it to the arbiter.
 */
export type Refusal = {
  readonly code: RefusalCode
  readonly message: string
  readonly article?: string
  readonly setting?: string
  readonly confirmable: boolean
  /** `result-changed`: the result the board has meanwhile. */
  readonly theirs?: BoardResult | null
}

export const refusalCodes = [
  'not-created',
  'created-already',
  'finished',
  'unknown-rulebook',
  'locked',
  'bad-value',
  'duplicate-player',
  'unknown-player',
  'unknown-team',
  'unknown-round',
  'unknown-board',
  'already-paired',
  'not-withdrawn',
  'round-passed',
  'bye-refused',
  'no-draft',
  'draft-open',
  'manual-open',
  'no-manual',
  'results-missing',
  'all-rounds-paired',
  'too-few-players',
  'no-legal-pairing',
  'referee',
  'rule-broken',
  'impossible-result',
  'not-a-player-of-the-board',
  'late-correction',
  'result-changed',
  'not-final',
  'nothing-to-undo',
  'nothing-to-redo',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

export const refuse = (
  code: RefusalCode,
  message: string,
  more: Partial<Pick<Refusal, 'article' | 'setting' | 'confirmable' | 'theirs'>> = {},
): Refusal => ({
  code,
  message,
  confirmable: false,
  ...more,
})
