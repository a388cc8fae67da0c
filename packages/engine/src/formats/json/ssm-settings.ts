import type { Points } from '../../model/points.ts'
import { defaultSsmSettings, type RestrictedPairing, restrictedBys, type SsmSettings } from '../../model/ssm-settings.ts'
import { arrayOf, boolean, type Check, integer, nullable, object, oneOf, optional, points, reportJson, required, text } from './checks.ts'

const restricted = object<RestrictedPairing>({
  by: required(oneOf(...restrictedBys)),
  groups: optional(nullable(arrayOf(text(100), 9999)), null),
  rounds: required(integer(1, 999)),
})

const margin: Check<Points> = (node, path, context) => {
  const value = points(node, path, context)
  if (value === undefined || value >= 0) return value
  return reportJson(context, 'value-out-of-range', node.at, path, 'A margin is not below zero.')
}

/** What the regulations of an SSM tournament declare; what is left out has its default. */
export const ssmSettings = object<SsmSettings>({
  useRating: optional(boolean, defaultSsmSettings.useRating),
  seed: optional(text(100), defaultSsmSettings.seed),
  restricted: optional(nullable(restricted), defaultSsmSettings.restricted),
  timeLimitMargin: optional(nullable(margin), defaultSsmSettings.timeLimitMargin),
})
