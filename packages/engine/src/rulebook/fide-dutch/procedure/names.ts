import type { ArticleNames } from '../article-names.ts'

/** What both procedural editions, 1998 and 2012, call their articles. */
export const procedureNames: ArticleNames = {
  brackets: 'A.3',
  float: 'A.4',
  bye: 'A.5',
  round: 'C.13',
  candidate: 'C.6',
  exchanges: 'D.2',
  rematch: 'B.1',
  byeBar: 'B.1',
  absoluteColours: 'B.2',
  absence: 'F.5',
  colours: { both: 'E.1', stronger: 'E.2', alternate: 'E.3', 'higher-ranked': 'E.4', initial: 'E.5' },
}
