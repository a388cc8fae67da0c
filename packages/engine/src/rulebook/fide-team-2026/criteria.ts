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
    { article: 'C4', count: upfloaterCount },
    { article: 'C5', count: scoreDifferences },
    { article: 'C6', count: followingBracket },
    { article: 'C7', count: floatersAgain },
  ],
  pairs: [
    { article: 'C8', count: preferencesDenied },
    { article: 'C9', count: strongPreferencesDenied },
    { article: 'C10', count: opponentsAgain },
  ],
}
