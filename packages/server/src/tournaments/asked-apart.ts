import type { PlayerId, Tournament } from '@zug/engine'

/** Those who asked not to meet (CFC 619.1): that is between the arbiter and them. */
export const askedApart = (rules: Tournament['rules']): readonly (readonly PlayerId[])[] =>
  rules !== null && 'apart' in rules ? rules.apart : []

/** Rules as everybody may read them. */
export const publicRules = <R extends Tournament['rules']>(rules: R): R =>
  askedApart(rules).length === 0 ? rules : { ...rules, apart: [] }
