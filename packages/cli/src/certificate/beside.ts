import { makeCertificate, roundToProve } from '@zug/certificate'
import { editions, Refusal } from '@zug/checker'
import { collapseIn } from '@zug/engine/proof'
import { Failure } from '../failure.ts'
import { decodeText } from '../io/decode-text.ts'
import type { FileText } from '../io/write-atomically.ts'
import { badRequest } from '../issue-lines.ts'
import type { PairedFile } from '../pair/pair.ts'

/** The certificate of a round, beside it. It is made of the report as it lies there, by which it will be verified. */
export const certificateBeside =
  (path: string) =>
  ({ loaded, event, answer }: PairedFile): readonly FileText[] => {
    const toProve = roundToProve(event, answer)
    if (toProve === null)
      throw new Failure(
        badRequest(
          loaded.name,
          'certificate-rulebook',
          `There are certificates of ${editions.join(' and ')}. ${answer.rulebook} decides by steps that no small program can check without pairing, so nothing is written that looks like a proof: zug check --rules ${answer.rulebook} pairs recorded rounds again.`,
        ),
      )
    if (loaded.format !== 'trf')
      throw new Failure(badRequest(loaded.name, 'certificate-report', 'A certificate is verified against a TRF: convert the file first.'))
    try {
      const collapse = collapseIn(toProve.rulebook, event, answer.round, toProve.boards)
      return [[path, `${JSON.stringify(makeCertificate(decodeText(loaded.bytes).text, toProve, collapse))}\n`]]
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const message = `The round cannot be proven from the report alone: ${error.condition} (${error.message}).`
      throw new Failure(badRequest(loaded.name, 'certificate-refused', message))
    }
  }
