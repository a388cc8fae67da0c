import type { TieBreakIssue, TieBreakIssueData } from '../model/issues/tie-breaks.ts'
import { err, ok, type Result } from '../result.ts'
import { type Modifier, makeTieBreak, plainCode, type TieBreakCode } from './code.ts'
import type { CutName } from './cut.ts'
import { tieBreakRule, tieBreakRules } from './tie-breaks/index.ts'

export const tieBreakIssues = [
  'tie-break-empty',
  'tie-break-unknown',
  'tie-break-self-defined',
  'tie-break-modifier-unknown',
  'tie-break-modifier-not-allowed',
  'tie-break-modifier-twice',
  'tie-break-for-teams',
  'tie-break-for-players',
  'tie-break-duplicate',
] as const satisfies readonly TieBreakIssue['code'][]
export type TieBreakIssueCode = TieBreakIssue['code']

/** Other names for the same thing: GE is REP before 2026; the rest are names used in the United States and by other programs. */
export const tieBreakAliases: Readonly<Record<string, string>> = {
  GE: 'REP',
  SOLKOFF: 'BH',
  MEDIAN: 'BH/M1',
  CUMULATIVE: 'PS',
  KOYA: 'KS',
  BLACKS: 'BPG',
  MPTS: 'PTS:MP',
  GPTS: 'PTS:GP',
}

const issue = <Code extends TieBreakIssueCode>(code: Code, told: TieBreakIssueData[Code]): TieBreakIssue =>
  ({ source: 'tie-breaks', code, severity: 'error', article: 'C.02.03 MTB26', ...told }) as unknown as TieBreakIssue
const refuse = <Code extends TieBreakIssueCode>(code: Code, told: TieBreakIssueData[Code]): Result<never, readonly TieBreakIssue[]> =>
  err([issue(code, told)])

type Draft = { -readonly [Key in keyof TieBreakCode]: TieBreakCode[Key] }

/** Sets what one modifier says; null when there is no such modifier. */
const readModifier = (
  text: string,
  code: Draft,
): { readonly needs: readonly Modifier[]; readonly set: () => void; readonly taken: boolean } | null => {
  const number = /^([LKU])\s*([+-]?\d{1,4})$/.exec(text)
  if (/^[CM][12]$/.test(text))
    return {
      needs: text.startsWith('C') ? ['cut', 'cut-1-2'] : ['cut'],
      set: () => {
        code.cut = text as CutName
      },
      taken: code.cut !== null,
    }
  const flag = ({ P: 'forfeitsAsPlayed', F: 'fore', R: 'reverse', G: 'gamesOnly' } as const)[text]
  if (flag !== undefined)
    return {
      needs: [text as 'P' | 'F' | 'R' | 'G'],
      set: () => {
        code[flag] = true
      },
      taken: code[flag],
    }
  if (number === null) return null
  const key = ({ L: 'limit', K: 'divisor', U: 'unrated' } as const)[number[1] as 'L' | 'K' | 'U']
  const value = Number(number[2])
  if (key !== 'limit' && value < 1) return null
  return {
    needs: [number[1] as Modifier],
    set: () => {
      code[key] = value
    },
    taken: key === 'limit' ? code.limit !== 0 : code[key] !== null,
  }
}

const expand = (text: string): string => {
  const [name = '', ...rest] = text.split('/')
  const alias = tieBreakAliases[name]
  return alias === undefined ? text : [alias, ...rest].join('/')
}

