import type { PlayerId, Tournament } from '@zug/engine/model'
import { needsFor, needsForPrize, type Projection, type Turn, turnsOf } from '@zug/engine/projection'
import type { Asked } from './asked.ts'

const share = (value: number): number => Math.round(value * 1e6) / 1e6

/** What `zug project --json` prints. */
export const projectionJson = ({ players }: Tournament, projection: Projection, asked: Asked | null): object => {
  const { round, model, exact, tried, error, open, certain, certainBye, withoutPairing } = projection
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
    certainBye,
    players: players
      .filter(({ id }) => asked === null || asked.player === id)
      .map(({ id, name }) => ({ id, name, ...playerJson(projection, id) })),
    ...(asked === null
      ? {}
      : {
          place: asked.place,
          needs: needsFor(projection.of(asked.player), asked.place).map((need) => ({
            ...need,
            share: share(need.share),
            error: share(need.error),
          })),
          turns: turnsOf(projection, { player: asked.player, place: asked.place }).map(turnJson),
          ...(asked.fund === null ? {} : { prizes: prizesJson(projection, asked.player, asked.fund.currency) }),
          norms: asked.norms,
        }),
  }
}

const turnJson = ({ white, black, reached, error, matters }: Turn): object => {
  const of = (part: number | null): number | null => (part === null ? null : share(part))
  return {
    white,
    black,
    reached: { white: of(reached.white), draw: of(reached.draw), black: of(reached.black) },
    error: share(error),
    matters,
  }
}

/** Money in the smallest coin. */
const prizesJson = (projection: Projection, player: PlayerId, currency: string): object => {
  const one = projection.of(player)
  return {
    currency,
    needs: needsForPrize(one).map((need) => {
      const takings = one.takings.get(need.own)!
      return { ...need, share: share(need.share), error: share(need.error), least: takings.at(-1)!.of, most: takings[0]!.of }
    }),
    turns: turnsOf(projection, { player, prize: 'any' }).map(turnJson),
  }
}

const playerJson = (projection: Projection, id: PlayerId): object => {
  const { next, places } = projection.of(id)
  return {
    next: next.map(({ of, share: part }) => ({ ...of, share: share(part) })),
    places: [...places].map(([own, found]) => ({ own, places: found.map(({ of, share: part }) => ({ place: of, share: share(part) })) })),
  }
}
