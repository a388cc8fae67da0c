import type { Issue } from '@zug/engine/model'

type Extra = 'source' | 'code' | 'severity'
type DistributedOmit<I> = I extends unknown ? Omit<I, Extra> : never
type Sample<Source, Code> = DistributedOmit<Extract<Issue, { source: Source; code: Code }>>

/** For each code at least one sample; for a code with several sentences one for each. A code without a sample does not compile. */
export type SamplesOf<Source extends Issue['source']> = {
  readonly [Code in Extract<Issue, { source: Source }>['code']]: readonly [Sample<Source, Code>, ...(readonly Sample<Source, Code>[])]
}
