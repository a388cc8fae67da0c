import { exact, zero } from '../exact.ts'
import { countsAsPlayed } from '../field.ts'
import { valueRule } from '../rule.ts'
import { summed, term } from '../working.ts'

/** C.07 7.3: games played over the board with Black. */
export const blackGames = valueRule({
  name: 'BPG',
  article: '7.3',
  title: 'Number of games played with Black',
  modifiers: [],
  for: 'both',
  decimals: 0,
  better: 'higher',
  prepare:
    ({ field }) =>
    (index) =>
      summed(
        field.entries[index]!.rounds.map((round, at) =>
          term(round.colour === 'black' && countsAsPlayed(field, round) ? exact(1) : zero, { round: at + 1 }),
        ),
      ),
})
