import { roundNumber, type Tournament } from '@zug/engine/model'
import {
  checkRecordedRound,
  checkRound,
  type Diagnose,
  diagnoseRound,
  editionsThatAgree,
  isRulebookId,
  type PairingSystem,
  recordedRounds,
  recordedSheet,
  rulebookById,
} from '@zug/engine/pairing'
import { checkStandings } from '@zug/engine/standings'
import type { Request, Tell } from '../protocol.ts'
import { readFile } from './read.ts'
import { verifyReceipts } from './receipts.ts'
import { newestFirst, rulebookFor } from './rulebook.ts'

/** Lets the page draw between two rounds where there is no second thread. */
type Pause = () => Promise<void>

/** Everything that is to be said about a file or about receipts, as soon as it is known. */
export const verify = async (request: Request, tell: Tell, pause: Pause): Promise<void> => {
  if (request.kind === 'rulebooks') {
    tell({ kind: 'rulebooks', rulebooks: newestFirst })
    return
  }
  const started = performance.now()
  try {
    const whole = request.kind === 'file' ? await verifyFile(request, tell, pause) : await verifyReceipts(request, tell, pause)
    if (whole) tell({ kind: 'done', milliseconds: performance.now() - started })
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

const verifyFile = async (request: Extract<Request, { kind: 'file' }>, tell: Tell, pause: Pause): Promise<boolean> => {
  const read = readFile(request.bytes)
  if (!read.ok) {
    tell({ kind: 'unreadable', issues: read.error })
    return false
  }
  if (read.value.kind === 'receipts')
    return verifyReceipts({ kind: 'receipts', documents: read.value.documents, export: null, standings: null }, tell, pause)
  const { tournament, whole, warnings } = read.value
  const { id, named, source } = rulebookFor(tournament, request.rulebook)
  if (!isRulebookId(id)) {
    tell({ kind: 'unknown-rulebook', rulebook: id })
    return false
  }
  const rulebook = rulebookById(id)
  const entrants = rulebook.entrants(tournament)
  const rounds = recordedRounds(entrants)
  tell({
    kind: 'read',
    title: tournament.info.name.trim() || request.name,
    players: entrants.players.length,
    rounds: rounds.length,
    rulebook: id,
    source,
    warnings,
    incomplete: !(whole && id === named) && rulebook.settings.some(({ seed }) => seed),
    names: entrants.players.map(({ id: player, name }) => [player, name.trim()] as const),
  })
  for (const round of rounds) {
    await pause()
    tell({ kind: 'round', verdict: { ...checkOne(tournament, entrants, rulebook, round), receipt: null, proof: null } })
  }
  await pause()
  tell({ kind: 'standings', report: checkStandings(entrants) })
  return true
}

/** The same functions that `zug check` calls, round by round. */
const checkOne = (tournament: Tournament, entrants: Tournament, rulebook: PairingSystem, round: number) => {
  const diagnose: Diagnose = (number, expected, recorded) => ({
    diagnosis: diagnoseRound(tournament, number, expected, recorded, rulebook),
    agreesWith: editionsThatAgree(entrants, number, recorded, rulebook).map(({ id }) => id),
  })
  const { boards } = recordedSheet(entrants, round)
  const difference = checkRecordedRound(entrants, rulebook, round, diagnose)
  return {
    round,
    boards: boards.length,
    difference:
      difference?.diagnosis === undefined
        ? null
        : {
            expected: difference.expected,
            recorded: difference.recorded,
            diagnosis: difference.diagnosis,
            agreesWith: difference.agreesWith ?? [],
          },
    faults: difference === null ? refereed(tournament, rulebook, round) : [],
  }
}

/** What the engine gives is not believed either: the referee shares no code with it. */
const refereed = (tournament: Tournament, rulebook: PairingSystem, round: number) => {
  const answer = rulebook.pairRound(tournament, roundNumber(round))
  if (answer.kind !== 'pairing') return []
  return checkRound(tournament, roundNumber(round), answer, rulebook.id, { legalityOnly: true }).violations.filter(
    ({ severity }) => severity === 'error',
  )
}
