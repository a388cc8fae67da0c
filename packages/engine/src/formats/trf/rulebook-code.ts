import type { TournamentInfo } from '../../model/tournament.ts'

/** What the two cycles of a double round robin are like. */
export type AskedCycles = { readonly double: boolean; readonly swapLastTwoRounds: boolean }

/** The rulebook a file asks for, and how. */
export type AskedRules = {
  readonly rulebook: string | null
  readonly acceleration: 'baku' | null
  /** Are teams paired? null when the file does not say. */
  readonly teams: boolean | null
  /** Of a round robin. */
  readonly cycles: AskedCycles | null
}

type Codes = Pick<TournamentInfo, 'type' | 'typeCode' | 'startDate'>

const nothing: AskedRules = { rulebook: null, acceleration: null, teams: null, cycles: null }

/** The 2026 edition is in force since 1 February 2026; a plain FIDE_DUTCH is the edition of the day the tournament starts. */
const inForce2026 = 20260201

/** 192, encoded type (ETT26), or else the same codes, JaVaFo's wording and ours in the free text of 092. */
export const readRules = (info: Codes): AskedRules => {
  const code = readCode(info.typeCode, info.startDate)
  if (code.rulebook !== null || code.acceleration !== null) return code
  const text = readCode(info.type, info.startDate)
  return { ...text, teams: code.teams ?? text.teams }
}

export const readCode = (text: string, startDate: string): AskedRules => {
  const code = text.trim().toUpperCase()
  return readDutch(code, startDate) ?? readRoundRobin(code) ?? readTeamSwiss(code) ?? readOther(code) ?? readWords(code)
}

const readDutch = (code: string, startDate: string): AskedRules | null => {
  const edition = /^FIDE_DUTCH(?:_(\d{4}))?(_BAKU)?$/.exec(code)
  if (edition === null) return null
  const year = edition[1] ?? (startsBefore2026(startDate) ? '2017' : '2026')
  return { ...nothing, rulebook: `fide-dutch-${year === '2025' ? '2026' : year}`, acceleration: bakuOf(code), teams: false }
}

const bakuOf = (code: string): 'baku' | null => (code.endsWith('_BAKU') ? 'baku' : null)

/**
 * What else ETT26 has a code for, and we have no rulebook: FIDE_DUBOV, FIDE_DOUBLESWISS, CUSTOM_KNOCKOUT, BERGER_ROUNDROBIN_G4. It gets a name all the same, so that
 * nobody pairs such an event by the rulebook of another. What is a custom Swiss says nothing.
 */
const readOther = (code: string): AskedRules | null => {
  if (!/^(FIDE|BERGER|CUSTOM)(_[A-Z0-9]+)+$/.test(code) || /^CUSTOM_(TEAM_)?SWISS/.test(code)) return null
  const rulebook = code
    .replace(/_BAKU$/, '')
    .toLowerCase()
    .replaceAll('_', '-')
  return { ...nothing, rulebook, acceleration: bakuOf(code), teams: /_TEAM_/.test(code) }
}

/**
 * By the Berger tables once or twice, or as FIDE recommends the double one: with the last two rounds of the first cycle swapped. More than two games
 * against everybody is not known here.
 */
const readRoundRobin = (code: string): AskedRules | null => {
  const parts = /^(BERGER|FIDE|CUSTOM)_(TEAM_)?(DOUBLE)?ROUNDROBIN(?:_G(\d{1,2}))?$/.exec(code)
  if (parts === null) return null
  const [, table, team, twice, games = '1'] = parts
  const double = twice !== undefined || games === '2'
  if (Number(games) > 2) return null
  const cycles = { double, swapLastTwoRounds: double && table === 'FIDE' }
  return { ...nothing, rulebook: 'round-robin', teams: team !== undefined, cycles }
}

/** FIDE's own team Swiss has a name and no rulebook here; what is custom says nothing but that teams are paired. */
const readTeamSwiss = (code: string): AskedRules | null => {
  if (/^FIDE_TEAM(_TYPE[AB])?(_[MG]P){0,2}(_BAKU)?$/.test(code))
    return { ...nothing, rulebook: 'fide-team', acceleration: bakuOf(code), teams: true }
  return /^CUSTOM_TEAM_SWISS\w*$/.test(code) ? { ...nothing, teams: true } : null
}

/** 092 in words: "Team: Swiss-System (CFC handbook)", "Individual: Double Round-Robin". */
const readWords = (text: string): AskedRules => {
  const teams = /^TEAMS?\b/.test(text) ? true : /^INDIVIDUAL\b/.test(text) ? false : null
  if (/ISTANBUL\s+2012/.test(text)) return { ...nothing, rulebook: 'fide-dutch-2012', teams }
  if (/\bDUTCH\b.*\b1998 RULES\b/.test(text)) return { ...nothing, rulebook: 'fide-dutch-1998', teams }
  if (/\bROUND[- ]?ROBIN\b|\bBERGER\b|\bALL[- ]PLAY[- ]ALL\b/.test(text)) {
    const double = /\bDOUBLE\b/.test(text)
    return { ...nothing, rulebook: 'round-robin', teams, cycles: { double, swapLastTwoRounds: double && /\bSWAPPED\b/.test(text) } }
  }
  const other = /\b(DUBOV|BURSTEIN)\b/.exec(text)?.[1] ?? (/\bLIM (SWISS|SYSTEM)\b|\(LIM\b/.test(text) ? 'LIM' : null)
  if (other !== null) return { ...nothing, rulebook: `fide-${other.toLowerCase()}`, teams }
  if (/\bKNOCK[- ]?OUT\b/.test(text)) return { ...nothing, rulebook: 'custom-knockout', teams }
  if (/\bCFC\b/.test(text)) return { ...nothing, rulebook: teams === true ? 'cfc-team' : 'cfc', teams }
  if (/\bSSM\b|\bSWISS[- ]SYSTEM MODIFIED\b/.test(text)) return { ...nothing, rulebook: 'ssm', teams }
  return { ...nothing, teams }
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
