import { useState } from 'react'
import { getBelow } from '../../api/client.ts'
import { usePlace } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import type { RoundAtHand } from './round-at-hand.ts'

/** The receipt of a published round: its short form, made again on request by the desk, or by anybody on the verify page. */
export const ReceiptLine = ({ round }: { readonly round: RoundAtHand }) => {
  const { id, at } = usePlace()
  const { receipt: words } = useWords('round')
  const [verdict, setVerdict] = useState<'same' | 'differs' | null>(null)
  if (round.published === null) return null
  const { receipt, byHand } = round.published
  const check = async (): Promise<void> => {
    const { verdict: found } = await getBelow(id, 'rounds/{round}/receipt', { round: round.round, at })
    setVerdict(found.inputs && found.pairing ? 'same' : 'differs')
  }
  return (
    <p className="round-receipt">
      {words.label} <b className="round-short">{receipt.short}</b> · {receipt.rulebook}
      {byHand ? ` · ${words.byHand}` : ''} ·{' '}
      <span role="status">
        {verdict === null ? (
          <button type="button" className="round-link" onClick={check}>
            {words.check}
          </button>
        ) : (
          words[verdict]
        )}
      </span>{' '}
      ·{' '}
      <a href={`/verify#/t/${id}/round/${round.round}`} target="_blank" rel="noreferrer">
        {words.recompute} ↗
      </a>
    </p>
  )
}
