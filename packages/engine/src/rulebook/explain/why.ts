import type { PlayerId } from '../../model/ids.ts'
import type { Barred, Obstacle, PassedOverEvent } from '../../pairing/explanation.ts'
import { criterionOf } from '../../pairing/explanation.ts'
import type { Why, WhyNot } from '../../pairing/explanation-answers.ts'
import { bareWhy } from './bare-why.ts'
import type { Telling, ToldGroup, Two } from './telling.ts'

/** How many opponents that came earlier a player is told about, and how many others who might have floated. */
const mostPassedOver = 3
const mostOthers = 2
/** So many of those whom somebody may not meet are named. */
const mostNamed = 3

/** "Why does A play B?"; null when they do not. */
export const whyPaired = (
  telling: Telling,
  first: PlayerId,
  second: PlayerId,
  whyNot: (a: PlayerId, b: PlayerId) => WhyNot,
): Why | null => {
  for (const [index, group] of (first === second ? [] : (telling.groups ?? [])).entries()) {
    const pair = group.pairs.find((one) => one.includes(first) && one.includes(second))
    if (pair === undefined) continue
    const [higher, lower] = pair
    const board = telling.boards.find(({ white, black }) => pair.includes(white) && pair.includes(black))!
    const earlier = telling.earlier(pair, group)
    return {
      ...setting('pair', pair, group, index, telling),
      ...onlyOpponent(pair, group, telling),
      exchange: telling.exchange(pair, group),
      passedOver: earlier.slice(0, mostPassedOver).map((opponent): PassedOverEvent => {
        const obstacle = obstacleOf(whyNot(higher, opponent), telling)
        const articles = [telling.names.order, ...(obstacle.article === null ? [] : [obstacle.article])]
        return { kind: 'passed-over', articles, player: higher, opponent, instead: lower, obstacle }
      }),
      earlier: earlier.length,
      colours: telling.colours(board),
    }
  }
  return null
}

/** "Why did A float down?" and "why does A get the bye?"; null when neither happened. */
export const whyUnpaired = (telling: Telling, player: PlayerId, whyNotUnpaired: (other: PlayerId) => WhyNot): Why | null => {
  const groups = telling.groups ?? []
  const found = groups.findLastIndex(({ downfloaters }) => downfloaters.includes(player))
  if (found === -1) return null
  const group = groups[found]!
  const bye = telling.bye === player
  const { incompatible } = group
  const stays = (other: PlayerId): boolean => !telling.movedDownMayLeave && group.movedDown.includes(other)
  const paired = group.players.filter((other) => !group.downfloaters.includes(other) && !stays(other))
  const others = paired.filter((other) => !bye || telling.byeObstacle(other) === null).slice(-mostOthers)
  return {
    ...setting(bye ? 'bye' : 'float', [player], group, found, telling),
    incompatible: incompatible.includes(player)
      ? {
          kind: 'incompatible',
          articles: [telling.names.incompatible],
          players: [player],
          only: [],
          obstacles: group.players.flatMap((other) => {
            const obstacle = other === player ? null : telling.obstacle(player, other)
            return obstacle === null ? [] : [{ pair: [player, other] as const, obstacle }]
          }),
        }
      : null,
    barred: bye ? barredBelow(player, telling) : [],
    others: incompatible.includes(player) ? [] : others.toReversed().map((other) => ({ player: other, answer: whyNotUnpaired(other) })),
  }
}

const setting = (kind: Why['kind'], players: readonly PlayerId[], group: ToldGroup, index: number, { names, field }: Telling): Why => {
  const scoreOf = new Map(field.flatMap((one) => one.players.map(({ player, score }) => [player, score] as const)))
  return {
    kind,
    articles:
      kind === 'bye' ? [names.bye] : kind === 'float' ? [names.float] : group.movedDown.includes(players[0]!) ? names.moved : [names.group],
    players,
    scores: players.map((player) => scoreOf.get(player)!),
    bracket: index + 1,
    bracketSize: group.players.length,
    ...bareWhy,
    movedDown: group.movedDown,
  }
}

/** Had one of the two nobody else in the group to play, and why? */
const onlyOpponent = (pair: Two, { players }: ToldGroup, { obstacle }: Telling): Pick<Why, 'only' | 'onlyBecause'> => {
  if (players.length === 2) return { only: 'two', onlyBecause: [] }
  const others = players.filter((player) => !pair.includes(player))
  const alone = pair.toReversed().find((one) => !others.some((other) => obstacle(one, other) === null))
  if (alone === undefined) return { only: null, onlyBecause: [] }
  const onlyBecause = others.slice(0, mostNamed).map((other) => ({ pair: [alone, other] as const, obstacle: obstacle(alone, other)! }))
  return { only: 'one', onlyBecause }
}

/** Players ranked below the one who gets the bye, who could not take it. */
const barredBelow = (bye: PlayerId, { field, byeObstacle }: Telling): readonly Barred[] => {
  const order = field.flatMap(({ players }) => players.map(({ player }) => player))
  return order.slice(order.indexOf(bye) + 1).flatMap((player) => {
    const obstacle = byeObstacle(player)
    return obstacle === null ? [] : [{ player, obstacle }]
  })
}

/** A verdict about a pair, as what stood in its way. */
const obstacleOf = (answer: WhyNot, { names }: Telling): Obstacle => {
  switch (answer.kind) {
    case 'forbidden':
      return answer.obstacle
    case 'worse': {
      const failure = (card: typeof answer.chosen.card) => card!.find((one) => criterionOf(one) === answer.criterion)!
      const value = failure(answer.alternative.card)
      return { kind: 'worse', article: value.article, value, instead: failure(answer.chosen.card) }
    }
    case 'cannot-be-completed':
      return { kind: 'incomplete', article: answer.articles[0]! }
    case 'later':
    case 'comes-first':
      return { kind: 'later', article: answer.articles[0]! }
    default:
      return { kind: 'later', article: names.order }
  }
}
