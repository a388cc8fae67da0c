import type { VerifyWords } from '@zug/messages/verify/en'
import type { ReceiptVerdict } from '../protocol.ts'
import { h } from './dom.ts'

/** The hash of the record that the receipt names, and, where there is a desk to ask, whether that desk still has this record. */
export const recordLines = ({ record, published }: ReceiptVerdict, words: VerifyWords): readonly HTMLElement[] => {
  if (record === null) return []
  const says = h('span', { role: 'status' })
  void askDesk(record.tournament, published).then((answer) => {
    if (answer === null) return
    const same = answer.record === record.hash
    says.textContent = same ? words.recordSame : words.recordOther
    says.classList.add(same ? 'good' : 'bad')
  })
  return [h('div', {}, h('dt', {}, words.record), h('dd', {}, h('code', {}, record.hash.slice(0, 16)), ' ', says))]
}

/** null: no desk, or none that shows this round. */
const askDesk = async (
  tournament: string,
  { round, short }: ReceiptVerdict['published'],
): Promise<{ readonly record: string | null } | null> => {
  if (location.protocol === 'file:' || !/^[a-z0-9][a-z0-9-]{0,59}$/.test(tournament)) return null
  try {
    const response = await fetch(`/api/tournaments/${tournament}/rounds/${round}/receipt?receipt=${encodeURIComponent(short)}`)
    return response.ok ? ((await response.json()) as { readonly record: string | null }) : null
  } catch {
    return null
  }
}
