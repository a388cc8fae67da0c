import { verify } from '../packages/web/src/verify/check/verify.ts'
import type { Message } from '../packages/web/src/verify/protocol.ts'
import { fault, refused, taken, type Verdict } from './verdict.ts'

/** A receipt as the verify page takes it from anybody. */
export const checkReceipt = async (bytes: Uint8Array): Promise<Verdict> => {
  const told: Message[] = []
  await verify(
    { kind: 'file', name: 'receipt.json', bytes, rulebook: null },
    (message) => told.push(message),
    async () => {},
  )
  const failed = told.find(({ kind }) => kind === 'failed')
  if (failed !== undefined) return fault('crash', JSON.stringify(failed))
  if (told.length === 0) return fault('answer', 'nothing was said')
  return told.some(({ kind }) => kind === 'done') ? taken : refused
}
