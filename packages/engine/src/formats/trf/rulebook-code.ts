import type { TournamentInfo } from '../../model/tournament.ts'

/** The rulebook a file asks for, and whether with Baku acceleration. */
export type AskedRules = { readonly rulebook: string | null; readonly acceleration: 'baku' | null }

/** The 2026 edition is in force since 1 February 2026; a plain FIDE_DUTCH is the edition of the day the tournament starts. */
const inForce2026 = 20260201

/** 192, encoded type (ETT26), or else the same codes and JaVaFo's wording in the free text of 092. */
export const readRules = (info: Pick<TournamentInfo, 'type' | 'typeCode' | 'startDate'>): AskedRules => {
  const asked = readCode(info.typeCode, info.startDate)
  return asked.rulebook === null && asked.acceleration === null ? readCode(info.type, info.startDate) : asked
}

const readCode = (text: string, startDate: string): AskedRules => {
  const code = text.trim().toUpperCase()
  const acceleration = /^FIDE_\w+_BAKU$/.test(code) ? 'baku' : null
  const edition = /^FIDE_DUTCH(_\d{4})?(_BAKU)?$/.exec(code)
  if (edition === null) return { rulebook: /ISTANBUL\s+2012/.test(code) ? 'fide-dutch-2012' : null, acceleration }
  const year = edition[1] ?? (startsBefore2026(startDate) ? '_2017' : '_2026')
  if (year === '_2017') return { rulebook: 'fide-dutch-2017', acceleration }
  return { rulebook: year === '_2025' || year === '_2026' ? 'fide-dutch-2026' : null, acceleration }
}

const startsBefore2026 = (date: string): boolean => {
  const [year, month, day] = dateOf(date)
  return year > 0 && year * 10000 + month * 100 + day < inForce2026
}

/** YYYY/MM/DD, YY/MM/DD or DD/MM/YYYY with any separator; zeros when it is no date. */
const dateOf = (date: string): readonly [number, number, number] => {
  const parts = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})$/.exec(date.trim())
  if (parts === null) return [0, 0, 0]
  const [a, b, c] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (parts[3]?.length === 4) return [c, b, a]
  return [parts[1]?.length === 4 ? a : 2000 + a, b, c]
}

/** Code for 192. Plain FIDE_DUTCH where it says the same: other programs know it best. Null: ETT26 has no code for it. */
export const makeTypeCode = (rules: AskedRules, startDate: string): string | null => {
  const suffix = rules.acceleration === 'baku' ? '_BAKU' : ''
  const codes = ['FIDE_DUTCH', 'FIDE_DUTCH_2026', 'FIDE_DUTCH_2017'].map((code) => code + suffix)
  return codes.find((code) => readCode(code, startDate).rulebook === rules.rulebook) ?? null
}

/** Would `makeTypeCode` give this very text? Then there is no need to keep it. */
export const isPlainCode = (typeCode: string, startDate: string): boolean =>
  typeCode !== '' && typeCode === makeTypeCode(readCode(typeCode, startDate), startDate)

export type RuleTexts = { readonly type: string; readonly typeCode: string; readonly complete: boolean }

const same = (a: AskedRules, b: AskedRules): boolean => a.rulebook === b.rulebook && a.acceleration === b.acceleration

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
  const text = code ?? (rules.rulebook === 'fide-dutch-2012' && rules.acceleration === null ? istanbulType : '')
  return { type: type === '' ? text : type, typeCode: '', complete: type === '' && text !== '' }
}

const istanbulType = 'Individual: Swiss-System Dutch (Istanbul 2012 rules)'
