import type { Tournament } from '@zug/engine/model'
import { headingOf, makeTieBreak, type Standings, standingsRules, type TextTable } from '@zug/engine/standings'
import { printable } from '../terminal/printable.ts'
import type { Style } from '../terminal/style.ts'
import { tableLines } from '../terminal/table.ts'

/** A table with names made safe to print, the heading dimmed. */
export const styledTable = (table: TextTable, style: Style): readonly string[] => {
  const [heading, ...lines] = tableLines(
    table.columns,
    table.rows.map((row) => row.map(printable)),
  )
  return [style('dim', heading!), ...lines]
}

/** Why the standings are not final yet; empty when they are. */
const provisional = (tournament: Tournament, { final, openGames, round }: Standings): readonly string[] => {
  if (final) return []
  const rounds = tournament.numberOfRounds
  const remaining = rounds !== null && round < rounds ? `${rounds - round} ${rounds - round === 1 ? 'round' : 'rounds'} to play` : ''
  const open = openGames.length === 0 ? '' : `${openGames.length} open ${openGames.length === 1 ? 'game counts' : 'games count'} as drawn`
  const why = [remaining, open].filter((part) => part !== '').join(', ')
  return [`Not final${why === '' ? '' : `: ${why}`}`]
}

export const headingLines = (tournament: Tournament, standings: Standings, source: string, style: Style): readonly string[] => {
  const name = printable(tournament.info.name.trim())
  const of = tournament.numberOfRounds === null ? '' : ` of ${tournament.numberOfRounds}`
  const list = standings.criteria
    .slice(1)
    .map((code) => (standings.manner.wdl ? headingOf(code) : makeTieBreak(code)))
    .join(', ')
  return [
    style('bold', `${name === '' ? '' : `${name}: `}standings after round ${standings.round}${of}`),
    ...provisional(tournament, standings).map((line) => style('yellow', line)),
    style(
      'dim',
      `${list === '' ? 'No tie-breaks' : `Tie-breaks ${list}`} (${[source, ...standingsRules(standings), ...(standings.manner.wdl ? ['rounds are paired by A2'] : [])].join('; ')})`,
    ),
  ]
}
