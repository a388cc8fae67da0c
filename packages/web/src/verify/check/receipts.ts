import { receiptOf } from '@zug/engine/desk'
import { parseTournamentJson } from '@zug/engine/files'
import {
  err,
  type Issue,
  ok,
  type PlayerId,
  playerId,
  type Result,
  type RoundNumber,
  type RulebookId,
  roundNumber,
  type Tournament,
} from '@zug/engine/model'
import { asDeclared, compareSheets, diagnoseRound, editionsThatAgree, isRulebookId, rulebookById, sheetOf } from '@zug/engine/pairing'
import { readTieBreaks, standings } from '@zug/engine/standings'
import type { Message, ReceiptDocument, Request, RoundVerdict, Tell } from '../protocol.ts'
import { proofOf } from './proof.ts'

type Receipts = Extract<Request, { kind: 'receipts' }>

/** Every round proven by its certificate, or else paired again from the very inputs it was paired from; and its receipt made again. */
export const verifyReceipts = async (
  { documents, export: file, standings: published }: Receipts,
  tell: Tell,
  pause: () => Promise<void>,
) => {
  const [first] = documents
  const inputs = first === undefined ? null : inputsOf(first)
  if (first === undefined || inputs === null || !inputs.ok) {
    tell({ kind: 'unreadable', issues: inputs !== null && !inputs.ok ? inputs.error : [] })
    return false
  }
  const last = inputsOf(documents.at(-1)!)
  const everybody = last.ok ? (last.value.teams ?? last.value.players) : []
  tell({
    kind: 'read',
    title: first.event,
    players: everybody.length,
    rounds: documents.length,
    rulebook: first.receipt.rulebook,
    source: 'file',
    warnings: [],
    incomplete: false,
    names: everybody.map(({ id, name }) => [id, name.trim()] as const),
  })
  for (const document of documents) {
    await pause()
    const verdict = verdictOf(document)
    if (!verdict.ok) {
      tell(verdict.error)
      return false
    }
    tell({ kind: 'round', verdict: verdict.value })
  }
  await pause()
  if (file !== null && published !== null) tell({ kind: 'ranks', ...rankDifferences(file, published) })
  return true
}

const inputsOf = ({ inputs }: ReceiptDocument): Result<Tournament, readonly Issue[]> => parseTournamentJson(JSON.stringify(inputs))

const verdictOf = (document: ReceiptDocument): Result<RoundVerdict, Message> => {
  const inputs = inputsOf(document)
  if (!inputs.ok) return err({ kind: 'unreadable', issues: inputs.error })
  const { receipt, byHand, withheld, withdrawn, told, tournament, record } = document
  if (!isRulebookId(receipt.rulebook)) return err({ kind: 'unknown-rulebook', rulebook: receipt.rulebook })
  const round = roundNumber(receipt.round)
  const boards = document.boards.map(({ white, black }) => ({ white: playerId(white), black: playerId(black) }))
  const bye = document.bye === null ? null : playerId(document.bye)
  const paired = { rulebook: receipt.rulebook, round, boards, bye }
  const proof = proofOf(document, inputs.value, paired)
  return ok({
    round: receipt.round,
    boards: boards.length,
    difference: proof.kind === 'proven' ? null : differenceOf(inputs.value, paired),
    faults: [],
    proof,
    receipt: {
      published: receipt,
      computed: receiptOf(inputs.value, round, receipt.rulebook, boards, bye, told, receipt.engine),
      byHand,
      withheld,
      ...(withdrawn === undefined ? {} : { withdrawn }),
      record: typeof record === 'string' && typeof tournament === 'string' ? { tournament, hash: record } : null,
    },
  })
}

type Paired = {
  readonly rulebook: RulebookId
  readonly round: RoundNumber
  readonly boards: readonly { readonly white: PlayerId; readonly black: PlayerId }[]
  readonly bye: PlayerId | null
}

/** Paired again, and compared. */
const differenceOf = (inputs: Tournament, { rulebook: id, round, boards, bye }: Paired): RoundVerdict['difference'] => {
  const rulebook = rulebookById(id)
  const expected = rulebook.pairRound(inputs, round)
  const colourless = expected.kind === 'pairing' && expected.colourless === true
  const recorded = { boards: boards.map((board) => ({ ...board, coloursKnown: !colourless })), byes: bye === null ? [] : [bye] }
  const difference = compareSheets(sheetOf(expected), recorded)
  return difference === null
    ? null
    : {
        ...difference,
        diagnosis: diagnoseRound(inputs, round, expected, recorded, rulebook),
        agreesWith: editionsThatAgree(inputs, round, recorded, rulebook).map((one) => one.id),
      }
}

type RankCheck = Pick<Extract<Message, { kind: 'ranks' }>, 'differences' | 'unread'>

/** The ranks computed again from what the desk gives out. Who shares a place here may have been parted by lots there. */
const rankDifferences = (file: string, published: NonNullable<Receipts['standings']>): RankCheck => {
  const parsed = parseTournamentJson(file)
  if (!parsed.ok || parsed.value.teams !== undefined) return { differences: [], unread: [] }
  const { tieBreaks, issues } = readTieBreaks(published.tieBreaks, 'players')
  if (issues.length > 0) return { differences: [], unread: issues.flatMap((issue) => ('text' in issue ? [issue.text] : [])) }
  const table = standings(asDeclared(parsed.value), { tieBreaks, round: published.round })
  const ours = new Map(table.rows.map(({ player, rank, shared }) => [player.id as number, { rank, shared }]))
  const differences = published.rows.flatMap(({ player, rank, unranked }) => {
    const own = ours.get(player)
    return unranked === true || own === undefined || own.rank === rank || own.shared
      ? []
      : [{ player, published: rank, computed: own.rank }]
  })
  return { differences, unread: [] }
}
