import type { IssueWords } from '../words.ts'
import { json } from './json.ts'
import { csv, encoding, pairs } from './lists.ts'
import { numbers, referee, rounds, rulebook } from './rules.ts'
import { submission } from './submission.ts'
import { tieBreaks } from './tie-breaks.ts'
import { trf } from './trf.ts'
import { trfWriting } from './trf-writing.ts'

export const germanIssues: IssueWords = {
  trf,
  'trf-writing': trfWriting,
  json,
  csv,
  pairs,
  encoding,
  referee,
  rulebook,
  'tie-breaks': tieBreaks,
  submission,
  numbers,
  rounds,
}
