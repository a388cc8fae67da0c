import type { PlayerId } from '../../../model/ids.ts'
import type { Outcome } from '../../../model/outcome.ts'
import { type Player, ratingIn } from '../../../model/player.ts'
import type { RulesOf } from '../../../model/rules.ts'
import { pointsFor } from '../../../model/scoring.ts'
import type { Tournament } from '../../../model/tournament.ts'

/** What the regulations of the event say, read without the rulebooks. */
export type LimDeclared = RulesOf<'fide-lim-2026'>

/** A line of the sheet: what an arbiter has to know of a player before the round. */
export type LimRow = {
  readonly id: PlayerId
  readonly number: number
  readonly odd: boolean
  readonly points: number
  readonly rating: number
  /** W and B of games played, oldest first. */
  readonly history: string
  readonly due: 'W' | 'B' | ''
  /** Whether the due colour must be had. */
  readonly must: boolean
  readonly cannotMeet: ReadonlySet<PlayerId>
  readonly floated: boolean
  readonly byeBarred: boolean
}

export type LimSheet = {
  readonly rows: readonly LimRow[]
  /** The score of the median group. */
  readonly middle: number
  readonly may: (a: LimRow, b: LimRow) => boolean
  /** 6: `may` for the boards of a group, where everybody has a board so; of the last round it can be stricter. */
  readonly rather: (a: LimRow, b: LimRow) => boolean
  readonly declared: LimDeclared
}

/** Virtual points stand in the tournament. */
export const sheetOf = (tournament: Tournament, round: number, declared: LimDeclared): LimSheet => {
  const { players, scoring, virtualPoints, forbiddenPairs } = tournament
  const recorded = Math.max(0, ...players.map(({ outcomes }) => outcomes.length))
  const lastRound = round === (tournament.numberOfRounds ?? recorded)
  const win = Math.max(scoring.winWhite, scoring.winBlack)
  const worth = (outcome: Outcome): number => pointsFor(outcome, scoring)
  const virtual = (id: PlayerId, of: number): number => virtualPoints.get(id)?.[of - 1] ?? 0
  const pointsBefore = ({ id, outcomes }: Player, of: number): number =>
    outcomes.filter((_, at) => at < of - 1).reduce((sum, outcome) => sum + worth(outcome), virtual(id, of))
  const middleOf = (of: number): number => {
    const most = players.reduce((highest, { id }) => Math.max(highest, virtual(id, of)), 0)
    return ((of - 1) * win + (declared.acceleratedMedian === 'middle' ? most : 0)) / 2
  }
  const byId = new Map(players.map((player) => [player.id, player]))
  const away = new Set(tournament.requestedByes.filter((bye) => bye.round === round).map(({ player }) => player))
  const field = players.filter((player) => (round > recorded ? !away.has(player.id) : wasDealtWith(player.outcomes[round - 1])))
  const inField = new Set(field)
  const known = players.filter((player) => inField.has(player) || player.outcomes.slice(0, round - 1).some(wasDealtWith))
  const place = new Map(known.toSorted((a, b) => a.pairingNumber - b.pairingNumber).map(({ id }, at) => [id, at + 1]))

  /** How far from the middle one stood, and on which side, against the opponent. */
  const floatedIn = (player: Player, of: number): boolean => {
    const outcome = of < 1 ? undefined : player.outcomes[of - 1]
    const counts = outcome?.kind === 'game' || (outcome?.kind === 'forfeit' && declared.forfeitedGamesFloat)
    if (!counts) return false
    const own = pointsBefore(player, of) - middleOf(of)
    const theirs = pointsBefore(byId.get(outcome.opponent)!, of) - middleOf(of)
    return (own > 0 && theirs < own) || (own < 0 && theirs > own)
  }

  const rows = field.map((player): LimRow => {
    const past = player.outcomes.slice(0, round - 1)
    const played = past.flatMap((outcome) => (outcome.kind === 'game' ? [outcome] : []))
    const history = played.map(({ colour }) => (colour === 'white' ? 'W' : 'B')).join('')
    const apart = forbiddenPairs.filter(
      ({ players: group, firstRound, lastRound: until }) =>
        group.includes(player.id) && firstRound <= round && (until === null || round <= until),
    )
    return {
      id: player.id,
      number: player.pairingNumber,
      odd: (declared.parity === 'pairing-number' ? player.pairingNumber : place.get(player.id)!) % 2 === 1,
      points: pointsBefore(player, round),
      rating: ratingIn(player, round) ?? 0,
      history,
      ...dueAfter(history),
      cannotMeet: new Set([...played.map(({ opponent }) => opponent), ...apart.flatMap((group) => group.players)]),
      floated: floatedIn(player, round - 1),
      byeBarred: past.some(
        (outcome) => (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') || (outcome.kind !== 'game' && worth(outcome) >= win),
      ),
    }
  })
  rows.sort((a, b) => b.points - a.points || a.number - b.number)
  const free = (a: LimRow, b: LimRow): boolean => lastRound && (a.points === b.points || declared.lastRoundColours === 'everybody')
  const proper = (a: LimRow, b: LimRow): boolean => !a.cannotMeet.has(b.id) && !(a.must && b.must && a.due === b.due)
  const may = (a: LimRow, b: LimRow): boolean => !a.cannotMeet.has(b.id) && (proper(a, b) || free(a, b))
  return { rows, middle: middleOf(round), may, rather: lastRound && declared.lastRoundColours === 'where-needed' ? proper : may, declared }
}

const wasDealtWith = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined &&
  (outcome.kind === 'game' || outcome.kind === 'forfeit' || (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'))

/** 2.1, 5.1, 5.5, 5.6, clause by clause. */
const dueAfter = (history: string): Pick<LimRow, 'due' | 'must'> => {
  if (history === '') return { due: '', must: false }
  const whites = history.replaceAll('B', '').length
  const more = 2 * whites - history.length
  if (Math.abs(more) > 1) return { due: more > 0 ? 'B' : 'W', must: true }
  const last = history.slice(-2)
  if (last === 'WW' || last === 'BB') return { due: last === 'WW' ? 'B' : 'W', must: true }
  if (more !== 0) return { due: more > 0 ? 'B' : 'W', must: false }
  return { due: last.endsWith('W') ? 'B' : 'W', must: false }
}
