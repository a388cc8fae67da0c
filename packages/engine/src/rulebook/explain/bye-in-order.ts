import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import type { Points } from '../../model/points.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { Obstacle } from '../../pairing/explanation.ts'
import type { WhyBye, WhyNot } from '../../pairing/explanation-answers.ts'

type Entrant = { readonly id: PlayerId; readonly score: Points; readonly mayTakeBye: boolean }
/** Whoever comes first has the bye. */
type Order<Player> = (a: Player, b: Player) => number

/** So many others are told of. */
const mostOthers = 2

/** Those just before somebody in an order, and where there are too few who comes next. */
export const around = <Player>(order: readonly Player[], player: Player): readonly Player[] => {
  const place = order.indexOf(player)
  const before = order.slice(Math.max(0, place - mostOthers), place)
  return [...before, ...order.slice(place + 1, place + 1 + mostOthers - before.length)]
}

/** Those who come before the one with the bye in the order for it, and may not have it. */
export const barredBefore = <Player extends Entrant>(
  bye: Player,
  competitors: readonly Player[],
  forBye: Order<Player>,
): readonly Player[] => competitors.filter((one) => !one.mayTakeBye && forBye(one, bye) < 0).toSorted(forBye)

/** The rounds that keep somebody from the bye; null where nothing does. */
export const byeObstacle = (
  { id, mayTakeBye }: Entrant,
  { tournament, round }: { readonly tournament: Tournament; readonly round: RoundNumber },
  article: string,
  bars: (outcome: Outcome, scoring: ScoringSystem) => boolean,
): Obstacle | null => {
  if (mayTakeBye) return null
  const { outcomes } = tournament.players.find((player) => player.id === id)!
  const rounds = outcomes
    .slice(0, round - 1)
    .flatMap((outcome, index) => (bars(outcome, tournament.scoring) ? [(index + 1) as RoundNumber] : []))
  return { kind: 'bye-barred', article, rounds }
}

/** Why somebody has the bye that is given before anybody is paired, and nobody else: those who come first in the order, else who comes next. */
export const whyBye = <Player extends Entrant>(
  bye: Player,
  competitors: readonly Player[],
  forBye: Order<Player>,
  { article, bracket }: { readonly article: string; readonly bracket: number },
  whyNot: (other: Player) => WhyNot,
  obstacle: (barred: Player) => Obstacle | null,
): WhyBye => {
  const order = competitors.filter((one) => one.mayTakeBye).toSorted(forBye)
  const barred = barredBefore(bye, competitors, forBye)
  return {
    kind: 'bye',
    articles: [article],
    bracket,
    bracketSize: competitors.length,
    movedDown: [],
    player: bye.id,
    score: bye.score,
    incompatible: null,
    completion: null,
    others: around(order, bye).map((one) => ({ player: one.id, answer: whyNot(one) })),
    barred: barred.map((one) => ({ player: one.id, obstacle: obstacle(one)! })),
    lowest: barred.length === competitors.filter((one) => forBye(one, bye) < 0).length,
  }
}
