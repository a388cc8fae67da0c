import type { DutchEdition } from '../edition.ts'

/** What a procedural edition decides about players and pairs; its requirements and steps are its own files. */
export type ProcedureRules = Pick<DutchEdition, 'id' | 'unplayedFloatsDown' | 'barsFromBye' | 'coloursAllow'>

/** The editions of 1998 and 2012 have no list of criteria: what the common ground asks of one is empty for them. */
export const procedureEdition = (rules: ProcedureRules): DutchEdition => ({
  ...rules,
  preferenceArticle: 'A.8',
  strongPreferenceArticle: 'A.8',
  topscorerArticles: [],
  byeScoreArticle: null,
  criteria: [],
  acceleration: 'literal',
  names: {
    order: 'A.2',
    brackets: 'A.3',
    parameters: 'C.2',
    subgroups: 'C.4',
    candidate: 'C.6',
    best: 'C.10',
    rematch: 'B.1',
    byeBar: 'B.1',
    absoluteColours: 'B.2',
    round: 'C.13',
    completion: 'C.13',
    bye: 'A.5',
    float: 'A.4',
    absence: 'C.04.2.D.4',
    transpositions: 'D.1',
    exchanges: 'D.2',
    mdpSets: 'D.3',
    colours: ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'],
  },
})
