import { pairingNumber } from '../../model/ids.ts'
import { compareInitially } from '../../model/initial-order.ts'
import type { Player, Title } from '../../model/player.ts'

/** FIDE Dutch 1998, A.2: titles of that time, strongest first (IGM is now GM). Titles that did not exist then count as none. */
const titleOrder: readonly Title[] = ['GM', 'WGM', 'IM', 'WIM', 'FM', 'WFM']

const titleRank = ({ title }: Player): number => {
  const place = title === null ? -1 : titleOrder.indexOf(title)
  return place === -1 ? titleOrder.length : place
}

/** FIDE Dutch 1998, A.2: before the first round the order is by rating, then title, then alphabet; it gives the pairing numbers. */
export const initialOrder = (players: readonly Player[]): readonly Player[] =>
  players
    .toSorted(
      (a, b) =>
        (b.rating ?? 0) - (a.rating ?? 0) || titleRank(a) - titleRank(b) || compareInitially({ ...a, title: null }, { ...b, title: null }),
    )
    .map((player, index) => ({ ...player, pairingNumber: pairingNumber(index + 1) }))
