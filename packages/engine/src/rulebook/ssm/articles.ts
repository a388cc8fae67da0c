import { type Article, registry } from '../article.ts'

/** SSM, Swiss System Modified, version 20.01.04: number, paraphrase, and the file that decides it. */
export const articles: readonly Article[] = registry(
  'ssm',
  [
    ['A1', 'Scores: WDL 2-1-0, the score of the game itself (GAM), time limits', 'rulebook/ssm/a1-scoring.ts'],
    ['A2', 'Ranking by WDL, SOS, GAM, rating if used, lot', 'rulebook/ssm/a2-ranking.ts'],
    ['A3', 'Score brackets', 'rulebook/ssm/a3-score-brackets.ts'],
    ['A4', 'Floats', 'rulebook/ssm/a4-floats.ts'],
    ['A5', 'Subgroups S1 and S2', 'rulebook/ssm/a5-subgroups.ts'],
    ['A6', 'Exchanges and transpositions', 'rulebook/ssm/walk-subgroups.ts'],
    ['A7', 'Combination of brackets', 'rulebook/ssm/pair-brackets.ts'],
    ['A8', 'The bye: two points and a downfloat', 'rulebook/ssm/a4-floats.ts'],
    ['B1', 'No rematch', 'rulebook/ssm/b1-no-rematch.ts'],
    ['B2', 'No second bye', 'rulebook/ssm/b2-bye-once.ts'],
    ['B3', 'At most one unpaired player', 'rulebook/ssm/pair-brackets.ts'],
    ['B4', 'Players of a small group are kept apart in the first rounds', 'rulebook/ssm/b4-restricted.ts'],
    ['B5', 'Not the same float in two rounds running', 'rulebook/ssm/b5-same-float.ts'],
    ['C1', 'Brackets are formed and ranked', 'rulebook/ssm/a3-score-brackets.ts'],
    ['C2', 'Distribution among S1 and S2', 'rulebook/ssm/walk-subgroups.ts'],
    ['C3', 'First with first, second with second; who remains goes down', 'rulebook/ssm/walk-subgroups.ts'],
    ['C4', 'Else with the next S2 player', 'rulebook/ssm/pair-bracket.ts'],
    ['C5', 'Else without B5, then without B4', 'rulebook/ssm/pair-bracket.ts'],
    ['C6', 'Else exchange with the first free S2 player', 'rulebook/ssm/walk-subgroups.ts'],
    ['C7', 'Who can meet nobody in the bracket goes down', 'rulebook/ssm/pair-upper-bracket.ts'],
    ['C8', 'All free players go down', 'rulebook/ssm/pair-upper-bracket.ts'],
    ['C9', 'The last bracket: the bye, or a combination with the one above', 'rulebook/ssm/pair-brackets.ts'],
    ['D', 'Final standings by WDL, SOS, GAM, game between two', 'rulebook/ssm/standings.ts'],
  ],
  [],
)
