import type { RoundNumber } from '../../../model/ids.ts'
import { absent } from '../../../model/outcome.ts'
import type { Barred, Obstacle } from '../../../pairing/explanation.ts'
import type { Competitor } from '../competitor.ts'
import type { DutchEdition } from '../edition.ts'
import type { Scene } from './scene.ts'

/** C.2: the rounds that bar a player from the bye, or null. */
export const byeObstacle = (
  player: Competitor,
  { tournament, round, edition }: Pick<Scene, 'tournament' | 'round'> & { readonly edition: DutchEdition },
): Obstacle | null => {
  if (player.mayTakeBye) return null
  const { outcomes } = tournament.players.find(({ id }) => id === player.id)!
  const rounds = Array.from({ length: round - 1 }, (_, r) => (r + 1) as RoundNumber)
  return {
    kind: 'bye-barred',
    article: edition.names.byeBar,
    rounds: rounds.filter((r) => edition.barsFromBye(outcomes[r - 1] ?? absent, tournament.scoring)),
  }
}

/** Players ranked below the one who gets the bye, who could not take it. */
export const barredBelow = (bye: Competitor, scene: Scene): readonly Barred[] =>
  scene.competitors.flatMap((player) => {
    const obstacle = player.rank > bye.rank ? byeObstacle(player, scene) : null
    return obstacle === null ? [] : [{ player: player.id, obstacle }]
  })
