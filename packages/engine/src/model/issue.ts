import type { CsvIssue } from './issues/csv.ts'
import type { EncodingIssue } from './issues/encoding.ts'
import type { JsonIssue } from './issues/json.ts'
import type { NumbersIssue } from './issues/numbers.ts'
import type { PairsIssue } from './issues/pairs.ts'
import type { Violation } from './issues/referee.ts'
import type { RoundIssue } from './issues/rounds.ts'
import type { RulebookWarning } from './issues/rulebook.ts'
import type { SubmissionIssue } from './issues/submission.ts'
import type { TieBreakIssue } from './issues/tie-breaks.ts'
import type { TrfIssue } from './issues/trf.ts'
import type { TrfWriteIssue } from './issues/trf-writing.ts'

/**
 * A fault in what we were given: where it was found, a code, and what is needed to word it. `severity` 'error' keeps from doing what was asked; a warning says what
 * was made of something doubtful. `article` is the rule broken where one is. Sentences are made by `issueText` (`@zug/messages/issues`), in every language.
 */
export type Issue =
  | TrfIssue
  | TrfWriteIssue
  | JsonIssue
  | CsvIssue
  | PairsIssue
  | EncodingIssue
  | Violation
  | RulebookWarning
  | TieBreakIssue
  | SubmissionIssue
  | NumbersIssue
  | RoundIssue
