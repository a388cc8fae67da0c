import { participantsOf } from '../../model/history.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { sectionsOf } from './pair-round.ts'
import { settingsOf } from './rules.ts'
import { scheduledRound } from './schedule.ts'

/** Why somebody has no game in a round: away, without a section, with all rounds of the section played, resting by the table, or with an opponent who is away. */
export type NotPlaying = 'away' | 'no-section' | 'section-over' | 'rests' | 'opponent-away'

/** CFC 652, 653: of a player, or team, who does not play in this round. */
export const whyNotPlaying = (tournament: Tournament, round: RoundNumber, player: PlayerId): NotPlaying => {
  const section = sectionsOf(tournament).find((players) => players.some(({ id }) => id === player))
  if (section === undefined) return 'no-section'
  if (!participantsOf(tournament, round).some(({ id }) => id === player)) return 'away'
  const games = scheduledRound(section.length, round, settingsOf(tournament))
  if (games === null) return 'section-over'
  return games.flat().some((number) => section[number - 1]!.id === player) ? 'opponent-away' : 'rests'
}
