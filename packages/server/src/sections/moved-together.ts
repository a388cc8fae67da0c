import { openDirectory } from '../accounts/directory.ts'
import type { Storage } from '../storage/port.ts'
import { createDeskStore } from '../tournaments/desk-store.ts'
import { eventOf } from '../tournaments/event-names.ts'
import { sectionsOf } from './sections.ts'

/** The sections of the event that a tournament belongs to, itself included: what is moved to another database together. */
export const movedTogether = async (storage: Storage, id: string): Promise<readonly string[]> => {
  const { state } = await openDirectory(storage, () => new Date())
  const desks = createDeskStore(storage, () => {})
  const ofEvent = async (event: string, among: (id: string) => boolean): Promise<readonly string[]> => {
    const found: string[] = []
    for (const { stream, sequence } of await storage.streams())
      if (!stream.startsWith('$') && sequence > 0 && among(stream) && eventOf(await desks.get(stream)) === event) found.push(stream)
    return found
  }
  return (await sectionsOf({ ofEvent, get: desks.get }, state, await desks.get(id))).map((section) => section.id)
}
