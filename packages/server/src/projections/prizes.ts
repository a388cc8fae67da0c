import { type DeskState, prizeFundOf } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { takingsAt } from '@zug/engine/prizes'
import {
  needsForPrize,
  type OwnResult,
  ownResults,
  type ProjectionOptions,
  type Share,
  type Takings,
  turnsOf,
} from '@zug/engine/projection'
import { counter } from '../standings/table.ts'
import type { Projected } from './job.ts'

/** Who takes what if the event ends so; undefined before the last round, after which prizes are given, and where there are none. */
export const takingsIn = (state: DeskState): ProjectionOptions['takings'] => {
  const fund = prizeFundOf(state.settings!)
  if (fund === null || !fund.ok || state.rounds.length < state.settings!.numberOfRounds) return undefined
  const counted = counter(state)
  const firstTime = new Set(state.settings!.prizes!.firstTime)
  const round = state.rounds.length
  return (event, ranks) => {
    const places = new Map(event.players.map(({ id }, at) => [id, ranks[at]!]))
    return takingsAt(fund.value, counted(event), { round, placeOf: (id) => places.get(id) ?? 0, firstTime })
  }
}

/**
 * What a player may take, for each result of the own game: the most, the least, and in which share of the ways anything at all; and the games that decide it. To everybody only
 * where the list is public.
 */
export const prizesAtStake = (state: DeskState, projection: Projected, player: PlayerId, forDesk: boolean) => {
  const found = projection.players.get(player)
  const takings = found?.takings ?? new Map<OwnResult, readonly Share<Takings>[]>()
  if (found === undefined || takings.size === 0 || (!forDesk && state.settings!.prizes?.public !== true)) return null
  const needs = needsForPrize(found)
  const lines = ownResults.flatMap((result) => {
    const line = takings.get(result)
    const need = needs.find((one) => one.own === result)
    return line === undefined || need === undefined ? [] : [{ ...need, most: line[0]!.of, least: line.at(-1)!.of }]
  })
  // Where nothing can be won there is nothing to tell.
  return lines.every(({ reached }) => reached === 'not')
    ? null
    : { currency: currencyOf(state), lines, turns: turnsOf(projection, { player, prize: 'any' }) }
}

const currencyOf = (state: DeskState): string => {
  const fund = prizeFundOf(state.settings!)
  return fund?.ok === true ? fund.value.currency : ''
}