/** One tie-break as MTB26 writes it, in any case of letters. */
export const parseTieBreak = (text: string, whose: 'players' | 'teams' = 'players'): Result<TieBreakCode, readonly TieBreakIssue[]> => {
  const given = text.trim()
  if (given === '') return refuse('tie-break-empty', {})
  const [head = '', ...parts] = expand(given.toUpperCase())
    .split('/')
    .map((part) => part.trim())
  if (head.startsWith('OTHER_')) return refuse('tie-break-self-defined', { text: given })
  const [, name = '', score = null] = /^([A-Z0-9]+)(?::(MP|GP))?$/.exec(head) ?? []
  const rule = name === '' ? null : tieBreakRule(name)
  if (rule === null) return refuse('tie-break-unknown', { text: given, known: knownNames(whose) })
  if (rule.for !== 'both' && rule.for !== whose) return refuse(`tie-break-for-${rule.for}`, { text: given })

  const code: Draft = { ...plainCode(rule.name) }
  const allowed = rule.modifiers.filter((modifier) => whose === 'teams' || modifier !== 'score')
  const refused = (part: string) => refuse('tie-break-modifier-not-allowed', { text: given, name: rule.name, part, allowed })
  if (score !== null) {
    if (whose === 'players' || !rule.modifiers.includes('score')) return refused(`:${score}`)
    code.score = score as 'MP' | 'GP'
  }
  for (const part of parts) {
    const modifier = readModifier(part, code)
    if (modifier === null) return refuse('tie-break-modifier-unknown', { text: given, part: `/${part}` })
    if (!modifier.needs.some((need) => rule.modifiers.includes(need))) return refused(`/${part}`)
    if (modifier.taken) return refuse('tie-break-modifier-twice', { text: given, part: `/${part}` })
    modifier.set()
  }
  return ok(code)
}

export const knownNames = (whose: 'players' | 'teams'): readonly string[] =>
  tieBreakRules.filter((rule) => rule.for === 'both' || rule.for === whose).map(({ name }) => name)

const isModifier = (text: string): boolean => /^(?:[CM][12]|[PFRG]|[LKU][+-]?\d+)$/i.test(text)

/** Commas or blanks between. Some programs put a blank where MTB26 has the slash ("BH C1"): no tie-break has the name of a modifier, so both can be read. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/[,;]/).flatMap((piece) => {
    const parts = piece.trim().split(/\s+/)
    return parts.reduce<string[]>((list, part) => {
      if (list.length > 0 && isModifier(part)) list[list.length - 1] += `/${part}`
      else list.push(part)
      return list
    }, [])
  })

export type TieBreaksRead = {
  /** The codes that can be read, each once, in their order. */
  readonly tieBreaks: readonly TieBreakCode[]
  /** What is wrong with the others. */
  readonly issues: readonly TieBreakIssue[]
}

const readWords = (words: readonly string[], whose: 'players' | 'teams'): TieBreaksRead => {
  const results = words.map((word) => parseTieBreak(word, whose))
  const issues = results.flatMap((result) => (result.ok ? [] : result.error))
  const codes = results.flatMap((result) => (result.ok ? [result.value] : []))
  const texts = codes.map(makeTieBreak)
  const twice = texts.filter((code, at) => texts.indexOf(code) !== at)
  return {
    tieBreaks: codes.filter((_, at) => texts.indexOf(texts[at]!) === at),
    issues: [...issues, ...[...new Set(twice)].map((each) => issue('tie-break-duplicate', { text: each }))],
  }
}

/** A list as 202 and 212 write it. All faults are reported, each once. */
export const parseTieBreaks = (
  text: string,
  whose: 'players' | 'teams' = 'players',
): Result<readonly TieBreakCode[], readonly TieBreakIssue[]> => {
  const { tieBreaks, issues } = readWords(wordsOf(text), whose)
  return issues.length === 0 ? ok(tieBreaks) : err(issues)
}

/** A list as the settings of an event hold it, which may be empty. An entry that cannot be read does not affect the others. */
export const readTieBreaks = (list: readonly string[], whose: 'players' | 'teams'): TieBreaksRead =>
  readWords(
    list.flatMap((entry) => {
      const words = wordsOf(entry)
      // A name of several words is one unknown entry, not several.
      return words.some((word) => parseTieBreak(word, whose).ok) || /[,;]/.test(entry) ? words : [entry]
    }),
    whose,
  )
