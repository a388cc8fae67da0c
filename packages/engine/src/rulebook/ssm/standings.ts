import { roundsPaired } from '../../model/history.ts'
import { type PlayerId, roundNumber } from '../../model/ids.ts'
import type { Player } from '../../model/player.ts'
import type { Points } from '../../model/points.ts'
import type { Tournament } from '../../model/tournament.ts'
import { type Ranked, rankingBefore } from './a2-ranking.ts'

export type SsmStanding = {
  /** Shared by those whom nothing separates. */
  readonly place: number
  readonly player: Player
  readonly wdl: Points
  readonly sos: Points
  readonly gam: Points
}

/**
 * SSM D: final standings by WDL, SOS and GAM; two players, and only two, whom these leave level are ranked by the game they played against each
 * other. Neither rating nor lot decides a place. After `rounds` rounds, all of them when left out.
 */
export const ssmStandings = (tournament: Tournament, rounds: number = roundsPaired(tournament)): readonly SsmStanding[] => {
  const ranked = rankingBefore(tournament, roundNumber(rounds + 1))
  return tiesIn(ranked).flatMap(({ first, tied }) => {
    const [a, b] = tied
    const winner = tied.length === 2 ? winnerOf(a!.player, b!.player, rounds) : null
    const ordered = tied.toSorted((x, y) => Number(y.player.id === winner) - Number(x.player.id === winner) || x.player.id - y.player.id)
    return ordered.map(({ player, score, sos, gam }, at) => ({ place: winner === null ? first : first + at, player, wdl: score, sos, gam }))
  })
}

/** Runs of players whom WDL, SOS and GAM leave level, each with the place of its first. */
const tiesIn = (ranked: readonly Ranked[]): readonly { readonly first: number; readonly tied: Ranked[] }[] => {
  const ties: { first: number; tied: Ranked[] }[] = []
  for (const [at, row] of ranked.entries()) {
    const before = ties.at(-1)
    const model = before?.tied[0]
    if (before !== undefined && model?.score === row.score && model.sos === row.sos && model.gam === row.gam) before.tied.push(row)
    else ties.push({ first: at + 1, tied: [row] })
  }
  return ties
}

/** Who won the game between two players, if they played one. */
const winnerOf = (a: Player, b: Player, rounds: number): PlayerId | null => {
  const game = a.outcomes.slice(0, rounds).find((outcome) => outcome.kind === 'game' && outcome.opponent === b.id)
  if (game?.kind !== 'game') return null
  return game.result === 'win' ? a.id : game.result === 'loss' ? b.id : null
}
