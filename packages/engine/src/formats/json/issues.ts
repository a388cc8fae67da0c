import type { JsonIssue } from '../../model/issues/json.ts'
import { gameFaultCodes } from '../game-faults.ts'

/** Everything that can be wrong with the JSON form of a tournament. All of them are errors. */
export const jsonIssues = [
  'json-malformed',
  'json-too-large',
  'key-duplicate',
  'key-unknown',
  'key-missing',
  'type-wrong',
  'value-out-of-range',
  'value-unknown',
  'format-unknown',
  'version-unsupported',
  'player-duplicate',
  'pairing-number-duplicate',
  'player-unknown',
  'rounds-uneven',
  'round-not-paired',
  'rounds-too-few',
  'bye-duplicate',
  'bye-round-paired',
  'too-many-issues',
  ...gameFaultCodes,
] as const satisfies readonly JsonIssue['code'][]
export type JsonIssueCode = JsonIssue['code']
