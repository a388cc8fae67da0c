import type { Tournament, TournamentInfo } from '../../model/tournament.ts'
import { namedDescription } from '../../pairing/description-of.ts'
import { type AskedRules, readCode, readRules } from './rulebook-code.ts'

/** The rules of a tournament as a file would ask for them. */
export const rulesOf = ({ rules, teams }: Tournament): AskedRules => ofThoseWhoPlay(rules, teams !== undefined)

/** Where the rules say who is paired, the records do. */
export const ofThoseWhoPlay = (rules: AskedRules['rules'], teams: boolean): AskedRules => ({
  rules: rules !== null && 'of' in rules ? { ...rules, of: teams ? 'teams' : 'players' } : rules,
  teams,
})

/** Code for 192. Plain FIDE_DUTCH where it says the same: other programs know it best. Null: ETT26 has no code for it. */
const makeTypeCode = (asked: AskedRules, startDate: string): string | null =>
  asked.rules === null || asked.rules.rulebook === 'other'
    ? null
    : (namedDescription(asked)?.inReports.code(asked.rules, startDate) ?? null)

/** Words for 092, where there is no code or no 192 to write it in; empty when there are none either. */
const makeTypeText = (asked: AskedRules): string => {
  if (asked.rules === null || asked.rules.rulebook === 'other') return asked.teams ? 'Team: Swiss-System' : ''
  return namedDescription(asked)?.inReports.text(asked.rules) ?? ''
}

/** A code, or a type in words, that says no more than the rules do is not kept as text: it is written again. */
export const withoutPlainTexts = (info: TournamentInfo, teams: boolean): TournamentInfo => {
  const { type, typeCode, startDate } = info
  const plainCode = typeCode !== '' && typeCode === makeTypeCode(ofThoseWhoPlay(readCode(typeCode, startDate).rules, teams), startDate)
  const asked = readCode(type, startDate)
  const plainType =
    type !== '' &&
    (typeCode === '' || plainCode) &&
    type === makeTypeText(ofThoseWhoPlay(asked.rules, teams)) &&
    same(readRules(info), asked, startDate)
  return { ...info, typeCode: plainCode ? '' : typeCode, type: plainType ? '' : type }
}

export type RuleTexts = { readonly type: string; readonly typeCode: string; readonly complete: boolean }

/** Do they say the same in a report? Whether teams are paired is said by the records of teams themselves. */
const same = (a: AskedRules, b: AskedRules, startDate: string): boolean => {
  const said = (asked: AskedRules): string => {
    const { rules } = asked
    if (rules === null) return ''
    if (rules.rulebook === 'other') return rules.name
    const ofPlayers = ofThoseWhoPlay(rules, false)
    return [rules.rulebook, makeTypeCode(ofPlayers, startDate), makeTypeText(ofPlayers)].join()
  }
  return said(a) === said(b)
}

/**
 * What 092 and 192 must say so that reading gives these rules again. `with192`: never, when 092 does not say it, or always. A 092 of other
 * content is left alone; `complete` is false when the rules then stay unsaid.
 */
export const makeRuleTexts = (info: TournamentInfo, asked: AskedRules, with192: 'never' | 'needed' | 'always'): RuleTexts => {
  const { type, typeCode, startDate } = info
  const keepsCode = with192 !== 'never' && typeCode !== '' && same(readRules(info), asked, startDate)
  if (keepsCode) return { type, typeCode, complete: true }
  const implied = same(readCode(type, startDate), asked, startDate)
  const code = makeTypeCode(asked, startDate)
  if (code !== null && (with192 === 'always' || (with192 === 'needed' && !implied))) return { type, typeCode: code, complete: true }
  if (implied) return { type, typeCode: '', complete: typeCode === '' || with192 !== 'never' }
  const words = makeTypeText(asked)
  const text = words === '' ? (code ?? '') : words
  const saysIt = same(readCode(text, startDate), asked, startDate)
  return { type: type === '' ? text : type, typeCode: '', complete: type === '' && saysIt }
}
