import type { PlayerId } from '../../model/ids.ts'
import type { Issue } from '../../model/issue.ts'

export const violationCodes = [
  'wrong-round',
  'unknown-player',
  'not-to-be-paired',
  'own-opponent',
  'paired-twice',
  'left-out',
  'needless-bye',
  'wrong-list-of-unpaired',
  'rematch',
  'forbidden-pair',
  'absolute-colours',
  'barred-bye',
  'bye-too-high',
  'wrong-colours',
  'wrong-board-order',
  'needless-floater',
  'needless-break',
  'laws-not-kept',
] as const
export type ViolationCode = (typeof violationCodes)[number]

export const violation = (
  code: ViolationCode,
  message: string,
  round: number,
  details: { readonly article?: string; readonly player?: PlayerId } = {},
): Issue => ({ code, message, severity: 'error', round, ...details })
