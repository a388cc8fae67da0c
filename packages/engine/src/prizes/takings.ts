import { scoreBefore } from '../model/history.ts'
import { type PlayerId, roundNumber } from '../model/ids.ts'
import { noTakings, type Takings } from '../model/takings.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PrizeList } from './award.ts'
import { contendersOf } from './contenders-of.ts'
import type { PrizeFund } from './fund.ts'
import { awardPrizes } from './index.ts'

/** What everybody who takes something takes, of all categories. */
export const takingsOf = ({ awards }: PrizeList): ReadonlyMap<number, Takings> => {
  const all = new Map<number, Takings>()
  for (const { player, money, thing } of awards) {
    const before = all.get(player) ?? noTakings
    all.set(player, { money: before.money + money, things: thing === null ? before.things : [...before.things, thing] })
  }
  return all
}

type Places = {
  /** After this round. */
  readonly round: number
  /** 0, or nothing, for whoever is in no list. */
  readonly placeOf: (player: PlayerId) => number
  readonly firstTime?: ReadonlySet<PlayerId>
}

/** Who takes what where the places are known: a projection asks for it again and again. Equals stand as in a list, by their numbers. */
export const takingsAt = (
  fund: PrizeFund,
  tournament: Tournament,
  { round, placeOf, firstTime = new Set() }: Places,
): ReadonlyMap<number, Takings> => {
  const after = roundNumber(round + 1)
  const rows = tournament.players
    .filter(({ id }) => placeOf(id) > 0)
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || a.pairingNumber - b.pairingNumber || a.id - b.id)
    .map((player) => ({ player, points: scoreBefore(tournament, player, after) }))
  return takingsOf(awardPrizes(fund, contendersOf(tournament, { rows, round }, firstTime)))
}
