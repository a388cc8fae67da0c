import type { PlayerId, Tournament } from '@zug/engine/model'
import { type Goal, needsFor, type Projection, turnsOf } from '@zug/engine/projection'

const share = (value: number): number => Math.round(value * 1e6) / 1e6

/** What `zug project --json` prints. */
export const projectionJson = ({ players }: Tournament, projection: Projection, asked: Goal | null): object => {
  const { round, model, exact, tried, error, open, certain, withoutPairing } = projection
  return {
    round,
    model,
    exact,
    tried,
    error: share(error),
    withoutPairing: share(withoutPairing),
    open: open.map(({ round: at, white, black, chances, decides }) => ({
      round: at,
      white,
      black,
      chances: { white: share(chances.white), draw: share(chances.draw), black: share(chances.black) },
      decides,
    })),
    certain: certain.map(({ white, black }) => ({ white, black })),
    players: players
      .filter(({ id }) => asked === null || asked.player === id)
      .map(({ id, name }) => ({ id, name, ...playerJson(projection, id) })),
    ...(asked === null
      ? {}
      : {
          place: asked.place,
          needs: needsFor(projection.of(asked.player), asked.place).map((need) => ({ ...need, share: share(need.share) })),
          turns: turnsOf(projection, asked).map(({ white, black, reached }) => ({
            white,
            black,
            reached: { white: share(reached.white), draw: share(reached.draw), black: share(reached.black) },
          })),
        }),
  }
}

const playerJson = (projection: Projection, id: PlayerId): object => {
  const { next, places } = projection.of(id)
  return {
    next: next.map(({ of, share: part }) => ({ ...of, share: share(part) })),
    places: [...places].map(([own, found]) => ({ own, places: found.map(({ of, share: part }) => ({ place: of, share: share(part) })) })),
  }
}
