import { parsePlayersCsv, parseTournamentJson, type StartListOf } from '@zug/engine/files'
import { err, type Issue, ok, type Result, type Tournament } from '@zug/engine/model'
import { asDeclared, isRulebookId, rulebookById } from '@zug/engine/pairing'
import { parseTrf, type TrfDialect } from '@zug/engine/trf'
import { Failure, type Problem } from '../failure.ts'
import { decodeText } from '../io/decode-text.ts'
import { displayName, readBytes } from '../io/read-bytes.ts'
import { problemOf } from '../issue-lines.ts'

export type LoadedTournament = {
  readonly name: string
  /** Under the rules that the source names. */
  readonly tournament: Tournament
  readonly warnings: readonly Issue[]
  readonly format: 'trf' | 'json' | 'csv'
  /** As they were read. */
  readonly bytes: Uint8Array
  /** null when the source is no TRF. */
  readonly dialect: TrfDialect | null
  /** Are the numbers of the players those of the file? A start list may have none. */
  readonly numbered: boolean
}

/** The JSON form is an object and a TRF never begins with a brace, so the text tells. A start list in CSV has no such mark: there the name does. */
const looksLikeJson = (text: string): boolean => /^\s*\{/.test(text)
const isCsvName = (name: string): boolean => /\.csv$/i.test(name)

/** Who a start list enters, where a rulebook says so. */
const entrantsUnder = (rules: string | undefined): StartListOf =>
  rules !== undefined && isRulebookId(rules) ? rulebookById(rules).traits.pairs : 'players'

const parseText = (
  name: string,
  text: string,
  rules: string | undefined,
): Result<Omit<LoadedTournament, 'name' | 'bytes'>, readonly Issue[]> => {
  if (looksLikeJson(text)) {
    const parsed = parseTournamentJson(text)
    return parsed.ok ? ok({ tournament: parsed.value, warnings: [], format: 'json', dialect: null, numbered: true }) : parsed
  }
  if (!isCsvName(name)) {
    const trf = parseTrf(text)
    return trf.ok ? ok({ ...trf.value, format: 'trf', numbered: true }) : trf
  }
  const parsed = parsePlayersCsv(text, entrantsUnder(rules))
  return parsed.ok ? ok({ ...parsed.value, format: 'csv', dialect: null }) : parsed
}

export const parseTournament = (name: string, bytes: Uint8Array, rules?: string): Result<LoadedTournament, Problem> => {
  const { text, guessed } = decodeText(bytes)
  const parsed = parseText(name, text, rules)
  if (!parsed.ok) return err(problemOf(name, parsed.error))
  const encoding: readonly Issue[] =
    guessed === null ? [] : [{ source: 'encoding', code: 'not-utf8', severity: 'warning', encoding: guessed }]
  return ok({
    name,
    bytes,
    ...parsed.value,
    tournament: asDeclared(parsed.value.tournament),
    warnings: [...encoding, ...parsed.value.warnings],
  })
}

/** A tournament from a file in any format we read, or from standard input (`-`). `rules` is the rulebook asked for: a start list has teams where it pairs them. */
export const loadTournament = (path: string, rules?: string): Result<LoadedTournament, Problem> => {
  const bytes = readBytes(path)
  return bytes.ok ? parseTournament(displayName(path), bytes.value, rules) : bytes
}

export const unwrap = <T>(result: Result<T, Problem>): T => {
  if (!result.ok) throw new Failure(result.error)
  return result.value
}
