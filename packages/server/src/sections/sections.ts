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

/** The sections of the event this tournament belongs to, itself included, by first board. Sections name the same event and share an owner: a name alone anybody could use. */
export const sectionsOf = async (
  tournaments: Pick<Tournaments, 'ofEvent' | 'get'>,
  state: Readonly<AccountState>,
  open: OpenTournament,
): Promise<readonly OpenTournament[]> => {
  const event = eventOf(open)
  if (event === null) return [open]
  const found = [open]
  for (const id of await tournaments.ofEvent(event, (id) => id !== open.id && takesIn(state, new Set(ownersIn(state, open.id)), id)))
    found.push(await tournaments.get(id))
  return found.toSorted((a, b) => firstBoardOf(a) - firstBoardOf(b) || (a.id < b.id ? -1 : 1))
}

export const ownersIn = ({ members }: Readonly<AccountState>, id: string): readonly string[] =>
  [...(members.get(id) ?? [])].filter(([, { role }]) => role === 'owner').map(([account]) => account)

/**
 * Does a tournament of these owners take another one for a section of its event? They share an owner, who is one of the other because they made it, or by somebody of this one, or
 * by an owner of the installation. Else whoever makes somebody an owner of their own tournament would have it on the pages of that one's event.
 */
export const takesIn = (state: Readonly<AccountState>, owners: ReadonlySet<string>, other: string): boolean =>
  ownersIn(state, other).some((account) => {
    const giver = state.givers.get(other)?.get(account) ?? account
    return owners.has(account) && (giver === account || owners.has(giver) || state.accounts.get(giver)?.administrator === true)
  })

/** Which of a list belong together: each by the first of its event, those of no event by nothing. */
export const groupsOf = (
  list: readonly { readonly id: string; readonly section: { readonly event: string } | null }[],
  state: Readonly<AccountState>,
): ReadonlyMap<string, string> => {
  const groups: { readonly event: string; readonly ids: string[] }[] = []
  const takes = (id: string, other: string): boolean => takesIn(state, new Set(ownersIn(state, id)), other)
  const areTogether = (a: string, b: string): boolean => takes(a, b) && takes(b, a)
  return new Map(
    list.flatMap(({ id, section }) => {
      if (section === null || section.event === '') return []
      const known = groups.find(({ event, ids }) => event === section.event && ids.some((other) => areTogether(other, id)))
      const group = known ?? { event: section.event, ids: [] }
      if (known === undefined) groups.push(group)
      group.ids.push(id)
      return [[id, group.ids[0]!] as const]
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
