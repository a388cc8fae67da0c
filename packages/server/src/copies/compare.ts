import type { Principal } from '../accounts/principal.ts'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { contentsOf } from './contents.ts'
import { deskIn, type FiledTournament } from './event-file.ts'

/** What a file has of a tournament, and what the desk has of the same one: nothing, where the caller may not know. */
export const compared = async (context: ServerContext, principal: Principal, filed: FiledTournament) => {
  const { storage, tournaments, directory } = context
  const { settings, ...state } = deskIn(filed).desk.state
  const file = {
    id: filed.id,
    name: settings!.info.name,
    section: settings!.section?.name ?? null,
    event: settings!.section?.event ?? null,
    until: filed.events.at(-1)!.at,
    events: filed.events.length,
    ...contentsOf({ settings, ...state }),
  }
  const deleted = directory.state.deleted.get(filed.id)
  const { role } =
    deleted === undefined || principal.kind !== 'account'
      ? directory.standing(principal, filed.id)
      : { role: principal.administrator ? ('owner' as const) : (deleted.members.get(principal.account)?.role ?? null) }
  if (!atLeast(role, 'chief')) return { file, here: null }
  const open = await tournaments.get(filed.id)
  if (open.desk.state.settings === null) return { file, here: null }
  const stored = await storage.read(filed.id)
  const parting = filed.events.findIndex(({ hash }, index) => stored[index]?.hash !== hash)
  const common = parting === -1 ? filed.events.length : parting
  return {
    file,
    here: {
      deleted: deleted !== undefined,
      name: open.desk.state.settings.info.name,
      ...contentsOf(open.desk.state),
      events: stored.length,
      common,
      onlyInFile: filed.events.length - common,
      onlyHere: stored.length - common,
    },
  }
}
