import { startOf } from '@zug/checker'
import { colourOfHigher, compareBoards } from '../../../checker/src/colours.ts'
import { coloursAllow, type Player } from '../../../checker/src/player.ts'
import type { RoundToProve } from '../make.ts'

/** Every legal round of these players, right in colours and order of boards; one of them is the right one. With `illegal` those with players who may not meet, too. */
export function* legalRounds(report: string, round: RoundToProve, illegal = false): Generator<Pick<RoundToProve, 'boards' | 'bye'>> {
  const { players, first } = startOf(report, round)
  for (const pairing of pairings(players, null, players.length % 2 === 1, illegal)) yield published(pairing, first)
}

const published = ({ pairs, bye }: Pairing, first: 'w' | 'b'): Pick<RoundToProve, 'boards' | 'bye'> => ({
  boards: pairs
    .toSorted(compareBoards)
    .map(([higher, lower]) =>
      colourOfHigher(higher, lower, first) === 'w' ? ([higher.id, lower.id] as const) : ([lower.id, higher.id] as const),
    ),
  bye: bye?.id ?? null,
})

type Pairing = { readonly pairs: readonly (readonly [Player, Player])[]; readonly bye: Player | null }

function* pairings(players: readonly Player[], bye: Player | null, odd: boolean, illegal: boolean): Generator<Pairing> {
  const [first, ...others] = players
  if (first === undefined) return yield { pairs: [], bye }
  if (odd && bye === null && first.mayHaveBye) yield* pairings(others, first, odd, illegal)
  for (const other of others) {
    if (!illegal && (first.met.has(other.id) || !coloursAllow(first, other))) continue
    for (const rest of pairings(
      others.filter((one) => one !== other),
      bye,
      odd,
      illegal,
    ))
      yield { ...rest, pairs: [[first, other], ...rest.pairs] }
  }
}
