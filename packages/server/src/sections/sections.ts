import { boardNumbers, type DeskPlayer, type DeskState, hasBeenPaired, isSamePerson, teamOf } from '@zug/engine/desk'
import type { Principal } from '../accounts/principal.ts'
import { atLeast, type Role } from '../accounts/roles.ts'
import type { AccountState } from '../accounts/state.ts'
import type { ServerContext } from '../context.ts'
import type { OpenTournament } from '../tournaments/desk-store.ts'
import { eventOf } from '../tournaments/event-names.ts'
import { entrantCount } from '../tournaments/pairer.ts'
import type { Tournaments } from '../tournaments/service.ts'
import { publicPlayer } from '../tournaments/views/public-view.ts'

/**
 * The sections of the event this tournament belongs to, itself included, by first board. Sections name the same event and share an owner: a name alone
 * anybody could use.
 */
export const sectionsOf = async (
  tournaments: Tournaments,
  { members }: Readonly<AccountState>,
  open: OpenTournament,
): Promise<readonly OpenTournament[]> => {
  const event = eventOf(open)
  if (event === null) return [open]
  const owners = new Set(ownersIn(members, open.id))
  const found = [open]
  const shares = (id: string): boolean => id !== open.id && ownersIn(members, id).some((account) => owners.has(account))
  for (const id of await tournaments.ofEvent(event, shares)) found.push(await tournaments.get(id))
  return found.toSorted((a, b) => firstBoardOf(a) - firstBoardOf(b) || (a.id < b.id ? -1 : 1))
}

const ownersIn = (members: Readonly<AccountState>['members'], id: string): readonly string[] =>
  [...(members.get(id) ?? [])].filter(([, { role }]) => role === 'owner').map(([account]) => account)

/** Which of a list belong together: each by the first of its event, those of no event by nothing. */
export const groupsOf = (
  list: readonly { readonly id: string; readonly section: { readonly event: string } | null }[],
  { members }: Readonly<AccountState>,
): ReadonlyMap<string, string> => {
  const groups: { readonly event: string; readonly first: string; readonly owners: Set<string> }[] = []
  return new Map(
    list.flatMap(({ id, section }) => {
      if (section === null || section.event === '') return []
      const owners = ownersIn(members, id)
      const known = groups.find((group) => group.event === section.event && owners.some((owner) => group.owners.has(owner)))
      const group = known ?? { event: section.event, first: id, owners: new Set() }
      if (known === undefined) groups.push(group)
      for (const owner of owners) group.owners.add(owner)
      return [[id, group.first] as const]
    }),
  )
}

/** Those of them in which somebody is at least this, the one asked about first. */
export const sectionsWhere = async (
  { tournaments, directory }: Pick<ServerContext, 'tournaments' | 'directory'>,
  principal: Principal,
  id: string,
  least: Role,
): Promise<readonly OpenTournament[]> => {
  const all = await sectionsOf(tournaments, directory.state, await tournaments.get(id))
  const mine = all.filter((section) => atLeast(directory.standing(principal, section.id).role, least))
  return mine.toSorted((a, b) => Number(b.id === id) - Number(a.id === id))
}

/** As people call it: the section, or a tournament of its own. */
export const sectionName = ({ desk, id }: OpenTournament): string => {
  const { section, info } = desk.state.settings!
  return section?.name || info.name || id
}

const firstBoardOf = ({ desk }: OpenTournament): number => desk.state.settings!.firstBoard

/** Numbers as printed: of the draft, else of the last round, else as many as the players make. */
export const boardRange = (state: DeskState): { readonly first: number; readonly last: number } => {
  const { settings, draft, rounds } = state
  const boards = draft?.boards.length ?? rounds.at(-1)?.boards.length ?? Math.floor(entrantCount(state) / 2)
  return { first: settings!.firstBoard, last: settings!.firstBoard + boards - 1 }
}

/** All of them one by one: a fixed board may be none of the range. */
const boardsIn = (state: DeskState): readonly number[] => {
  const { settings, draft, rounds } = state
  const pairing = draft ?? rounds.at(-1)
  if (pairing !== undefined) return boardNumbers(pairing, settings!.firstBoard)
  const { first, last } = boardRange(state)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** Other sections that use some of the same board numbers. */
export const clashesOf = (section: OpenTournament, sections: readonly OpenTournament[]): readonly string[] => {
  const own = new Set(boardsIn(section.desk.state))
  return sections.filter(({ id, desk }) => id !== section.id && boardsIn(desk.state).some((board) => own.has(board))).map(({ id }) => id)
}

/** Everybody of the event, section by section, with whoever is entered in more than one of them. */
export const poolOf = (sections: readonly OpenTournament[]) => {
  const everybody = sections.flatMap((section) => [...section.desk.state.players.values()].map((player) => ({ section, player })))
  const active = everybody.filter(({ player }) => player.withdrawnFrom === null)
  const byName = groups(active, ({ player }) => player.name.toLowerCase())
  const byFideId = groups(
    active.filter(({ player }) => player.fideId !== ''),
    ({ player }) => player.fideId,
  )
  const twinsOf = (section: OpenTournament, player: DeskPlayer) =>
    [...new Set([...(byName.get(player.name.toLowerCase()) ?? []), ...(byFideId.get(player.fideId) ?? [])])]
      .filter((other) => other.section !== section && isSamePerson(other.player, player))
      .map((other) => ({ tournament: other.section.id, player: other.player.id }))
  return everybody.map(({ section, player }) => {
    const { id, pairingNumber: _, ...data } = publicPlayer(player)
    const { state } = section.desk
    return {
      tournament: section.id,
      section: state.settings!.section?.name ?? state.settings!.info.name,
      player: id,
      ...data,
      firstRound: player.firstRound,
      paired: hasBeenPaired(state, id),
      team: teamOf(state, id)?.id ?? null,
      twins: twinsOf(section, player),
    }
  })
}

const groups = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>()
  for (const item of items) {
    const group = found.get(key(item))
    if (group === undefined) found.set(key(item), [item])
    else group.push(item)
  }
  return found
}
