import type { Issue } from '@zug/engine/model'
import { json } from './json.ts'
import { csv, pairs } from './lists.ts'
import { rounds } from './rounds.ts'
import { numbers, referee, rulebook, tieBreaks } from './rules.ts'
import type { SamplesOf } from './samples.ts'
import { submission } from './submission.ts'
import { encoding, trf } from './trf.ts'
import { trfWriting } from './trf-writing.ts'

export const issueSamples: { readonly [Source in Issue['source']]: SamplesOf<Source> } = {
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

/** All samples as issues. */
export const sampleIssues: readonly Issue[] = Object.entries(issueSamples).flatMap(([source, codes]) =>
  Object.entries(codes).flatMap(([code, samples]) =>
    (samples as readonly object[]).map((sample) => ({ source, code, severity: 'error', ...sample }) as unknown as Issue),
  ),
)
