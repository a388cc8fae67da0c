import { accountStream, openDirectory } from '../accounts/directory.ts'
import { hallStream, openHalls } from '../hall/halls.ts'
import type { Breach } from '../storage/chain/breach.ts'
import type { AcceptResult, AppendMetadata, Storage } from '../storage/port.ts'
import { createDeskStore } from './desk-store.ts'

/** `unreadable`: the events make no sense any more, so that there is nothing that could be accepted. */
export type RecordAnswer = AcceptResult | { readonly kind: 'unreadable'; readonly breaches: readonly Breach[] }

/** For whoever has the machine: answers for a record that was changed outside the desk, where the console would let the chief arbiter do it. */
export const acceptRecord = async (storage: Storage, record: string, reason: string, metadata: AppendMetadata): Promise<RecordAnswer> => {
  const { breaches } = await storage.readChecked(record)
  if (breaches.length > 0 && !(await isReadable(storage, record))) return { kind: 'unreadable', breaches }
  return storage.accept(record, reason, metadata)
}

const isReadable = async (storage: Storage, record: string): Promise<boolean> => {
  if (record !== accountStream && record !== hallStream) return (await createDeskStore(storage, () => {}).get(record)).record.readable
  try {
    await (record === accountStream ? openDirectory(storage, () => new Date()) : openHalls(storage))
    return true
  } catch {
    return false
  }
}
