import { type DeskState, prizeFundOf } from '@zug/engine/desk'
import { type PlayerId, roundNumber, scoreBefore } from '@zug/engine/model'
import { awardPrizes, contendersOf } from '@zug/engine/prizes'
import { needsForPrize, type OwnResult, type ProjectionOptions, type Share, type Takings } from '@zug/engine/projection'
import { takingsOf } from '../prizes/list.ts'
import { counter } from '../standings/table.ts'
import type { Projected } from './job.ts'

/** Who takes what if the event ends so; undefined before the last round, after which prizes are given, and where there are none. */
export const takingsIn = (state: DeskState): ProjectionOptions['takings'] => {
  const fund = prizeFundOf(state.settings!)
  if (fund === null || !fund.ok || state.rounds.length < state.settings!.numberOfRounds) return undefined
  const counted = counter(state)
  const firstTime = new Set(state.settings!.prizes!.firstTime)
  const after = roundNumber(state.rounds.length + 1)
  return (event, ranks) => {
    const entrants = counted(event)
    const places = new Map(event.players.map(({ id }, at) => [id, ranks[at]!]))
    const rows = entrants.players
      .filter(({ id }) => (places.get(id) ?? 0) > 0)
      .map((player) => ({ player, points: scoreBefore(entrants, player, after) }))
      .sort((a, b) => places.get(a.player.id)! - places.get(b.player.id)!)
    return takingsOf(awardPrizes(fund.value, contendersOf(entrants, { rows, round: state.rounds.length }, firstTime)))
  }
}

const own: readonly OwnResult[] = ['win', 'draw', 'loss', 'none']

/** What a player may take, for each result of the own game: the most, the least, and in which share of the ways anything at all. To everybody only where the list is public. */
export const prizesAtStake = (state: DeskState, { players }: Projected, player: PlayerId, forDesk: boolean) => {
  const takings = players.get(player)?.takings ?? new Map<OwnResult, readonly Share<Takings>[]>()
  if (takings.size === 0 || (!forDesk && state.settings!.prizes?.public !== true)) return null
  const needs = needsForPrize({ takings })
  const lines = own.flatMap((result) => {
    const found = takings.get(result)
    const need = needs.find((one) => one.own === result)
    return found === undefined || need === undefined ? [] : [{ ...need, most: found[0]!.of, least: found.at(-1)!.of }]
  })
  // Where nothing can be won there is nothing to tell.
  return lines.every(({ reached }) => reached === 'not') ? null : { currency: currencyOf(state), lines }
}

const currencyOf = (state: DeskState): string => {
  const fund = prizeFundOf(state.settings!)
  return fund?.ok === true ? fund.value.currency : ''
}
