import { roundsPaired } from '../../model/history.ts'
import type { PlayerId } from '../../model/ids.ts'
import { absent, type Outcome, opponentOf } from '../../model/outcome.ts'
import type { Player } from '../../model/player.ts'
import { addPoints, displayPoints, type Points, pointsFromTenths } from '../../model/points.ts'
import { pointsFor } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import { notationOf } from './notation-of.ts'
import { byeText, colourText, forfeitMark, type Notation, resultIn } from './round-cell.ts'
import { left, right, type TextTable } from './text-table.ts'

/** The tournament board of the manuals, for the wall: everybody by pairing number, each round with the score after it. */
export type WallChart = {
  readonly rounds: number
  readonly notation: Notation
  readonly rows: readonly {
    readonly player: Player
    readonly cells: readonly { readonly outcome: Outcome; readonly progressive: Points }[]
  }[]
}

export const wallChart = (tournament: Tournament, upTo: number = Number.POSITIVE_INFINITY): WallChart => {
  const rounds = Math.min(upTo, roundsPaired(tournament))
  return {
    rounds,
    notation: notationOf(tournament),
    rows: [...tournament.players]
      .sort((a, b) => a.pairingNumber - b.pairingNumber)
      .map((player) => {
        let progressive = pointsFromTenths(0)
        const cells = Array.from({ length: rounds }, (_, at) => {
          const outcome = player.outcomes[at] ?? absent
          progressive = addPoints(progressive, pointsFor(outcome, tournament.scoring))
          return { outcome, progressive }
        })
        return { player, cells }
      }),
  }
}

const signs = { win: '+', draw: '=', loss: '-', adjourned: '*' } as const

/**
 * "8W+" as FIDE's manual writes it, "+000" and "-000" for a forfeit, PAB, HPB, FPB, ZPB. Under the CFC handbook a default keeps its opponent and is marked F, "8+F", and the
 * score of whoever had none is circled (616).
 */
const pairText = (outcome: Outcome, against: Outcome | undefined, numberOf: (id: PlayerId) => number, notation: Notation): string => {
  if (notation.manner.wdl && outcome.kind !== 'absent') {
    const result = resultIn(notation, outcome, against)
    return outcome.kind === 'bye' ? result : `${numberOf(outcome.opponent)} ${result}`
  }
  switch (outcome.kind) {
    case 'game':
      return `${numberOf(outcome.opponent)}${colourText(outcome, notation).toUpperCase()}${signs[outcome.result]}`
    case 'forfeit':
      if (notation.signs === 'letters') return `${signs[outcome.result]}000`
      return `${numberOf(outcome.opponent)}${forfeitMark(outcome.result, notation)}`
    default:
      return byeText(outcome, notation) || '–'
  }
}

export const wallChartTable = ({ rounds, rows, notation }: WallChart): TextTable => {
  const numbers = new Map(rows.map(({ player }) => [player.id, player.pairingNumber]))
  const numberOf = (id: PlayerId): number => numbers.get(id) ?? id
  return {
    columns: [
      left('Player'),
      right('PN'),
      ...Array.from({ length: rounds }, (_, at) => [right(String(at + 1)), right(notation.manner.wdl ? 'WDL' : 'Pts')]).flat(),
    ],
    rows: rows.map(({ player, cells }) => [
      player.name.trim(),
      String(player.pairingNumber),
      ...cells.flatMap(({ outcome, progressive }, at) => {
        const opponent = opponentOf(outcome)
        const against = rows.find((row) => row.player.id === opponent)?.cells[at]?.outcome
        return [pairText(outcome, against, numberOf, notation), displayPoints(progressive)]
      }),
    ]),
  }
}
