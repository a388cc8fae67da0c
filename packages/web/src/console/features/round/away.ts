import type { WithoutGame } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { Tournament } from '../../api/types.ts'
import { unexcusedIn } from './defaults.ts'
import type { RoundAtHand } from './round-at-hand.ts'
import { type Entrant, whoPlays } from './who-plays.ts'

export type AwayKind = WithoutGame['bye']
export type Away = {
  readonly entrant: Entrant
  readonly bye: AwayKind
  /** It was asked for and can be taken back. */
  readonly asked: boolean
}
export type WithoutBoard = { readonly byes: readonly Away[]; readonly absent: readonly Away[]; readonly toPair: readonly Entrant[] }

const absences: ReadonlySet<AwayKind> = new Set(['absent', 'zero-point', 'withdrawn', 'forfeit-loss'])

/** A zero-point bye is an absence; the others are there, with a bye or without an opponent. */
const split = (away: readonly Away[]) => ({
  byes: away.filter(({ bye }) => !absences.has(bye)),
  absent: away.filter(({ bye }) => absences.has(bye)),
})

const byNumber = (a: Entrant, b: Entrant): number =>
  (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) || a.name.localeCompare(b.name)

/** Who plays in a round that is not paired yet, and who does not. */
export const awayIn = (tournament: Tournament, round: number): WithoutBoard => {
  const byes = new Map(tournament.byes.filter((bye) => bye.round === round).map(({ player, bye }) => [player, bye]))
  const defaulted = unexcusedIn(tournament)
  const withoutGame =
    round === tournament.rounds.length + 1
      ? new Map(tournament.withoutGameNext.map(({ player, bye }) => [player, bye]))
      : new Map<PlayerId, AwayKind>()
  const away: Away[] = []
  const toPair: Entrant[] = []
  for (const entrant of whoPlays(tournament).values()) {
    const bye = byes.get(entrant.id)
    const out = round < entrant.firstRound || (entrant.withdrawnFrom !== null && round >= entrant.withdrawnFrom)
    if (out || (bye === undefined && defaulted.has(entrant.id))) away.push({ entrant, bye: 'absent', asked: false })
    else if (bye !== undefined) away.push({ entrant, bye, asked: true })
    else if (withoutGame.has(entrant.id)) away.push({ entrant, bye: withoutGame.get(entrant.id)!, asked: false })
    else toPair.push(entrant)
  }
  return { ...split(away), toPair: toPair.sort(byNumber) }
}

/** Who has no board in a round that is paired; to pair is whoever stands around during changes by hand. */
export const withoutBoard = (tournament: Tournament, round: RoundAtHand): WithoutBoard => {
  if (round.phase === 'next' || round.phase === 'later') return awayIn(tournament, round.round)
  const entrants = whoPlays(tournament)
  const seated = new Set([...round.boards.flatMap(({ white, black }) => [white, black]), round.bye])
  const asked = new Set(tournament.byes.filter((bye) => bye.round === round.round).map(({ player }) => player))
  const unpaired = [...(round.bye === null ? [] : [{ player: round.bye, bye: 'pairing-allocated' as const }]), ...round.unpaired]
  const away = unpaired.flatMap(({ player, bye }) => {
    const entrant = entrants.get(player)
    return entrant === undefined || (bye !== 'pairing-allocated' && seated.has(player)) ? [] : [{ entrant, bye, asked: asked.has(player) }]
  })
  const known = new Set([...seated, ...unpaired.map(({ player }) => player)])
  const standing = round.phase === 'draft' ? [...entrants.values()].filter(({ id }) => !known.has(id)) : []
  return { ...split(away), toPair: standing.sort(byNumber) }
}
