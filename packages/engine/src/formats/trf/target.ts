import type { TrfWriteIssue, TrfWriteIssueData } from '../../model/issues/trf-writing.ts'
import type { TrfDialect } from './dialect.ts'
import { type TrfWriteIssueCode, trfWriteIssue } from './write-issues.ts'

/** How each dialect says things. `none`: it has no record for it. */
export const dialects = {
  trf06: { letters: 'trf06', setup: 'none', rules: 'never', byes: 'columns', lineEnd: '\r\n' },
  trf16: { letters: 'trf16', setup: 'none', rules: 'never', byes: 'columns', lineEnd: '\r\n' },
  trfx: { letters: 'trf16', setup: 'x', rules: 'never', byes: 'columns', lineEnd: '\n' },
  trfbx: { letters: 'trf16', setup: 'bx', rules: 'needed', byes: 'next-in-columns', lineEnd: '\n' },
  trf26: { letters: 'trf26', setup: '26', rules: 'always', byes: 'records', lineEnd: '\r\n' },
} as const satisfies Record<TrfDialect, unknown>

export type Target = (typeof dialects)[TrfDialect] & { readonly dialect: TrfDialect; readonly issues: TrfWriteIssue[] }

/** Says that the dialect has no place for something. */
export const miss = <Code extends TrfWriteIssueCode>(target: Target, code: Code, told: Told<Code>): void => {
  target.issues.push(trfWriteIssue(code, { ...told, dialect: target.dialect } as unknown as TrfWriteIssueData[Code]))
}

/** All that words the loss but for the dialect. */
type Told<Code extends TrfWriteIssueCode> = TrfWriteIssueData[Code] extends infer Data
  ? Data extends unknown
    ? Omit<Data, 'dialect'>
    : never
  : never
