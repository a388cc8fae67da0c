import { exact, zero } from '../exact.ts'
import { countsAsPlayed } from '../field.ts'
import { valueRule } from '../rule.ts'
import { summed, term } from '../working.ts'

/** C.07 7.4: games won over the board with Black. */
export const blackWins = valueRule({
  name: 'BWG',
  article: '7.4',
  title: 'Number of games won with Black',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) =>
      summed(
        field.entries[index]!.rounds.map((round, at) => {
          const won = countsAsPlayed(field, round) && (round.result === 'win' || round.kind === 'forfeit-win')
          return term(won && round.colour === 'black' ? exact(1) : zero, { round: at + 1 })
        }),
      ),
})
