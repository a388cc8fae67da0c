import type { RatingChange, RatingChanges } from '@zug/engine/ratings'
import { type Exact, toNumber } from '@zug/engine/standings'

const number = (value: Exact | null): number | null => (value === null ? null : toNumber(value))

/** What `--json` prints: everybody with the working. */
export const ratingsJson = ({ event: { system, play, year }, round, players }: RatingChanges): object => ({
  system,
  play,
  year,
  round,
  players: players.map(playerJson),
})

const playerJson = ({ player, games, score, expected, basis, ...figures }: RatingChange): object => ({
  player: player.id,
  number: player.pairingNumber,
  name: player.name,
  ...figures,
  score: toNumber(score),
  expected: number(expected),
  basis: basis.kind === 'fide-first' ? { ...basis, average: toNumber(basis.average) } : basis,
  games: games.map(({ halves, ...game }) => ({
    ...game,
    score: halves / 2,
    expected: number(game.expected),
    change: number(game.change),
  })),
})
