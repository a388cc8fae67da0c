import type { PlayerId } from '../../../model/ids.ts'
import type { Outcome } from '../../../model/outcome.ts'
import type { Player } from '../../../model/player.ts'
import { pointsFor } from '../../../model/scoring.ts'
import type { Tournament } from '../../../model/tournament.ts'

/** What the regulations of the event say, read without the rulebooks. */
export type SwissTeamDeclared = {
  readonly of: 'teams' | 'players'
  /** Type A, B, or no preferences; a Double-Swiss has none. */
  readonly preferences: 'A' | 'B' | null
  readonly balancedAtLast: 'strong' | 'none'
  readonly following: 'reached' | 'fewest'
  readonly followingGroup: 'left' | 'of-the-round'
  readonly forfeitFloats: boolean
  readonly parity: 'paired-participants' | 'pairing-number'
  /** In which points the secondary score is counted; null where nobody asks for it. */
  readonly secondary: 'match-points' | 'game-points' | null
}

/** A line of the sheet: what an arbiter has to know of a team or player before the round. */
export type EntrantRow = {
  readonly id: PlayerId
  readonly number: number
  readonly odd: boolean
  readonly points: number
  readonly secondary: number
  readonly matches: number
  /** W and B of matches played, oldest first. */
  readonly history: string
  /** Uppercase: strong. */
  readonly wants: '' | 'w' | 'b' | 'W' | 'B'
  readonly cannotMeet: ReadonlySet<PlayerId>
  readonly floated: boolean
  readonly byeBarred: boolean
}

export type Sheet = {
  /** By score, then by number. */
  readonly rows: readonly EntrantRow[]
  /** Do floats of the round before count? */
  readonly countsFloats: boolean
}

/** Entrants are meant: of a team event its teams. Virtual points stand in the tournament. */
export const sheetOf = (tournament: Tournament, round: number, declared: SwissTeamDeclared): Sheet => {
  const { players, scoring, virtualPoints, forbiddenPairs } = tournament
  const recorded = Math.max(0, ...players.map(({ outcomes }) => outcomes.length))
  const rounds = tournament.numberOfRounds ?? (recorded >= round ? recorded : null)
  const toCome = rounds === null ? Number.POSITIVE_INFINITY : rounds - round
  const before = (player: Player, at: number): readonly Outcome[] => player.outcomes.slice(0, at - 1)
  const pointsIn = (player: Player, at: number): number =>
    before(player, at).reduce((sum, outcome) => sum + pointsFor(outcome, scoring), virtualPoints.get(player.id)?.[at - 1] ?? 0)
  const away = new Set(tournament.requestedByes.filter((bye) => bye.round === round).map(({ player }) => player))
  const field = players.filter((player) => (round > recorded ? !away.has(player.id) : wasDealtWith(player.outcomes[round - 1])))
  const known = players.filter((player) => field.includes(player) || before(player, round).some(wasDealtWith))
  const place = new Map(known.toSorted((a, b) => a.pairingNumber - b.pairingNumber).map(({ id }, at) => [id, at + 1]))

  const rows = field.map((player): EntrantRow => {
    const past = before(player, round)
    const played = past.flatMap((outcome) => (outcome.kind === 'game' ? [outcome] : []))
    const history = played
      .map(({ colour, games }) => (games?.every((game) => game.startsWith('forfeit')) ? '' : colour === 'white' ? 'W' : 'B'))
      .join('')
    const last = player.outcomes[round - 2]
    const opponent = last !== undefined && 'opponent' in last ? players.find(({ id }) => id === last.opponent) : undefined
    const counts = last?.kind === 'game' || (last?.kind === 'forfeit' && declared.forfeitFloats)
    const apart = forbiddenPairs.filter(
      ({ players: group, firstRound, lastRound }) =>
        group.includes(player.id) && firstRound <= round && (lastRound === null || round <= lastRound),
    )
    const number = declared.parity === 'pairing-number' ? player.pairingNumber : place.get(player.id)!
    return {
      id: player.id,
      number: player.pairingNumber,
      odd: number % 2 === 1,
      points: pointsIn(player, round),
      secondary: past.reduce((sum, outcome) => sum + secondaryOf(outcome, declared.secondary, tournament), 0),
      matches: played.length,
      history,
      wants: wish(history, toCome === 0, declared),
      cannotMeet: new Set([...played.map((match) => match.opponent), ...apart.flatMap((group) => group.players)]),
      floated: counts && opponent !== undefined && pointsIn(player, round - 1) !== pointsIn(opponent, round - 1),
      byeBarred: past.some(
        (outcome) =>
          (outcome.kind === 'forfeit' && outcome.result === 'win') ||
          (outcome.kind === 'bye' && (outcome.bye === 'pairing-allocated' || outcome.bye === 'full-point')),
      ),
    }
  })
  rows.sort((a, b) => b.points - a.points || a.number - b.number)
  return { rows, countsFloats: toCome >= (declared.of === 'teams' ? 2 : 1) }
}

const wasDealtWith = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined &&
  (outcome.kind === 'game' || outcome.kind === 'forfeit' || (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'))

const secondaryOf = (outcome: Outcome, kind: SwissTeamDeclared['secondary'], { scoring }: Tournament): number => {
  if (kind === null || outcome.kind === 'absent') return 0
  if (kind === 'game-points') return outcome.gameScore ?? 0
  const { points: _, ...match } = outcome
  return pointsFor(match as Outcome, scoring)
}

/** C.04.6 1.7, clause by clause. */
const wish = (history: string, lastRound: boolean, { preferences, balancedAtLast }: SwissTeamDeclared): EntrantRow['wants'] => {
  if (preferences === null || history === '') return ''
  const count = (letter: string): number => history.split(letter).length - 1
  const cd = count('W') - count('B')
  const silenced = preferences === 'B' && lastRound && cd === 0
  if (silenced && balancedAtLast === 'none') return ''
  if (cd < -1 || ((cd === 0 || cd === -1) && history.endsWith('BB'))) return 'W'
  if (cd > 1 || ((cd === 0 || cd === 1) && history.endsWith('WW'))) return 'B'
  if (preferences === 'A' || silenced) return ''
  if (cd === 0) return history.endsWith('B') ? 'w' : 'b'
  return cd === -1 ? 'w' : 'b'
}
