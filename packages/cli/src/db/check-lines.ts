import { readFileSync } from 'node:fs'
import { Failure } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'
import type { Server } from './installation.ts'

type Check = import('@zug/server/storage').InstallationCheck
type Finding = import('@zug/server/storage').RecordFinding

/** What of a receipt says which record it belongs to. */
export type NamedRecord = { readonly file: string; readonly round: number; readonly tournament: string; readonly record: string }

export const readReceipts = (files: readonly string[]): readonly NamedRecord[] => files.flatMap((file) => receiptsIn(file))

const receiptsIn = (file: string): readonly NamedRecord[] => {
  const parsed = parse(readFileSync(file, 'utf8'))
  return (Array.isArray(parsed) ? parsed : [parsed]).map((value: unknown) => {
    const { kind, tournament, record, receipt } = (value ?? {}) as Readonly<Record<string, unknown>>
    const round = (receipt as { readonly round?: unknown } | undefined)?.round
    if (kind !== 'zug-receipt' || typeof round !== 'number')
      throw new Failure(badRequest(file, 'no-receipt', 'This is no receipt of a round, as a desk gives it out under receipt.json.'))
    if (typeof tournament !== 'string' || typeof record !== 'string')
      throw new Failure(
        badRequest(
          file,
          'receipt-without-record',
          `The receipt of round ${round} names no record: the desk that made it had none, or it was altered then.`,
        ),
      )
    return { file, round, tournament, record }
  })
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One line for each record that is not as it was written or was answered for, and a last one that says how it is on the whole. */
export const checkLines = (
  { breachesText }: Pick<Server, 'breachesText'>,
  { records, lost, found }: Check,
  receipts: readonly NamedRecord[],
): { readonly lines: readonly string[]; readonly sound: boolean } => {
  const lineOf = ({ record, breaches, accepted }: Finding): readonly string[] => [
    ...accepted.map((one) => `${record}: accepted at event ${one.sequence}: ${breachesText(one.breaches)}`),
    ...(breaches.length === 0 ? [] : [`${record}: ${breachesText(breaches)}`]),
  ]
  const receiptLines = receipts.map(
    ({ file, round, tournament, record }) =>
      `${file}: ${found.has(record) ? `the record of ${tournament} up to round ${round} is the one of this receipt` : `NO record here has led to this receipt of round ${round} of ${tournament}`}`,
  )
  const events = records.reduce((sum, finding) => sum + finding.events, 0)
  const later = records.reduce((sum, finding) => sum + finding.chainedLater, 0)
  const broken = records.filter(({ breaches }) => breaches.length > 0)
  const sound = broken.length === 0 && lost === 0 && receipts.every(({ record }) => found.has(record))
  const since = later === 0 ? '' : `; ${later} of them have had their hashes only since Zug was updated`
  return {
    sound,
    lines: [
      ...records.flatMap(lineOf),
      ...(lost === 0 ? [] : [`${lost} events are missing that belong to no record here: a whole tournament was removed`]),
      ...receiptLines,
      sound
        ? `${records.length} records, ${events} events: as written${since}.`
        : `${records.length} records, ${events} events: changed outside the desk. Restore the last backup that is sound (zug db check FILE) into a new place, or answer for a record with zug db accept.`,
    ],
  }
}
