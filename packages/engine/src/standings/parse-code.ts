import type { Issue } from '../model/issue.ts'
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
] as const
export type TieBreakIssueCode = (typeof tieBreakIssues)[number]

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

const issue = (code: TieBreakIssueCode, message: string): readonly Issue[] => [
  { code, severity: 'error', message, article: 'C.02.03 MTB26' },
]

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
  const flag = ({ P: 'forfeitsAsPlayed', F: 'fore', R: 'reverse' } as const)[text]
  if (flag !== undefined)
    return {
      needs: [text as 'P' | 'F' | 'R'],
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
export const parseTieBreak = (text: string, whose: 'players' | 'teams' = 'players'): Result<TieBreakCode, readonly Issue[]> => {
  const given = text.trim()
  if (given === '') return err(issue('tie-break-empty', 'A tie-break is missing between two commas.'))
  const [head = '', ...parts] = expand(given.toUpperCase())
    .split('/')
    .map((part) => part.trim())
  if (head.startsWith('OTHER_'))
    return err(issue('tie-break-self-defined', `'${given}' is defined by the event's own regulations and cannot be computed.`))
  const [, name = '', score = null] = /^([A-Z0-9]+)(?::(MP|GP))?$/.exec(head) ?? []
  const rule = name === '' ? null : tieBreakRule(name)
  if (rule === null) return err(issue('tie-break-unknown', `There is no tie-break '${given}'. Known are ${knownNames(whose)}.`))
  if (rule.for !== 'both' && rule.for !== whose)
    return err(issue(`tie-break-for-${rule.for}`, `'${given}' is a tie-break of ${rule.for}, not of ${whose}.`))

  const code: Draft = { ...plainCode(rule.name) }
  const refused = (part: string): Result<never, readonly Issue[]> =>
    err(
      issue(
        'tie-break-modifier-not-allowed',
        `'${given}': ${rule.name} does not take ${part}; it takes ${allowedText(rule.modifiers, whose)}.`,
      ),
    )
  if (score !== null) {
    if (whose === 'players' || !rule.modifiers.includes('score')) return refused(`:${score}`)
    code.score = score as 'MP' | 'GP'
  }
  for (const part of parts) {
    const modifier = readModifier(part, code)
    if (modifier === null) return err(issue('tie-break-modifier-unknown', `'${given}': there is no modifier '/${part}'.`))
    if (!modifier.needs.some((need) => rule.modifiers.includes(need))) return refused(`/${part}`)
    if (modifier.taken) return err(issue('tie-break-modifier-twice', `'${given}': '/${part}' comes after another of its kind.`))
    modifier.set()
  }
  return ok(code)
}

const knownNames = (whose: 'players' | 'teams'): string =>
  tieBreakRules
    .filter((rule) => rule.for === 'both' || rule.for === whose)
    .map(({ name }) => name)
    .join(', ')
const modifierTexts: Readonly<Record<Modifier, string>> = {
  score: ':MP, :GP',
  cut: '/C1, /C2, /M1, /M2',
  'cut-1-2': '/C1, /C2',
  P: '/P',
  F: '/F',
  R: '/R',
  L: '/L and a number',
  K: '/K and a number',
  U: '/U and a rating',
}
const allowedText = (allowed: readonly Modifier[], whose: 'players' | 'teams'): string => {
  const texts = allowed.filter((modifier) => whose === 'teams' || modifier !== 'score').map((modifier) => modifierTexts[modifier])
  return texts.length === 0 ? 'no modifier' : texts.join(', ')
}

const isModifier = (text: string): boolean => /^(?:[CM][12]|[PFR]|[LKU][+-]?\d+)$/i.test(text)

/**
 * A list as 202 and 212 write it: commas between, or blanks. Some programs put a blank where MTB26 has the slash ("BH C1"); since no tie-break has
 * the name of a modifier, both can be read. All faults are reported, each once.
 */
export const parseTieBreaks = (text: string, whose: 'players' | 'teams' = 'players'): Result<readonly TieBreakCode[], readonly Issue[]> => {
  const words = text.split(/[,;]/).flatMap((piece) => {
    const parts = piece.trim().split(/\s+/)
    return parts.reduce<string[]>((list, part) => {
      if (list.length > 0 && isModifier(part)) list[list.length - 1] += `/${part}`
      else list.push(part)
      return list
    }, [])
  })
  const results = words.map((word) => parseTieBreak(word, whose))
  const issues = results.flatMap((result) => (result.ok ? [] : result.error))
  const codes = results.flatMap((result) => (result.ok ? [result.value] : []))
  const texts = codes.map(makeTieBreak)
  const twice = texts.filter((code, at) => texts.indexOf(code) !== at)
  const all = [...issues, ...new Set(twice)].map((each) =>
    typeof each === 'string' ? issue('tie-break-duplicate', `'${each}' is given twice; the second can decide nothing.`)[0]! : each,
  )
  return all.length === 0 ? ok(codes) : err(all)
}
