import { type DeskState, isTeamEvent, prizeFundOf } from '@zug/engine/desk'
import { awardPrizes, contendersOf, type PrizeFund, type PrizeList, takingsOf, type Undecided, undecidedIn } from '@zug/engine/prizes'
import type { Takings } from '@zug/engine/projection'
import { standingsOf } from '../standings/table.ts'
import { tournamentNow } from '../tournaments/moments.ts'

export type PrizesNow = PrizeList & {
  readonly fund: PrizeFund
  readonly round: number
  /** Nothing of it can change any more. */
  readonly final: boolean
  readonly openGames: number
  readonly undecided: readonly Undecided[]
}

/** Who takes which prize after a round (all published when null); null where there are no prizes, or no round yet. Teams have none. */
export const prizesOf = (state: DeskState, asked: number | null): PrizesNow | null => {
  const fund = prizeFundOf(state.settings!)
  if (fund === null || !fund.ok || isTeamEvent(state) || state.rounds.length === 0) return null
  const table = standingsOf(state, asked)
  const ranked = { ...table, rows: table.rows.filter(({ unranked }) => unranked !== true) }
  const contenders = contendersOf(tournamentNow(state), ranked, new Set(state.settings!.prizes!.firstTime))
  const list = awardPrizes(fund.value, contenders)
  const order = new Map(fund.value.categories.map(({ id }, at) => [id, at]))
  const awards = list.awards.toSorted((a, b) => order.get(a.category)! - order.get(b.category)! || a.place - b.place)
  return {
    ...list,
    awards,
    fund: fund.value,
    round: table.round,
    final: table.final,
    openGames: table.openGames.length,
    undecided: undecidedIn(fund.value, contenders),
  }
}

const nameIn = ({ players }: DeskState, id: number): string => [...players.values()].find((player) => player.id === id)?.name ?? ''

/** As it is told: with names. To everybody not who is outside of a category, and by what. */
export const prizesView = (state: DeskState, now: PrizesNow, forDesk: boolean) => {
  const { fund, round, final, openGames, awards, unclaimed, regrets, undecided } = now
  const names = new Map<number, string>([...state.players.values()].map(({ id, name }) => [id, name]))
  const name = (player: number): string => names.get(player) ?? ''
  return {
    round,
    final,
    openGames,
    currency: fund.currency,
    offered: fund.categories.flatMap(({ prizes }) => prizes).reduce((sum, { money }) => sum + money, 0),
    paid: awards.reduce((sum, { money }) => sum + money, 0),
    awards: awards.map(({ before, ...award }) => ({
      ...award,
      name: name(award.player),
      before: before
        .filter(({ because }) => forDesk || because.kind === 'holds')
        .map((passed) => ({ ...passed, name: name(passed.player) })),
    })),
    unclaimed,
    regrets: regrets.map((regret) => ({ ...regret, name: name(regret.player) })),
    ...(forDesk ? { undecided: undecided.map((one) => ({ ...one, names: one.players.map(name) })) } : {}),
  }
}

const nothing: Takings = { money: 0, things: [] }

/** Who gains and who loses from one list to the other, the most first. */
export const differencesOf = (state: DeskState, before: PrizeList, after: PrizeList) => {
  const [had, has] = [takingsOf(before), takingsOf(after)]
  return [...new Set([...had.keys(), ...has.keys()])]
    .map((player) => ({ player, name: nameIn(state, player), before: had.get(player) ?? nothing, after: has.get(player) ?? nothing }))
    .filter((one) => one.before.money !== one.after.money || one.before.things.join('\n') !== one.after.things.join('\n'))
    .toSorted((a, b) => b.after.money - b.before.money - (a.after.money - a.before.money) || a.player - b.player)
}
