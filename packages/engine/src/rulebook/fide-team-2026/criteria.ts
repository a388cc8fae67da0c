import { upfloaterCount } from '../fide-swiss-team/c04-upfloaters.ts'
import { scoreDifferences } from '../fide-swiss-team/c05-score-differences.ts'
import { followingBracket } from '../fide-swiss-team/c06-following-bracket.ts'
import { floatersAgain } from '../fide-swiss-team/c07-floaters-again.ts'
import { preferencesDenied } from '../fide-swiss-team/c08-preferences.ts'
import { strongPreferencesDenied } from '../fide-swiss-team/c09-strong-preferences.ts'
import { opponentsAgain } from '../fide-swiss-team/c10-opponents.ts'
import type { Criteria } from '../fide-swiss-team/criterion.ts'

/** C.04.6 2.3: the quality criteria, in descending priority. Type A has no mild preferences, so that C9 counts what C8 does. */
export const criteria: Criteria = {
  upfloaters: [
    { name: 'C4', article: '2.3.1', count: upfloaterCount },
    { name: 'C5', article: '2.3.2', count: scoreDifferences },
    { name: 'C6', article: '2.3.3', count: followingBracket },
    { name: 'C7', article: '2.3.4', count: floatersAgain },
  ],
  pairs: [
    { name: 'C8', article: '2.3.5', count: preferencesDenied },
    { name: 'C9', article: '2.3.6', count: strongPreferencesDenied },
    { name: 'C10', article: '2.3.7', count: opponentsAgain },
  ],
}
