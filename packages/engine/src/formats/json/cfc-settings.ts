import {
  type Adjudication,
  type CfcSettings,
  type CfcVariation,
  cfcVariations,
  defaultCfcSettings,
  exclusiveCfcVariations,
} from '../../model/cfc-settings.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import { defaultRoundRobinSettings, type RoundRobinSettings, roundRobinNumbers } from '../../model/round-robin-settings.ts'
import { arrayOf, boolean, type Check, integer, nullable, object, oneOf, optional, reportJson, required, text } from './checks.ts'

const id = integer(1, 9999) as Check<number> as Check<PlayerId>
const round = integer(1, 999) as Check<number> as Check<RoundNumber>
const ids = arrayOf(id, 9999)

/** CFC 602: by number, each at most once, and not two that answer the same question. */
const variations: Check<readonly CfcVariation[]> = (node, path, context) => {
  const value = arrayOf(oneOf(...cfcVariations), cfcVariations.length)(node, path, context)
  if (value === undefined) return undefined
  if (new Set(value).size < value.length) return reportJson(context, 'value-unknown', node.at, path, 'A variation is named twice.')
  const clash = exclusiveCfcVariations.find((both) => both.every((one) => value.includes(one)))
  if (clash === undefined) return value
  return reportJson(context, 'value-unknown', node.at, path, `Only one of ${clash.join(' and ')} can be announced.`)
}

const adjudication = object<Adjudication>({
  round: required(round),
  player: required(id),
  result: required(oneOf('win', 'draw', 'loss')),
})

/** What was announced under the CFC handbook; what is left out is as in the basic rules. */
export const cfcSettings = object<CfcSettings>({
  variations: optional(variations, defaultCfcSettings.variations),
  seed: optional(text(100), defaultCfcSettings.seed),
  apart: optional(arrayOf(ids, 9999), defaultCfcSettings.apart),
  excused: optional(ids, defaultCfcSettings.excused),
  adjudications: optional(arrayOf(adjudication, 9999), defaultCfcSettings.adjudications),
  boardTolerance: optional(integer(0, 9999), defaultCfcSettings.boardTolerance),
  unratedGap: optional(integer(0, 9999), defaultCfcSettings.unratedGap),
})

/** CFC 652: nobody plays in two sections. */
const sections: Check<readonly (readonly PlayerId[])[]> = (node, path, context) => {
  const value = arrayOf(ids, 9999)(node, path, context)
  if (value === undefined || new Set(value.flat()).size === value.flat().length) return value
  return reportJson(context, 'player-duplicate', node.at, path, 'A player is in two sections, or twice in one.')
}

export const roundRobinSettings = object<RoundRobinSettings>({
  numbers: optional(oneOf(...roundRobinNumbers), defaultRoundRobinSettings.numbers),
  seed: optional(text(100), defaultRoundRobinSettings.seed),
  double: optional(boolean, defaultRoundRobinSettings.double),
  swapLastTwoRounds: optional(boolean, defaultRoundRobinSettings.swapLastTwoRounds),
  sections: optional(nullable(sections), defaultRoundRobinSettings.sections),
})

/** Everybody these settings name, with the place in the text. */
export const namedInSettings = (
  cfc: CfcSettings | undefined,
  roundRobin: RoundRobinSettings | undefined,
): readonly (readonly [player: PlayerId, path: string])[] => {
  const lists = (groups: readonly (readonly PlayerId[])[], path: string) =>
    groups.flatMap((group, index) => group.map((player, entry) => [player, `${path}/${index}/${entry}`] as const))
  return [
    ...lists(cfc?.apart ?? [], '/cfc/apart'),
    ...(cfc?.excused ?? []).map((player, index) => [player, `/cfc/excused/${index}`] as const),
    ...(cfc?.adjudications ?? []).map(({ player }, index) => [player, `/cfc/adjudications/${index}/player`] as const),
    ...lists(roundRobin?.sections ?? [], '/roundRobin/sections'),
  ]
}
