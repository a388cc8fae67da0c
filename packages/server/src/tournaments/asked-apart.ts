import type { PlayerId, Tournament } from '@zug/engine/model'
import { rulebookById } from '@zug/engine/pairing'

/** Those who asked not to meet (CFC 619.1): that is between the arbiter and them. */
export const askedApart = (rules: Tournament['rules']): readonly (readonly PlayerId[])[] =>
  rules !== null && 'apart' in rules ? rules.apart : []

/** Rules as everybody may read them: what is confidential is as if nobody had declared it. */
export const publicRules = <R extends Tournament['rules']>(rules: R): R => {
  if (rules === null || rules.rulebook === 'other') return rules
  const { settings, defaults } = rulebookById(rules.rulebook)
  const hidden = settings.flatMap(({ name, confidential }) => (confidential ? [[name, defaults[name as keyof typeof defaults]]] : []))
  return hidden.length === 0 ? rules : { ...rules, ...Object.fromEntries(hidden) }
}
