import { type PairedRound, reportOf, roundToProve } from '@zug/certificate'
import { verify } from '@zug/checker'
import type { Tournament } from '@zug/engine/model'
import type { ProofVerdict, ReceiptDocument } from '../protocol.ts'

/** Does its certificate prove the round? It must be of this round, under its rules; and the report is made of the inputs here, not taken from whoever proves. */
export const proofOf = ({ proof }: ReceiptDocument, inputs: Tournament, paired: PairedRound): ProofVerdict => {
  const claimed = roundToProve(inputs, paired)
  if (proof?.certificate == null || claimed === null) return { kind: 'none' }
  const { certificate } = proof
  const other = Object.entries(claimed).find(
    ([name, value]) => JSON.stringify(certificate[name as keyof typeof claimed]) !== JSON.stringify(value),
  )
  if (other !== undefined) return { kind: 'refused', condition: other[0] }
  const verdict = verify(reportOf(inputs), certificate)
  return verdict.ok ? { kind: 'proven', brackets: verdict.proven } : { kind: 'refused', condition: verdict.condition }
}
