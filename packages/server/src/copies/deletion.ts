import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Principal } from '../accounts/principal.ts'
import type { Deleted } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import { backupName, backupOf } from './backup-of.ts'
import { contentsOf } from './contents.ts'

/** How long whoever owns a deleted tournament can bring it back. */
const restorableDays = 30

export const restorableUntil = ({ at }: Deleted): string => new Date(Date.parse(at) + restorableDays * 86_400_000).toISOString()

/** What ends with a tournament. */
export const whatEnds = async ({ tournaments, directory: { state }, halls, now }: ServerContext, id: string) => {
  const { desk } = await tournaments.get(id)
  const at = now().toISOString()
  const links = [...state.links.values()].filter((link) => link.tournament === id && link.until > at)
  return {
    name: desk.state.settings!.info.name || id,
    ...contentsOf(desk.state),
    running: desk.state.rounds.length > 0 && !desk.state.finished,
    people: state.members.get(id)?.size ?? 0,
    links: links.length,
    screens: halls.of(id).screens.length,
    webhooks: [...state.webhooks.values()].filter((webhook) => webhook.tournament === id).length,
    visible: state.visible.has(id),
  }
}

/** Those that were deleted and can be brought back by this person, latest first. */
export const restorableFor = (
  { directory: { state }, now }: ServerContext,
  principal: Principal,
): readonly (readonly [string, Deleted])[] => {
  if (principal.kind !== 'account') return []
  const at = now().toISOString()
  return [...state.deleted]
    .filter(([id, deleted]) => {
      if (restorableUntil(deleted) <= at || (principal.only !== null && principal.only !== id)) return false
      return principal.administrator || deleted.members.get(principal.account)?.role === 'owner'
    })
    .toSorted(([, a], [, b]) => (a.at < b.at ? 1 : -1))
}

/** Beside the backups of the installation, where it has a folder for them; the file is there whole or not at all. */
export const writeLastBackup = async (context: ServerContext, id: string): Promise<void> => {
  const folder = context.config.backupFolder
  if (!folder) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `deleted-${backupName(context, id)}`)
  const handle = await open(`${file}.tmp`, 'w', 0o600)
  try {
    await handle.writeFile(await backupOf(context, [id]))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.tmp`, file)
}
