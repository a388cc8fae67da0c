import type { PairChange } from '@zug/engine/explain'
import type { PlayerId } from '@zug/engine/model'
import type { Tournament } from '../../api/types.ts'

type Seating = Pick<NonNullable<Tournament['draft']>, 'boards' | 'bye'>
export type Swap = readonly [PlayerId, PlayerId]

/** Swaps that make two players meet: the whole change where one is known and fits the draft, else one swap. null when it is not that simple. */
export const swapsFor = (draft: Seating, player: PlayerId, opponent: PlayerId, change: PairChange | null): readonly Swap[] | null => {
  const whole = change === null ? null : swapsTo(draft, change)
  if (whole !== null) return whole
  const mate = opponentOf(draft, player)
  const other = opponentOf(draft, opponent)
  if (mate === opponent) return []
  if (mate !== null) return [[mate, opponent]]
  return other === null ? null : [[other, player]]
}

const opponentOf = ({ boards }: Seating, player: PlayerId): PlayerId | null => {
  const board = boards.find(({ white, black }) => white === player || black === player)
  return board === undefined ? null : board.white === player ? board.black : board.white
}

/** The places of the boards that go are filled with the boards that come; who has the bye is a place like any other. */
const swapsTo = ({ boards, bye }: Seating, { without, instead }: PairChange): readonly Swap[] | null => {
  const at = without.map((gone) => boards.findIndex(({ white, black }) => white === gone.white && black === gone.black))
  if (at.includes(-1) || without.length !== instead.length) return null
  const target = new Map(
    instead.flatMap(({ white, black }, place) => [[`${at[place]} white`, white] as const, [`${at[place]} black`, black] as const]),
  )
  const seats = new Map(
    without.flatMap(({ white, black }, place) => [[`${at[place]} white`, white] as const, [`${at[place]} black`, black] as const]),
  )
  const here = new Set([...seats.values(), bye])
  if ([...target.values()].some((id) => !here.has(id))) return null
  const swaps: Swap[] = []
  for (const [seat, wanted] of target) {
    const sits = seats.get(seat)!
    if (sits === wanted) continue
    const from = [...seats].find(([, id]) => id === wanted)?.[0]
    // Not at one of these boards: the one who comes has the bye, and who sat here takes it.
    if (from !== undefined) seats.set(from, sits)
    seats.set(seat, wanted)
    swaps.push([sits, wanted])
  }
  return swaps
}
