import type { PlayerId } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import type { Random } from '../random.ts'

/** The same event while so many games of its last round are still being played. */
export const reopened = (tournament: Tournament, count: number, random: Random): Tournament => {
  const last = Math.max(...tournament.players.map(({ outcomes }) => outcomes.length)) - 1
  const games = tournament.players.flatMap(({ id, outcomes }) => {
    const outcome = outcomes[last]
    return outcome?.kind === 'game' && outcome.colour === 'white' ? [[id, outcome.opponent] as const] : []
  })
  const open = new Set<PlayerId>(random.shuffle(games).slice(0, count).flat())
  const players = tournament.players.map((player) => {
    const outcome = player.outcomes[last]
    if (!open.has(player.id) || outcome?.kind !== 'game') return player
    return {
      ...player,
      outcomes: player.outcomes.with(last, {
        kind: 'game',
        opponent: outcome.opponent,
        colour: outcome.colour,
        result: 'adjourned',
        rated: true,
      }),
    }
  })
  return { ...tournament, players }
}
