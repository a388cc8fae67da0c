import type { DeskCommand } from '@zug/engine/desk'
import type { ServerContext } from '../context.ts'
import type { Guard } from '../tournaments/service.ts'
import { ownersIn, takesIn } from './sections.ts'

type Section = { readonly event: string; readonly name: string }

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The name of another section of this event that is the same but for case; `owners` are those of the section that is to have it. Two could not be told apart. */
const takenIn = async (
  { tournaments, directory }: Pick<ServerContext, 'tournaments' | 'directory'>,
  { event, name }: Section,
  id: string,
  owners: ReadonlySet<string>,
): Promise<string | null> => {
  if (event === '' || name.trim() === '') return null
  for (const other of await tournaments.ofEvent(event, (other) => other !== id && takesIn(directory.state, owners, other))) {
    const theirs = (await tournaments.get(other)).desk.state.settings!.section!.name
    if (alike(theirs, name)) return theirs
  }
  return null
}

/** Of a tournament that is about to be made by an account. */
export const takenForNew = (context: ServerContext, section: Section, id: string, owner: string): Promise<string | null> =>
  takenIn(context, section, id, new Set([owner]))

/** Stands against a change of settings that would give a section the name of another one; a name that it has already is left alone. */
export const nameGuard = async (context: ServerContext, id: string, commands: readonly DeskCommand[]): Promise<Guard> => {
  const wanted = commands.findLast((command) => command.kind === 'change-settings' && command.changes.section != null)
  const section = wanted?.kind === 'change-settings' ? (wanted.changes.section ?? null) : null
  const taken = section === null ? null : await takenIn(context, section, id, new Set(ownersIn(context.directory.state, id)))
  return ({ desk }) => {
    const now = desk.state.settings?.section ?? null
    if (taken === null || section === null || (now !== null && now.event === section.event && alike(now.name, section.name))) return null
    return { kind: 'section-taken', section: taken }
  }
}
