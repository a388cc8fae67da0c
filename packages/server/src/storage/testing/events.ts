import { setTimeout as delay } from 'node:timers/promises'
import type { AppendMetadata, StorableEvent } from '../port.ts'

export const at = '2026-05-01T10:00:00.000Z'

export const event = (number: number): StorableEvent & { readonly number: number } => ({ kind: 'result-entered', number })

export const metadata = (idempotencyKey: string): AppendMetadata => ({ idempotencyKey, actor: 'chief', at })

export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let waited = 0; !(await holds()); waited += 10) {
    if (waited > 20_000) throw new Error('Waited in vain')
    await delay(10)
  }
}
