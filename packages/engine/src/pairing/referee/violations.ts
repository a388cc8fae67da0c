import type { Violation, ViolationData } from '../../model/issues/referee.ts'

export type { Violation } from '../../model/issues/referee.ts'

type Told<Code extends Violation['code']> = ViolationData[Code] extends infer Data
  ? Data extends unknown
    ? Omit<Data, 'round'>
    : never
  : never

/** `told` is what words it, and the article where one is broken. */
export const violation = <Code extends Violation['code']>(
  code: Code,
  round: number,
  told: Told<Code> & { readonly article?: string; readonly player?: number },
): Violation => ({ source: 'referee', code, severity: 'error', round, ...told }) as unknown as Violation
