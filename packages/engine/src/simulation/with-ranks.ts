import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { presetFor, tieBreaksOf } from '../standings/presets.ts'
import { standings } from '../standings/standings.ts'

/**
 * The tournament with the ranks of its final standings, and the criteria declared (212) where they are those of C.07 throughout: in a Swiss by them those
 * asked for, elsewhere those of the rulebook.
 */
export const withRanks = (tournament: Tournament, wanted: readonly string[] | null): Tournament => {
  if (tournament.teams !== undefined) return tournament
  const usual = presetFor(tournament)
  const preset = usual.name === 'swiss' && wanted !== null ? { ...usual, codes: wanted.join(',') } : usual
  const { rows } = standings(tournament, { tieBreaks: tieBreaksOf(preset), breaks: preset.breaks, lotsSeed: tournament.info.name })
  const ranks = new Map(rows.map(({ player, rank }) => [player.id, rank]))
  const players = tournament.players.map((player): Player => ({ ...player, rank: ranks.get(player.id) ?? null }))
  const declared = preset.name === 'swiss' ? [{ id: '212', text: `PTS,${preset.codes}` }] : []
  return { ...tournament, players, extra: [...tournament.extra, ...declared] }
}
