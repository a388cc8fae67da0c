import { parseTournamentJson } from '@zug/engine/files'
import { err, fileLimits, type Issue, ok, type Result, type Tournament } from '@zug/engine/model'
import { parseTrf } from '@zug/engine/trf'
import { mostBytes, type ReceiptDocument } from '../protocol.ts'

/** UTF-8 or UTF-16 with a mark; else as the programs of a code page write it, in which every byte means something. */
const decode = (bytes: Uint8Array): { readonly text: string; readonly guessed: boolean } => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guessed: false }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guessed: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: true }
  }
}

const tooLarge: Issue = { source: 'trf', code: 'file-too-large', severity: 'error', line: 1, column: 1, most: fileLimits.characters }

export type ReadFile =
  | {
      readonly kind: 'tournament'
      readonly tournament: Tournament
      /** Can the file say everything that rules declare? A report has no room for it. */
      readonly whole: boolean
      readonly warnings: readonly Issue[]
    }
  | { readonly kind: 'receipts'; readonly documents: readonly ReceiptDocument[] }

/** A tournament in TRF or JSON, or the receipt of a round as a desk gives it out. */
export const readFile = (bytes: Uint8Array): Result<ReadFile, readonly Issue[]> => {
  if (bytes.length > mostBytes) return err([tooLarge])
  const { text, guessed } = decode(bytes)
  if (text.length > fileLimits.characters) return err([tooLarge])
  const encoding: readonly Issue[] = guessed ? [{ source: 'encoding', code: 'not-utf8', severity: 'warning', encoding: null }] : []
  if (/^\s*[[{]/.test(text)) {
    const receipts = receiptsOf(text)
    if (receipts !== null) return ok({ kind: 'receipts', documents: receipts })
    const parsed = parseTournamentJson(text)
    return parsed.ok ? ok({ kind: 'tournament', tournament: parsed.value, whole: true, warnings: encoding }) : parsed
  }
  const parsed = parseTrf(text)
  if (!parsed.ok) return err(parsed.error)
  const { tournament, warnings } = parsed.value
  return ok({ kind: 'tournament', tournament, whole: false, warnings: [...encoding, ...warnings] })
}

const receiptsOf = (text: string): readonly ReceiptDocument[] | null => {
  try {
    const parsed: unknown = JSON.parse(text)
    const list = Array.isArray(parsed) ? parsed : [parsed]
    return list.length > 0 && list.every(isReceipt) ? list : null
  } catch {
    return null
  }
}

const isReceipt = (value: unknown): value is ReceiptDocument => {
  const document = value as Partial<ReceiptDocument> | null
  return (
    document?.kind === 'zug-receipt' &&
    typeof document.event === 'string' &&
    typeof document.receipt?.short === 'string' &&
    typeof document.receipt.rulebook === 'string' &&
    isNumber(document.receipt.round) &&
    document.receipt.round >= 1 &&
    document.receipt.round <= fileLimits.rounds &&
    Array.isArray(document.boards) &&
    document.boards.every((board) => isNumber(board?.white) && isNumber(board?.black)) &&
    (document.bye === null || isNumber(document.bye)) &&
    (document.told === undefined || (typeof document.told === 'object' && document.told !== null)) &&
    document.inputs !== undefined
  )
}

const isNumber = (value: unknown): boolean => Number.isInteger(value)
