import type { Issue, Tournament } from '@zug/engine/model'
import { issueLine } from '../issue-lines.ts'

/** How many games of the rounds up to this one have no result. */
export const openIn = ({ players }: Tournament, round: number): number =>
  players.flatMap(({ outcomes }) => outcomes.slice(0, round).filter((outcome) => outcome.kind === 'game' && outcome.result === 'adjourned'))
    .length / 2

/** What was said of the file, where open games do not count as drawn but not at all: that in one line, instead of one for each player. */
export const warningsBut = (name: string, tournament: Tournament, round: number, warnings: readonly Issue[]): readonly string[] => {
  const open = openIn(tournament, round)
  const message = open === 1 ? '1 game is open and does not count.' : `${open} games are open and do not count.`
  return [
    ...warnings.filter(({ code }) => code !== 'result-missing').map((warning) => issueLine(name, warning)),
    ...(open === 0 ? [] : [issueLine(name, { code: 'games-open', severity: 'warning', line: 1, column: 1, message })]),
  ]
}
