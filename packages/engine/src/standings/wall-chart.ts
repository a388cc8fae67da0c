import { roundsPaired } from '../model/history.ts'
import { absent, type Outcome } from '../model/outcome.ts'
import type { Player } from '../model/player.ts'
import { addPoints, displayPoints, type Points, pointsFromTenths } from '../model/points.ts'
import { pointsFor } from '../model/scoring.ts'
import type { Tournament } from '../model/tournament.ts'
import { byeLetters, colourText } from './round-cell.ts'
import { left, right, type TextTable } from './text-table.ts'

/** The tournament board of the manuals, for the wall: everybody by pairing number, each round with the score after it. */
export type WallChart = {
  readonly rounds: number
  readonly rows: readonly {
    readonly player: Player
    readonly cells: readonly { readonly outcome: Outcome; readonly progressive: Points }[]
  }[]
}

export const wallChart = (tournament: Tournament, upTo: number = Number.POSITIVE_INFINITY): WallChart => {
  const rounds = Math.min(upTo, roundsPaired(tournament))
  return {
    rounds,
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

/** "8W+" as the manual writes it; "+000" and "-000" for a forfeit; PAB, HPB, FPB, ZPB. */
const pairText = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'game':
      return `${outcome.opponent}${colourText(outcome).toUpperCase()}${signs[outcome.result]}`
    case 'forfeit':
      return `${signs[outcome.result]}000`
    case 'bye':
      return byeLetters[outcome.bye]
    case 'absent':
      return '–'
  }
}

export const wallChartTable = ({ rounds, rows }: WallChart): TextTable => ({
  columns: [left('Player'), right('PN'), ...Array.from({ length: rounds }, (_, at) => [right(String(at + 1)), right('Pts')]).flat()],
  rows: rows.map(({ player, cells }) => [
    player.name.trim(),
    String(player.pairingNumber),
    ...cells.flatMap(({ outcome, progressive }) => [pairText(outcome), displayPoints(progressive)]),
  ]),
})
