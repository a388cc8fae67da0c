import { exact, zero } from '../exact.ts'
import { countsAsPlayed } from '../field.ts'
import { valueRule } from '../rule.ts'
import { summed, term } from '../working.ts'

/** C.07 7.2: games won over the board. */
export const gamesWon = valueRule({
  name: 'WON',
  article: '7.2',
  title: 'Number of games won over the board',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) =>
      summed(
        field.entries[index]!.rounds.map((round, at) => {
          const won = round.result === 'win' || (round.kind === 'forfeit-win' && countsAsPlayed(field, round))
          return term(won ? exact(1) : zero, { round: at + 1, note: won && round.kind !== 'game' ? 'forfeit win (15.2)' : '' })
        }),
      ),
})
