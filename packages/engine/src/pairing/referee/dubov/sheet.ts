import type { PlayerId } from '../../../model/ids.ts'
import type { Outcome } from '../../../model/outcome.ts'
import { type Player, ratingIn } from '../../../model/player.ts'
import { pointsFor } from '../../../model/scoring.ts'
import type { Tournament } from '../../../model/tournament.ts'

/** What the regulations of the event say, read without the rulebooks. */
export type DubovDeclared = {
  readonly parity: 'paired-participants' | 'pairing-number'
  readonly forfeitUpfloats: boolean
  readonly maximumUpfloats: 'sum' | 'most-first'
}

/** A line of the sheet: what an arbiter has to know of a player before the round. */
export type DubovRow = {
  readonly id: PlayerId
  readonly number: number
  readonly odd: boolean
  readonly points: number
  /** W and B of games played, oldest first. */
  readonly history: string
  readonly due: 'W' | 'B'
  /** 3: absolute, 2: strong, 1: mild. */
  readonly force: 1 | 2 | 3
  /** The average rating of those met, 0 before the first game. */
  readonly average: number
  readonly cannotMeet: ReadonlySet<PlayerId>
  /** How often it went up; and of these, if it may not any more, else 0. */
  readonly wentUp: number
  readonly overdone: number
  readonly wentUpLast: boolean
  readonly byeBarred: boolean
}

export type DubovSheet = {
  /** By score, then by number. */
  readonly rows: readonly DubovRow[]
  readonly lastRound: boolean
}

/** Virtual points stand in the tournament. */
export const sheetOf = (tournament: Tournament, round: number, declared: DubovDeclared): DubovSheet => {
  const { players, scoring, virtualPoints, forbiddenPairs } = tournament
  const recorded = Math.max(0, ...players.map(({ outcomes }) => outcomes.length))
  const rounds = tournament.numberOfRounds ?? Math.max(recorded, round)
  const lastRound = round === (tournament.numberOfRounds ?? recorded)
  const most = 2 + (rounds - (rounds % 5)) / 5
  const byId = new Map(players.map((player) => [player.id, player]))
  const worth = (outcome: Outcome): number => pointsFor(outcome, scoring)
  const win = Math.max(scoring.winWhite, scoring.winBlack)
  // Pairing scores of each round, one after the other.
  const scores = new Map(
    players.map(({ id, outcomes }) => {
      const list: number[] = []
      let sum = 0
      for (let at = 0; at < round; at++) {
        list.push(sum + (virtualPoints.get(id)?.[at] ?? 0))
        const outcome = outcomes[at]
        if (outcome !== undefined) sum += worth(outcome)
      }
      return [id, list] as const
    }),
  )
  const away = new Set(tournament.requestedByes.filter((bye) => bye.round === round).map(({ player }) => player))
  const field = players.filter((player) => (round > recorded ? !away.has(player.id) : wasDealtWith(player.outcomes[round - 1])))
  const inField = new Set(field)
  const known = players.filter((player) => inField.has(player) || player.outcomes.slice(0, round - 1).some(wasDealtWith))
  const place = new Map(known.toSorted((a, b) => a.pairingNumber - b.pairingNumber).map(({ id }, at) => [id, at + 1]))
  const went = ({ id }: Player, outcome: Outcome, at: number): boolean =>
    (outcome.kind === 'game' || (declared.forfeitUpfloats && outcome.kind === 'forfeit')) &&
    scores.get(outcome.opponent)![at]! > scores.get(id)![at]!

  const rows = field.map((player): DubovRow => {
    const past = player.outcomes.slice(0, round - 1)
    const played = past.flatMap((outcome) => (outcome.kind === 'game' ? [outcome] : []))
    const history = played.map(({ colour }) => (colour === 'white' ? 'W' : 'B')).join('')
    const ups = past.map((outcome, at) => went(player, outcome, at))
    const wentUp = ups.filter((up) => up).length
    const ratings = played.map(({ opponent }) => ratingIn(byId.get(opponent)!, round) ?? 0)
    const apart = forbiddenPairs.filter(
      ({ players: group, firstRound, lastRound: until }) =>
        group.includes(player.id) && firstRound <= round && (until === null || round <= until),
    )
    return {
      id: player.id,
      number: player.pairingNumber,
      odd: (declared.parity === 'pairing-number' ? player.pairingNumber : place.get(player.id)!) % 2 === 1,
      points: scores.get(player.id)![round - 1]!,
      history,
      ...dueAfter(history),
      average: ratings.length === 0 ? 0 : Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length),
      cannotMeet: new Set([...played.map(({ opponent }) => opponent), ...apart.flatMap((group) => group.players)]),
      wentUp,
      overdone: wentUp >= most ? wentUp : 0,
      wentUpLast: ups[round - 2] ?? false,
      byeBarred: past.some(
        (outcome) => (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated') || (outcome.kind !== 'game' && worth(outcome) >= win),
      ),
    }
  })
  rows.sort((a, b) => b.points - a.points || a.number - b.number)
  return { rows, lastRound }
}

const wasDealtWith = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined &&
  (outcome.kind === 'game' || outcome.kind === 'forfeit' || (outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'))

/** 1.6, clause by clause. */
const dueAfter = (history: string): Pick<DubovRow, 'due' | 'force'> => {
  const whites = history.replaceAll('B', '').length
  const cd = 2 * whites - history.length
  if (cd < -1) return { due: 'W', force: 3 }
  if (cd > 1) return { due: 'B', force: 3 }
  if (history.endsWith('BB')) return { due: 'W', force: 3 }
  if (history.endsWith('WW')) return { due: 'B', force: 3 }
  if (cd !== 0) return { due: cd < 0 ? 'W' : 'B', force: 2 }
  return { due: history.endsWith('B') ? 'W' : 'B', force: 1 }
}
