import type { SheetEntry } from '@zug/engine/pairing'
import type { CommonWords } from '@zug/messages/common/en'
import type { VerifyWords } from '@zug/messages/verify/en'
import type { ProofVerdict, ReceiptVerdict, RoundVerdict } from '../protocol.ts'
import { faultReasons, nameOf, reasonList, reasonsOf } from './diagnosis.ts'
import { h } from './dom.ts'
import { recordLines } from './record.ts'

type Names = ReadonlyMap<number, string>
type All = { readonly words: VerifyWords; readonly common: CommonWords; readonly names: Names }

const entryText = (entry: SheetEntry, { words, names }: All): string => {
  switch (entry.kind) {
    case 'board':
      return `${nameOf(names, entry.white)} – ${nameOf(names, entry.black)}`
    case 'bye':
      return `${nameOf(names, entry.player)}: ${words.bye}`
    case 'no-legal-pairing':
      return words.noLegalPairing
  }
}

const playersOf = (entry: SheetEntry): readonly number[] =>
  entry.kind === 'board' ? [entry.white, entry.black] : entry.kind === 'bye' ? [entry.player] : []

/** Both sides beside one another. Entries about the same players stand on one line, so that a mere change of colours is seen at once. */
const sideBySide = (expected: readonly SheetEntry[], recorded: readonly SheetEntry[], all: All): HTMLElement => {
  const left = [...recorded]
  const rows = expected.map((entry) => {
    const players = playersOf(entry)
    const at = left.findIndex((other) => other.kind === entry.kind && playersOf(other).every((player) => players.includes(player)))
    return { entry, same: at === -1 ? undefined : left.splice(at, 1)[0] }
  })
  const lines = [
    ...rows.map(({ entry, same }) => [entry, same ?? left.shift(), same !== undefined && entry.kind === 'board'] as const),
    ...left.map((entry) => [undefined, entry, false] as const),
  ]
  const { words } = all
  const cell = (entry: SheetEntry | undefined, swapped: boolean): HTMLElement =>
    h('td', {}, entry === undefined ? '' : entryText(entry, all), swapped ? h('small', {}, words.coloursSwapped) : null)
  return h(
    'table',
    { class: 'difference' },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, words.expected), h('th', { scope: 'col' }, words.recorded))),
    h('tbody', {}, ...lines.map(([ours, theirs, swapped]) => h('tr', {}, cell(ours, false), cell(theirs, swapped)))),
  )
}

const receiptText = ({ published, computed, withheld }: ReceiptVerdict, words: VerifyWords): string => {
  if (published.short === computed.short) return words.receiptSame
  if (published.engine !== computed.engine) return words.receiptEngine(published.engine, computed.engine)
  return withheld && published.pairing === computed.pairing ? words.receiptPairing : words.receiptOther
}

const receiptLines = (receipt: ReceiptVerdict, words: VerifyWords): HTMLElement =>
  h(
    'dl',
    { class: `receipts ${receipt.published.short === receipt.computed.short ? 'good' : 'bad'}` },
    h('div', {}, h('dt', {}, `${words.receipt}, ${words.receiptPublished}`), h('dd', {}, h('code', {}, receipt.published.short))),
    h('div', {}, h('dt', {}, words.receiptComputed), h('dd', {}, h('code', {}, receipt.computed.short))),
    h('div', {}, h('dt', {}, ''), h('dd', {}, receiptText(receipt, words))),
    ...recordLines(receipt, words),
  )

const proofText = (proof: ProofVerdict, words: VerifyWords): string => {
  switch (proof.kind) {
    case 'proven':
      return words.proven(proof.brackets)
    case 'refused':
      return words.certificateRefused(proof.condition)
    case 'none':
      return words.pairedAgain
  }
}

export const isGood = ({ difference, faults, receipt }: RoundVerdict): boolean =>
  difference === null && faults.length === 0 && (receipt === null || receipt.withheld || receipt.published.short === receipt.computed.short)

/** Where the reader is: the page may stand on a disk. */
const momentText = (moment: string): string =>
  new Date(moment).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })

/** One line for a round that is in order; for one that is not, what differs and why. */
export const roundView = (verdict: RoundVerdict, all: All): HTMLElement => {
  const { words, common } = all
  const { difference, faults, receipt, proof } = verdict
  const says = difference !== null ? words.differs : faults.length > 0 ? words.refereeDisagrees : words.same
  const rulebooks: Readonly<Record<string, string>> = common.rulebooks
  return h(
    'li',
    { class: isGood(verdict) ? 'verdict good' : 'verdict bad', 'data-round': String(verdict.round) },
    h(
      'h3',
      {},
      h('span', { class: 'mark', 'aria-hidden': 'true' }, isGood(verdict) ? '✓' : '✗'),
      ` ${words.round(verdict.round)} `,
      h('span', { class: 'says' }, says),
    ),
    h('p', { class: 'boards' }, words.boards(verdict.boards)),
    proof === null ? null : h('p', { class: 'proof', 'data-proof': proof.kind }, proofText(proof, words)),
    difference === null ? null : sideBySide(difference.expected, difference.recorded, all),
    difference === null ? null : reasonList(reasonsOf(difference.diagnosis, words, all.names)),
    difference === null || difference.agreesWith.length === 0
      ? null
      : h('p', {}, words.agreesWith(common.list(difference.agreesWith.map((id) => rulebooks[id] ?? id)))),
    difference !== null && receipt?.byHand === true ? h('p', {}, words.byHand) : null,
    receipt?.withdrawn === undefined
      ? null
      : h('p', { class: 'withdrawn' }, words.withdrawn(momentText(receipt.withdrawn.at), receipt.withdrawn.reason)),
    difference !== null && receipt?.withheld === true ? h('p', {}, words.withheld) : null,
    faults.length === 0 ? null : reasonList(faultReasons(faults, words, all.names)),
    receipt === null ? null : receiptLines(receipt, words),
  )
}
