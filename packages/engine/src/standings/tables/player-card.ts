import { pairingScore, roundsPaired } from '../../model/history.ts'
import { type PlayerId, roundNumber } from '../../model/ids.ts'
import { absent, type Outcome, opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { addPoints, displayPoints, type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { adoptedRules, descriptionOf } from '../../pairing/description-of.ts'
import { remembered } from '../../remembered.ts'
import { notationOf } from './notation-of.ts'
import { colourText, type Notation, resultIn } from './round-cell.ts'
import { left, right, type TextTable } from './text-table.ts'

/** The pairing card of the manuals: one line a round with opponent, colour, float, result and progressive points. */
export type PlayerCard = {
  readonly player: Player
  readonly notation: Notation
  readonly rounds: readonly {
    readonly round: number
    readonly opponent: PlayerId | null
    /** Pairing number and name of the opponent (CFC 611). */
    readonly opponentNumber: number | null
    readonly opponentName: string
    readonly outcome: Outcome
    /** On the other side of the board; missing where there is none. */
    readonly against?: Outcome
    readonly float: 'down' | 'up' | null
    readonly points: Points
    /** After the round. */
    readonly progressive: Points
  }[]
}

/** Found once for the cards of everybody. */
const fieldOf = remembered((tournament: Tournament) => ({
  players: new Map(tournament.players.map((player) => [player.id, player])),
  last: roundsPaired(tournament),
}))

/** null: there is no such player. */
export const playerCard = (tournament: Tournament, id: PlayerId): PlayerCard | null => {
  const { players, last } = fieldOf(tournament)
  const player = players.get(id)
  if (player === undefined) return null
  const rulebook = descriptionOf(tournament)
  const { floatsUnplayed } = rulebook
  const floatsForfeited = rulebook.floatsForfeited?.(adoptedRules(rulebook, tournament.rules)) ?? false
  const floatIn = (outcome: Outcome, round: number): 'down' | 'up' | null => {
    // Members of a team play whom their team meets: only teams float.
    if (floatsUnplayed === null || tournament.teams !== undefined) return null
    if (outcome.kind !== 'game' && !(outcome.kind === 'forfeit' && floatsForfeited))
      return floatsUnplayed(outcome, tournament.scoring) ? 'down' : null
    const opponent = players.get(outcome.opponent)!
    const difference = pairingScore(tournament, player, roundNumber(round)) - pairingScore(tournament, opponent, roundNumber(round))
    return difference > 0 ? 'down' : difference < 0 ? 'up' : null
  }
  let progressive = pointsFromTenths(0)
  return {
    player,
    notation: notationOf(tournament),
    rounds: Array.from({ length: last }, (_, at) => {
      const outcome = player.outcomes[at] ?? absent
      const points = pointsFor(outcome, tournament.scoring)
      progressive = addPoints(progressive, points)
      const met = opponentOf(outcome)
      const opponent = met === null ? undefined : players.get(met)
      const named = { opponent: met, opponentNumber: opponent?.pairingNumber ?? null, opponentName: opponent?.name.trim() ?? '' }
      const against = opponent?.outcomes[at]
      return {
        round: at + 1,
        ...named,
        outcome,
        ...(against === undefined ? {} : { against }),
        float: floatIn(outcome, at + 1),
        points,
        progressive,
      }
    }),
  }
}

/** "(GM) Name 2650 ITA 1960/12/25 FIDE 890123  No 1". */
export const cardHeading = ({ player }: PlayerCard): string =>
  [
    player.title === null ? '' : `(${player.title})`,
    player.name.trim(),
    player.rating === null ? '' : String(player.rating),
    player.federation,
    player.birth,
    player.fideId === '' ? '' : `FIDE ${player.fideId}`,
    ` No ${player.pairingNumber}`,
  ]
    .filter((part) => part !== '')
    .join(' ')

export const cardTable = ({ notation, rounds }: PlayerCard): TextTable => {
  const { colours, wdl } = notation.manner
  return {
    columns: [
      right('R'),
      right('Opp'),
      left('Name'),
      ...(colours ? [left('Col')] : []),
      left('Flt'),
      left('Res'),
      right(wdl ? 'WDL' : 'Pnts'),
    ],
    rows: rounds.map(({ round, opponentNumber, opponentName, outcome, against, float, progressive }) => [
      String(round),
      opponentNumber === null ? '' : String(opponentNumber),
      opponentName,
      ...(colours ? [colourText(outcome, notation).toUpperCase()] : []),
      float === null ? '' : float === 'down' ? '↓' : '↑',
      resultIn(notation, outcome, against),
      displayPoints(progressive),
    ]),
  }
}
