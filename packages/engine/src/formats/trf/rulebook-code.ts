import type { OtherRules, Rules } from '../../model/rules.ts'
import type { TournamentInfo } from '../../model/tournament.ts'
import { descriptions, namedDescription } from '../../pairing/description-of.ts'
import type { SaidWorth } from '../../pairing/pairing-system.ts'

/** The rules a file asks for. */
export type AskedRules = {
  readonly rules: Rules | OtherRules | null
  /** Are teams paired? null when the file does not say. */
  readonly teams: boolean | null
}

type Codes = Pick<TournamentInfo, 'type' | 'typeCode' | 'startDate'>

/** 192, encoded type (ETT26), or else the same codes, JaVaFo's wording and ours in the free text of 092. */
export const readRules = (info: Codes): AskedRules => {
  const code = readCode(info.typeCode, info.startDate)
  if (code.rules !== null) return code
  const text = readCode(info.type, info.startDate)
  return { ...text, teams: code.teams ?? text.teams }
}

export const readCode = (text: string, startDate: string): AskedRules => {
  const code = text.trim().toUpperCase()
  return readOwn(code, startDate) ?? readTeamSwiss(code) ?? readOther(code) ?? readWords(code)
}

/** What other records say matches and the bye are worth, where the rules declare it. */
export const withWorth = (asked: AskedRules, said: SaidWorth): AskedRules => {
  const worth = namedDescription(asked)?.inReports.worth?.(said)
  return worth === undefined || Object.keys(worth).length === 0 ? asked : { ...asked, rules: { ...asked.rules, ...worth } as Rules }
}

/** The code of one of our rulebooks says as well whether teams are paired. */
const readOwn = (code: string, startDate: string): AskedRules | null => {
  for (const { inReports, traits } of descriptions) {
    const rules = inReports.readCode(code, startDate) as Rules | null
    if (rules !== null) return { rules, teams: traits.pairs === 'teams' || ('of' in rules && rules.of === 'teams') }
  }
  return null
}

/**
 * What else ETT26 has a code for, and we have no rulebook: CUSTOM_KNOCKOUT, BERGER_ROUNDROBIN_G4. It gets a name all the same, so that
 * nobody pairs such an event by the rulebook of another. What is a custom Swiss says nothing.
 */
const readOther = (code: string): AskedRules | null => {
  if (!/^(FIDE|BERGER|CUSTOM)(_[A-Z0-9]+)+$/.test(code) || /^CUSTOM_(TEAM_)?SWISS/.test(code)) return null
  const name = code
    .replace(/_BAKU$/, '')
    .toLowerCase()
    .replaceAll('_', '-')
  return { ...otherRules(name), teams: /_TEAM_/.test(code) }
}

const otherRules = (name: string): { readonly rules: OtherRules } => ({ rules: { rulebook: 'other', name } })

/** FIDE's own team Swiss has a name and no rulebook here; what is custom says nothing but that teams are paired. */
const readTeamSwiss = (code: string): AskedRules | null => {
  if (/^FIDE_TEAM(_TYPE[AB])?(_[MG]P){0,2}(_BAKU)?$/.test(code)) return { ...otherRules('fide-team'), teams: true }
  return /^CUSTOM_TEAM_SWISS\w*$/.test(code) ? { rules: null, teams: true } : null
}

/** 092 in words: "Team: Swiss-System (CFC handbook)", "Individual: Double Round-Robin". Tables come first: a handbook may be named beside them. */
const readWords = (text: string): AskedRules => {
  const teams = /^TEAMS?\b/.test(text) ? true : /^INDIVIDUAL\b/.test(text) ? false : null
  const said = (from: 'scores' | 'tables'): Rules | null => {
    const own = descriptions.filter(({ traits }) => traits.drawnFrom === from)
    for (const { inReports } of own) {
      const rules = inReports.readText(text, teams) as Rules | null
      if (rules !== null) return rules
    }
    return null
  }
  const tables = said('tables')
  if (tables !== null) return { rules: tables, teams }
  if (/\bKNOCK[- ]?OUT\b/.test(text)) return { ...otherRules('custom-knockout'), teams }
  return { rules: said('scores'), teams }
}
