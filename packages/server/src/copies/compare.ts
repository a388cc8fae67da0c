import type { Principal } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { sequenceOf } from '../tournaments/desk-store.ts'
import { contentsOf } from './contents.ts'
import type { TournamentRead } from './read-backup.ts'

/** How many events both have from the first on. A hash stands for all events up to its own, so that the middle says in which half they part. */
const inCommon = async (hashes: readonly string[], hashOf: (sequence: number) => Promise<string | null>): Promise<number> => {
  let [same, apart] = [0, hashes.length + 1]
  while (apart - same > 1) {
    const middle = Math.floor((same + apart) / 2)
    if ((await hashOf(middle)) === hashes[middle - 1]) same = middle
    else apart = middle
  }
  return same
}

/** What a file has of a tournament, and what the desk has of the same one: nothing, where the caller may not know. */
export const compared = async (context: ServerContext, principal: Principal, { file, hashes }: TournamentRead) => {
  const { storage, tournaments, directory } = context
  const deleted = directory.state.deleted.get(file.id)
  const { role } =
    deleted === undefined || principal.kind !== 'account'
      ? directory.standing(principal, file.id)
      : { role: principal.administrator ? ('owner' as const) : (deleted.members.get(principal.account)?.role ?? null) }
  if (!atLeast(role, 'chief')) return { file, here: null }
  const open = await tournaments.get(file.id)
  if (open.desk.state.settings === null) return { file, here: null }
  const events = sequenceOf(open)
  const common = await inCommon(hashes.slice(0, events), (sequence) => storage.hashOf(file.id, sequence))
  return {
    file,
    here: {
      deleted: deleted !== undefined,
      name: open.desk.state.settings.info.name,
      ...contentsOf(open.desk.state),
      events,
      common,
      onlyInFile: hashes.length - common,
      onlyHere: events - common,
    },
  }
}
