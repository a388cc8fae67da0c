import { cuts } from '../cut.ts'
import { tenths } from '../exact.ts'
import { note } from '../note.ts'
import { valueRule } from '../rule.ts'
import { summing } from '../working.ts'

/** C.07 7.5: the sum of the scores after each round. 14: Cut-1 leaves out the score after round 1, Cut-2 that after round 2 as well. */
export const progressiveScores = valueRule({
  name: 'PS',
  article: '7.5',
  title: 'Sum of progressive scores',
  modifiers: ['score', 'cut-1-2'],
  for: 'both',
  decimals: 1,
  better: 'higher',
  prepare: ({ field }, code) => {
    const cut = code.cut === null ? 0 : cuts[code.cut].least
    const first = note('cut-first-rounds', '14')
    return summing(
      tenths,
      (index) => {
        let score = 0
        return field.entries[index]!.rounds.map((round, at) => {
          score += round.points
          return { amount: score, cut: at < cut ? first : null, at }
        })
      },
      ({ at }) => ({ round: at + 1 }),
    )
  },
})
