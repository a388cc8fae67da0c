import { displayPoints } from '@zug/engine/model'
import { declaredTieBreaks, headingOf, presetFor, rankEntrants, tieBreaksOf, valueText } from '@zug/engine/standings'
import type { Event } from './event.ts'
import type { Ranks } from './protocol.ts'

/** Standings by what the file declares, else by what is usual under its rules. */
export const ranksAfter = ({ tournament, entrants }: Event, round: number): Ranks => {
  const declared = declaredTieBreaks(tournament)
  const preset = declared === null ? presetFor(tournament) : null
  const table = rankEntrants(tournament, entrants, {
    round,
    tieBreaks: declared?.tieBreaks ?? tieBreaksOf(preset!),
    breaks: preset?.breaks ?? 'all',
  })
  const codes = table.criteria.slice(1)
  return {
    kind: 'ranks',
    round: table.round,
    declared: declared !== null,
    leftOut: declared?.unreadable?.text ?? null,
    open: table.openGames.length,
    criteria: codes.map(headingOf),
    rows: table.rows.map(({ rank, player, points, values }) => ({
      rank,
      name: player.name.trim() || String(player.pairingNumber),
      points: displayPoints(points),
      values: codes.map((code, at) => valueText(code, values[at + 1]!)),
    })),
  }
}
