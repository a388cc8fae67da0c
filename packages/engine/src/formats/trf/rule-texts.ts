import { defaultRoundRobinSettings } from '../../model/round-robin-settings.ts'
import type { Tournament, TournamentInfo } from '../../model/tournament.ts'
import { type AskedRules, readCode, readRules } from './rulebook-code.ts'

/** The rules of a tournament as a file would ask for them. */
export const rulesOf = ({ rulebook, acceleration, roundRobin, teams }: Tournament): AskedRules => {
  const { double, swapLastTwoRounds } = roundRobin ?? defaultRoundRobinSettings
  return {
    rulebook,
    acceleration,
    teams: teams !== undefined,
    cycles: rulebook === 'round-robin' ? { double, swapLastTwoRounds: double && swapLastTwoRounds } : null,
  }
}

/** Code for 192. Plain FIDE_DUTCH where it says the same: other programs know it best. Null: ETT26 has no code for it. */
const makeTypeCode = (rules: AskedRules, startDate: string): string | null => {
  if (rules.rulebook === 'round-robin') {
    const { double = false, swapLastTwoRounds = false } = rules.cycles ?? {}
    return `${swapLastTwoRounds ? 'FIDE' : 'BERGER'}_${rules.teams ? 'TEAM_' : ''}${double ? 'DOUBLE' : ''}ROUNDROBIN`
  }
  const suffix = rules.acceleration === 'baku' ? '_BAKU' : ''
  const codes = ['FIDE_DUTCH', 'FIDE_DUTCH_2026', 'FIDE_DUTCH_2017'].map((code) => code + suffix)
  return codes.find((code) => readCode(code, startDate).rulebook === rules.rulebook) ?? null
}

/** Words for 092, where there is no code or no 192 to write it in; empty when there are none either. */
const makeTypeText = (rules: AskedRules): string => {
  if (rules.acceleration !== null) return ''
  switch (rules.rulebook) {
    case 'fide-dutch-2012':
      return 'Individual: Swiss-System Dutch (Istanbul 2012 rules)'
    case 'fide-dutch-1998':
      return 'Individual: Swiss-System Dutch (1998 rules)'
    case 'cfc':
      return 'Individual: Swiss-System (CFC handbook)'
    case 'cfc-team':
      return 'Team: Swiss-System (CFC handbook)'
    case 'ssm':
      return 'Individual: Swiss System Modified (SSM)'
    case 'round-robin': {
      const { double = false, swapLastTwoRounds = false } = rules.cycles ?? {}
      const swapped = swapLastTwoRounds ? ' (last two rounds of the first cycle swapped)' : ''
      return `${rules.teams ? 'Team' : 'Individual'}: ${double ? 'Double ' : ''}Round-Robin${swapped}`
    }
    default:
      return rules.teams ? 'Team: Swiss-System' : ''
  }
}

/** A code, or a type in words, that says no more than the rules do is not kept as text: it is written again. */
export const withoutPlainTexts = (info: TournamentInfo, teams: boolean): TournamentInfo => {
  const { type, typeCode, startDate } = info
  const plainCode = typeCode !== '' && typeCode === makeTypeCode({ ...readCode(typeCode, startDate), teams }, startDate)
  const rules = readCode(type, startDate)
  const plainType =
    type !== '' && (typeCode === '' || plainCode) && type === makeTypeText({ ...rules, teams }) && same(readRules(info), rules)
  return { ...info, typeCode: plainCode ? '' : typeCode, type: plainType ? '' : type }
}

export type RuleTexts = { readonly type: string; readonly typeCode: string; readonly complete: boolean }

/** Whether teams are paired is said by the records of teams themselves. */
const same = (a: AskedRules, b: AskedRules): boolean =>
  a.rulebook === b.rulebook &&
  a.acceleration === b.acceleration &&
  (a.cycles?.double ?? false) === (b.cycles?.double ?? false) &&
  (a.cycles?.swapLastTwoRounds ?? false) === (b.cycles?.swapLastTwoRounds ?? false)

/**
 * What 092 and 192 must say so that reading gives these rules again. `with192`: never, when 092 does not say it, or always. A 092 of other
 * content is left alone; `complete` is false when the rules then stay unsaid.
 */
export const makeRuleTexts = (info: TournamentInfo, rules: AskedRules, with192: 'never' | 'needed' | 'always'): RuleTexts => {
  const { type, typeCode, startDate } = info
  const keepsCode = with192 !== 'never' && typeCode !== '' && same(readRules(info), rules)
  if (keepsCode) return { type, typeCode, complete: true }
  const implied = same(readCode(type, startDate), rules)
  const code = makeTypeCode(rules, startDate)
  if (code !== null && (with192 === 'always' || (with192 === 'needed' && !implied))) return { type, typeCode: code, complete: true }
  if (implied) return { type, typeCode: '', complete: typeCode === '' || with192 !== 'never' }
  const text = rules.rulebook === 'round-robin' ? makeTypeText(rules) : (code ?? makeTypeText(rules))
  const saysIt = same(readCode(text, startDate), rules)
  return { type: type === '' ? text : type, typeCode: '', complete: type === '' && saysIt }
}
