import type { PlayerId } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import { type Barred, criterionOf, type Obstacle, type PassedOverEvent } from '../../pairing/explanation.ts'
import type { InBracket, Unpaired, WhyBye, WhyFloat, WhyNot, WhyPair } from '../../pairing/explanation-answers.ts'
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
  whyNotLeave: (other: PlayerId) => WhyNot,
): WhyPair | null => {
  const { names } = telling
  for (const [index, group] of (first === second ? [] : (telling.groups ?? [])).entries()) {
    const pair = group.pairs.find((one) => one.includes(first) && one.includes(second))
    if (pair === undefined) continue
    const [higher, lower] = pair
    const scores = [scoreIn(telling, higher), scoreIn(telling, lower)] as const
    const board = telling.boards.find(({ white, black }) => pair.includes(white) && pair.includes(black))!
    const earlier = telling.earlier(pair, group)
    const float = scores[0] === scores[1] ? null : whyUnpaired(telling, higher, whyNotLeave)
    return {
      kind: 'pair',
      ...inGroup(group, index, group.movedDown.includes(higher) ? names.moved : [names.group]),
      players: pair,
      scores,
      ...onlyOpponent(pair, group, telling),
      exchange: telling.exchange(pair, group),
      passedOver: earlier.slice(0, mostPassedOver).map((opponent): PassedOverEvent => {
        const obstacle = obstacleOf(whyNot(higher, opponent), telling)
        const articles = [names.order, ...(obstacle.article === null ? [] : [obstacle.article])]
        return { kind: 'passed-over', articles, player: higher, opponent, instead: lower, obstacle }
      }),
      earlier: earlier.length,
      natural: telling.natural(pair, group),
      colours: telling.colours(board),
      float: float?.kind === 'float' ? float : null,
    }
  }
  return null
}

/** "Why did A float down?" and "why does A get the bye?"; null when neither happened. */
export const whyUnpaired = (telling: Telling, player: PlayerId, whyNotLeave: (other: PlayerId) => WhyNot): WhyFloat | WhyBye | null => {
  const groups = telling.groups ?? []
  const found = groups.findLastIndex(({ downfloaters }) => downfloaters.includes(player))
  if (found === -1) return null
  const group = groups[found]!
  const bye = telling.bye === player
  const alone = group.incompatible.includes(player)
  const stays = (other: PlayerId): boolean => !telling.movedDownMayLeave && group.movedDown.includes(other)
  const paired = group.players.filter((other) => !group.downfloaters.includes(other) && !stays(other))
  const others = paired.filter((other) => !bye || telling.byeObstacle(other) === null).slice(-mostOthers)
  const unpaired: Unpaired = {
    ...inGroup(group, found, [bye ? telling.names.bye : telling.names.float]),
    player,
    score: scoreIn(telling, player),
    incompatible: alone
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
    completion: null,
    others: alone ? [] : others.toReversed().map((other) => ({ player: other, answer: whyNotLeave(other) })),
  }
  return bye ? { kind: 'bye', ...unpaired, ...barredBelow(player, telling) } : { kind: 'float', ...unpaired }
}

const scoreIn = ({ field }: Telling, id: PlayerId): Points =>
  field.flatMap(({ players }) => players).find(({ player }) => player === id)!.score

const inGroup = ({ players, movedDown }: ToldGroup, index: number, articles: readonly string[]): InBracket => ({
  articles,
  bracket: index + 1,
  bracketSize: players.length,
  movedDown,
})

/** Had one of the two nobody else in the group to play, and why? */
const onlyOpponent = (pair: Two, { players }: ToldGroup, { obstacle }: Telling): Pick<WhyPair, 'only' | 'onlyBecause'> => {
  if (players.length === 2) return { only: 'two', onlyBecause: [] }
  const others = players.filter((player) => !pair.includes(player))
  const alone = pair.toReversed().find((one) => !others.some((other) => obstacle(one, other) === null))
  if (alone === undefined) return { only: null, onlyBecause: [] }
  const onlyBecause = others.slice(0, mostNamed).map((other) => ({ pair: [alone, other] as const, obstacle: obstacle(alone, other)! }))
  return { only: 'one', onlyBecause }
}

/** Players ranked below the one who gets the bye, who could not take it. */
const barredBelow = (bye: PlayerId, { field, byeObstacle }: Telling): Pick<WhyBye, 'barred' | 'lowest'> => {
  const order = field.flatMap(({ players }) => players.map(({ player }) => player))
  const below = order.slice(order.indexOf(bye) + 1)
  const barred = below.flatMap((player): readonly Barred[] => {
    const obstacle = byeObstacle(player)
    return obstacle === null ? [] : [{ player, obstacle }]
  })
  return { barred, lowest: barred.length === below.length }
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
      return { kind: 'incomplete', article: answer.articles[0]!, stuck: { stuck: answer.stuck, only: answer.only, bye: answer.bye } }
    case 'later':
      return { kind: 'later', article: answer.articles[0]!, how: answer.how }
    case 'comes-first': {
      const { place, of, instead, other, because } = answer
      return { kind: 'later', article: answer.articles[0]!, how: { kind: 'comes-first', place, of, instead, other, because } }
    }
    default:
      return { kind: 'later', article: names.order, how: null }
  }
}
