import type { PartReadDifferently } from '../../model/issues/trf-writing.ts'
import { nationalIdsOf } from '../../model/national-ids.ts'
import type { ForbiddenPairs, Tournament } from '../../model/tournament.ts'
import { parseTrf } from './read.ts'

/** In one form, whatever the order of keys; absent and undefined are the same. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (each instanceof Map) return [...each].sort(([a], [b]) => (a < b ? -1 : 1))
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
  }) ?? ''

const sorted = (list: readonly unknown[]): string => list.map(textOf).sort().join()

/** The order of players says nothing, and until the last round is for good. */
const keptApart = ({ players, firstRound, lastRound }: ForbiddenPairs, rounds: number | null): ForbiddenPairs => ({
  players: players.toSorted((a, b) => a - b),
  firstRound,
  lastRound: lastRound === rounds ? null : lastRound,
})

/** What of a tournament stands where in the list of differences. Words for the rules (092) may stand where nothing stood; the order of byes and of further records says nothing. */
const parts: Readonly<Record<PartReadDifferently, (tournament: Tournament) => string>> = {
  players: ({ players, teams }) =>
    // Of lists it is said elsewhere what is not carried.
    textOf(
      players.map(({ official, nationalIds, ...rest }) => {
        const ids = nationalIdsOf({ federation: rest.federation, ...(nationalIds && { nationalIds }), ...(official && { official }) })
        const player = { ...rest, ids }
        if (teams === undefined) return player
        const { outcomes: __, pairingNumber: ___, ...member } = player
        return member
      }),
    ),
  teams: ({ teams }) => textOf(teams ?? null),
  settings: ({ info: { type: _, ...info }, rules, numberOfRounds, initialColour, scoring, ratings }) =>
    textOf([info, rules, numberOfRounds, initialColour, scoring, ratings?.method]),
  plans: ({ requestedByes, forbiddenPairs, virtualPoints, numberOfRounds }) =>
    sorted(requestedByes) + sorted(forbiddenPairs.map((one) => keptApart(one, numberOfRounds))) + textOf(virtualPoints),
  records: ({ extra }) => sorted(extra),
}

/** What reading a text again does not give as it was, nothing without a source; null when the text is refused. */
export const readDifferently = (text: string, source: Tournament | null): readonly PartReadDifferently[] | null => {
  const read = parseTrf(text)
  if (!read.ok) return null
  if (source === null) return []
  const { tournament } = read.value
  return (Object.keys(parts) as PartReadDifferently[]).filter((part) => parts[part](tournament) !== parts[part](source))
}
