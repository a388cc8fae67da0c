import { type PlayerId, type RoundNumber, roundNumber } from '../model/ids.ts'
import type { ForbiddenPairs } from '../model/tournament.ts'
import { groupsOf, prohibitedIn } from './prohibited.ts'
import type { PairedMoment } from './report.ts'
import { isTeamEvent } from './rules.ts'
import type { DeskState } from './state.ts'

type Group = readonly PlayerId[]

/** Who was kept apart in the rounds that are paired, wishes that could be kept included, and by law in those to come. */
export const keptApart = (state: DeskState, moments: ReadonlyMap<number, PairedMoment>, rounds: number): readonly ForbiddenPairs[] => {
  const spans = new Map<string, { readonly players: Group; readonly rounds: Set<number>; until: RoundNumber | null | undefined }>()
  const entrants: ReadonlyMap<PlayerId, unknown> = isTeamEvent(state) ? state.teams : state.players
  const span = (group: Group) => {
    const players = group.filter((id) => entrants.has(id)).toSorted((a, b) => a - b)
    const found = spans.get(players.join()) ?? { players, rounds: new Set<number>(), until: undefined }
    if (players.length > 1) spans.set(players.join(), found)
    return found
  }
  for (let round = 1; round <= rounds; round++)
    for (const group of groupsAt(moments.get(round), roundNumber(round))) span(group).rounds.add(round)
  const last = state.settings!.numberOfRounds
  for (const entry of state.prohibitions.filter(({ strength, lastRound }) => strength === 'law' && (lastRound ?? last) > rounds))
    for (const { players } of groupsOf(entry, state)) {
      const found = span(players)
      const end = entry.lastRound === null || entry.lastRound >= last ? null : entry.lastRound
      for (let round = Math.max(rounds + 1, entry.firstRound); round <= (end ?? last); round++) found.rounds.add(round)
      if (end === null) found.until = null
    }
  return [...spans.values()].flatMap(({ players, rounds: set, until }) =>
    runs(
      [...set].toSorted((a, b) => a - b),
      last,
      until === null,
      players,
    ),
  )
}

const groupsAt = (moment: PairedMoment | undefined, round: RoundNumber): readonly Group[] => {
  if (moment === undefined) return []
  const dropped = new Set(moment.wishesDropped.map(keyOf))
  const wishes = prohibitedIn(moment.state, round, 'wish').flatMap(({ players }) =>
    dropped.size === 0 ? [players] : keptOf(players, dropped),
  )
  return [...prohibitedIn(moment.state, round, 'law').map(({ players }) => players), ...wishes]
}

/** What is left of a group that was kept apart: those whom nothing was dropped of are a group still; else pair by pair. */
const keptOf = (players: Group, dropped: ReadonlySet<string>): readonly Group[] => {
  const kept = players.flatMap((a, at) =>
    players
      .slice(at + 1)
      .map((b) => [a, b] as const)
      .filter((pair) => !dropped.has(keyOf(pair))),
  )
  const members = [...new Set(kept.flat())]
  if (kept.length === 0) return []
  return 2 * kept.length === members.length * (members.length - 1) ? [members] : kept
}

const keyOf = ([a, b]: readonly [PlayerId, PlayerId]): string => `${Math.min(a, b)}-${Math.max(a, b)}`

/** Rounds one after the other are one prohibition. */
const runs = (rounds: readonly number[], last: number, forEver: boolean, players: Group): readonly ForbiddenPairs[] => {
  const starts = rounds.filter((round) => !rounds.includes(round - 1))
  return starts.map((first) => {
    let end = first
    while (rounds.includes(end + 1)) end++
    return { players, firstRound: roundNumber(first), lastRound: forEver && end === last ? null : roundNumber(end) }
  })
}
