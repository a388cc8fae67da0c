import { isDeepStrictEqual } from 'node:util'
import { type DeskEvent, openDesk, tournamentOf } from '@zug/engine/desk'
import { makePlayersCsv, makeTournamentJson, parsePlayersCsv, parseTournamentJson } from '@zug/engine/files'
import { roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import { checkRecordedRounds, rulebookTaken } from '@zug/engine/pairing'
import { checkStandings } from '@zug/engine/standings'
import { makeTrf, parseTrf, type TrfDialect, trfDialects } from '@zug/engine/trf'

import { readUpload } from '../packages/server/src/exchange/import-job.ts'
import { readFile } from '../packages/server/src/exchange/read-file.ts'
import { differenceOf } from '../packages/server/src/testing/answers.ts'
import { fault, refused, taken, type Verdict } from './verdict.ts'

/** Nobody watches how far it is. */
const nobody = (): void => {}

/** A file as a desk reads it; then what was read is written and read again, becomes an event of the desk, and is paired. */
export const checkFile = async (bytes: Uint8Array): Promise<Verdict> => {
  if (bytes.length % 4 === 0) {
    const lines = await readUpload({ kind: 'import', of: 'lines', bytes, teams: bytes.length % 8 === 0, today: '2026-11-15' }, nobody)
    if (lines.kind === 'lines-read' && !lines.read.ok && !isReasoned(lines.read.error))
      return fault('answer', 'lines refused for no reason')
  }
  const imported = await readUpload({ kind: 'import', of: 'tournament', bytes, rulebook: undefined, wanted: 'everything' }, nobody)
  if (imported.kind !== 'tournament-read') return fault('answer', 'read as something else')
  if (!imported.read.ok) return isReasoned(imported.read.error) ? refused : fault('answer', 'refused for no reason')
  const read = await readFile(bytes)
  if (!read.ok) return fault('answer', 'read once, and not again')
  const { tournament } = read.value
  return (
    writtenAgain(tournament, trfDialects[bytes.length % trfDialects.length]!) ??
    onTheDesk(tournament, imported.read.value.events) ??
    paired(tournament) ??
    taken
  )
}

type Refusal = { readonly detail: string; readonly issues?: readonly { readonly message: string }[] }
const isReasoned = ({ detail, issues = [] }: Refusal): boolean => detail !== '' && issues.every(({ message }) => message !== '')

const writtenAgain = (tournament: Tournament, dialect: TrfDialect): Verdict | null => {
  const json = parseTournamentJson(makeTournamentJson(tournament))
  if (!json.ok) return fault('loss', `JSON that we wrote is refused: ${JSON.stringify(json.error[0])}`)
  if (!isDeepStrictEqual(json.value, tournament)) return fault('loss', `JSON: ${differenceOf(json.value, tournament)}`)
  const made = makeTrf(tournament, { dialect })
  if (made.issues.length === 0) {
    const again = parseTrf(made.text)
    if (!again.ok) return fault('loss', `${dialect} that we wrote is refused: ${JSON.stringify(again.error[0])}`)
    const [one, two] = [comparable(again.value.tournament), comparable(tournament)]
    if (!isDeepStrictEqual(one, two)) return fault('loss', `${dialect}: ${differenceOf(one, two)}`)
  }
  if (tournament.players.length === 0 || tournament.players.some(({ name }) => name.trim() === '')) return null
  const csv = parsePlayersCsv(makePlayersCsv(tournament))
  if (!csv.ok) return fault('loss', `CSV that we wrote is refused: ${JSON.stringify(csv.error[0])}`)
  const names = (of: Tournament): readonly string[] => of.players.map(({ name }) => name.trim())
  return isDeepStrictEqual(names(csv.value.tournament), names(tournament)) ? null : fault('loss', 'CSV: names')
}

/** 092 is where dialects without 192 say the rules. The order of byes says nothing; games of members follow from their matches. */
const comparable = (tournament: Tournament): Tournament => ({
  ...tournament,
  info: { ...tournament.info, type: '' },
  requestedByes: tournament.requestedByes.toSorted((a, b) => a.round - b.round || a.player - b.player),
  players: tournament.teams === undefined ? tournament.players : tournament.players.map((player) => ({ ...player, outcomes: [] })),
})

const onTheDesk = (tournament: Tournament, events: readonly DeskEvent[]): Verdict | null => {
  const { state } = openDesk(events.map((event, at) => ({ sequence: at + 1, batch: 1, event })))
  const after = tournamentOf(state)
  return after.players.length === tournament.players.length ? null : fault('loss', 'players on the desk')
}

/** Rounds of large fields take their time and are measured elsewhere. */
const fewPlayers = 40

const paired = (tournament: Tournament): Verdict | null => {
  const { rulebook } = rulebookTaken(tournament)
  const entrants = rulebook.entrants(rulebook.declared(tournament))
  checkStandings(entrants)
  if (entrants.players.length > fewPlayers || roundsPaired(entrants) > 12) return null
  rulebook.pairRound(entrants, roundNumber(roundsPaired(entrants) + 1))
  if (roundsPaired(entrants) <= 3) checkRecordedRounds(entrants, rulebook)
  return null
}
