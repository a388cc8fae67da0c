import { type PlayerId, type Tournament, wasPaired } from '@zug/engine/model'
import { unitsOf, upToRound, withAway, withoutPlayers, withoutRound } from './reductions.ts'

/** Does the last round of this tournament still show what is to be shown? */
export type StillShows = (tournament: Tournament, round: number) => boolean

export type Minimised = { readonly tournament: Tournament; readonly round: number; readonly tried: number; readonly complete: boolean }

/**
 * The smallest tournament found whose last round still shows it: players stay away from that round in ever smaller groups (delta debugging), then leave
 * altogether, then earlier rounds are left out, until nothing more can go. `complete` is false when time ran out before that.
 */
export const minimise = (start: Tournament, atRound: number, stillShows: StillShows, outOfTime: () => boolean): Minimised => {
  let tournament = upToRound(start, atRound)
  let round = atRound
  let tried = 0
  const accept = (candidate: Tournament, at: number): boolean => {
    tried++
    if (!stillShows(candidate, at)) return false
    tournament = candidate
    round = at
    return true
  }
  const inHalves = (units: () => readonly (readonly PlayerId[])[], without: (gone: ReadonlySet<PlayerId>) => Tournament): boolean =>
    removeInHalves(units, (gone) => gone.size < tournament.players.length && accept(without(gone), round), outOfTime)
  const pairedUnits = () => unitsOf(tournament, round).filter((unit) => wasPairedIn(tournament, round, unit[0]!))
  for (let smaller = true; smaller && !outOfTime(); ) {
    const steps = [
      inHalves(pairedUnits, (away) => withAway(tournament, round, away)),
      inHalves(
        () => unitsOf(tournament, round),
        (gone) => withoutPlayers(tournament, gone),
      ),
      removeRounds(() => tournament, round, accept, outOfTime),
    ]
    smaller = steps.includes(true)
  }
  return { tournament, round, tried, complete: !outOfTime() }
}

type Accept = (candidate: Tournament, round: number) => boolean

const wasPairedIn = (tournament: Tournament, round: number, id: PlayerId): boolean => {
  const outcome = tournament.players.find((player) => player.id === id)?.outcomes[round - 1]
  return outcome !== undefined && wasPaired(outcome)
}

/** Half of the units at once, then quarters, down to one at a time. True when something could go. */
const removeInHalves = (
  units: () => readonly (readonly PlayerId[])[],
  remove: (gone: ReadonlySet<PlayerId>) => boolean,
  outOfTime: () => boolean,
): boolean => {
  let any = false
  let size = Math.ceil(units().length / 2)
  while (size >= 1 && !outOfTime()) {
    let removed = false
    for (let from = 0; from < units().length && !outOfTime(); ) {
      const gone = new Set(
        units()
          .slice(from, from + size)
          .flat(),
      )
      if (remove(gone)) removed = true
      else from += size
    }
    any ||= removed
    if (size === 1 && !removed) break
    size = size === 1 ? 1 : Math.ceil(size / 2)
  }
  return any
}

const removeRounds = (current: () => Tournament, last: number, accept: Accept, outOfTime: () => boolean): boolean => {
  let round = last
  let removed = false
  for (let earlier = last - 1; earlier >= 1 && !outOfTime(); earlier--)
    if (accept(withoutRound(current(), earlier), round - 1)) {
      round--
      removed = true
    }
  return removed
}
