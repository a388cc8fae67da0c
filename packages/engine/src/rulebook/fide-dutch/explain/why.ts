import type { PlayerId } from '../../../model/ids.ts'
import type { ExchangeEvent } from '../../../pairing/explanation.ts'
import type { InBracket, Unpaired, WhyBye, WhyFloat, WhyNot, WhyPair } from '../../../pairing/explanation-answers.ts'
import type { Bracket } from '../bracket.ts'
import type { Competitor } from '../competitor.ts'
import { mayMeet } from '../edition.ts'
import { barredBelow } from './bye.ts'
import { naturalPlace, subgroupsOf } from './candidate.ts'
import { coloursEvent } from './colours-event.ts'
import { completionEvent, failedCandidate } from './completion-event.ts'
import { exchangeEvent } from './exchange.ts'
import { incompatibleIn } from './incompatible.ts'
import { absoluteObstacle } from './obstacle.ts'
import { earlierOpponents, passedOver } from './passed-over.ts'
import type { Scene } from './scene.ts'

/** How many opponents that came earlier a player is told about, and how many others who might have floated. */
const mostPassedOver = 4
const mostOthers = 2
/** So many of those whom somebody may not meet are named. */
const mostNamed = 3

/** "Why does A play B?"; null when they do not. */
export const whyPaired = (scene: Scene, first: PlayerId, second: PlayerId, whyNotLeave: (other: PlayerId) => WhyNot): WhyPair | null => {
  for (const [index, paired] of (scene.brackets ?? []).entries()) {
    const pair = paired.pairing.pairs.find(
      ({ higher, lower }) => (higher.id === first && lower.id === second) || (higher.id === second && lower.id === first),
    )
    if (pair === undefined) continue
    const { higher, lower } = pair
    const concerned = ({ down, up }: ExchangeEvent): boolean => [...down, ...up].some((id) => id === higher.id || id === lower.id)
    const float = higher.score === lower.score ? null : whyUnpaired(scene, higher.id, whyNotLeave)
    return {
      kind: 'pair',
      ...inBracket(paired.bracket, index, scene.edition.names.brackets),
      players: [higher.id, lower.id],
      scores: [higher.score, lower.score],
      ...onlyOpponent(paired.bracket, higher, lower, scene),
      exchange: exchangeEvent(paired, scene).find(concerned) ?? null,
      passedOver: passedOver(paired, scene, mostPassedOver, (player) => player === higher),
      earlier: earlierOpponents(paired, higher),
      natural: naturalPlace(paired.bracket, subgroupsOf(paired.bracket, paired.pairing), pair),
      colours: coloursEvent(pair, scene, scene.initialColour),
      float: float?.kind === 'float' ? float : null,
    }
  }
  return null
}

/** "Why did A float down?" and "why does A get the bye?"; null when neither happened. The last bracket that A left unpaired tells it. */
export const whyUnpaired = (scene: Scene, id: PlayerId, whyNotLeave: (other: PlayerId) => WhyNot): WhyFloat | WhyBye | null => {
  const brackets = scene.brackets ?? []
  const index = brackets.findLastIndex(({ pairing }) => pairing.downfloaters.some((player) => player.id === id))
  if (index === -1) return null
  const { bracket, pairing } = brackets[index]!
  const { names } = scene.edition
  const player = pairing.downfloaters.find((floater) => floater.id === id)!
  const failed = failedCandidate(brackets[index]!, scene)
  const paired = bracket.players.filter((other) => !pairing.downfloaters.includes(other))
  const others = paired.filter((other) => !bracket.last || other.mayTakeBye).slice(-mostOthers)
  const unpaired: Unpaired = {
    ...inBracket(bracket, index, bracket.last ? names.bye : names.float),
    player: id,
    score: player.score,
    incompatible: incompatibleIn(bracket, scene).find(({ players }) => players.includes(id)) ?? null,
    completion: failed === null ? null : completionEvent(failed.candidate, brackets[index]!, scene),
    others: others.toReversed().map((other) => ({ player: other.id, answer: whyNotLeave(other.id) })),
  }
  if (!bracket.last) return { kind: 'float', ...unpaired }
  const barred = barredBelow(player, scene)
  const below = scene.competitors.filter(({ rank }) => rank > player.rank)
  return { kind: 'bye', ...unpaired, barred, lowest: barred.length === below.length }
}

const inBracket = ({ players, movedDown }: Bracket, index: number, article: string): InBracket => ({
  articles: [article],
  bracket: index + 1,
  bracketSize: players.length,
  movedDown: players.slice(0, movedDown).map((player) => player.id),
})

/** Had one of the two nobody else in the bracket to play, and why? Two MDPs do not meet in it. */
const onlyOpponent = (
  bracket: Bracket,
  higher: Competitor,
  lower: Competitor,
  { edition, tournament, round }: Scene,
): Pick<WhyPair, 'only' | 'onlyBecause'> => {
  if (bracket.players.length === 2) return { only: 'two', onlyBecause: [] }
  const mdp = (player: Competitor): boolean => bracket.players.indexOf(player) < bracket.movedDown
  const others = bracket.players.filter((player) => player !== higher && player !== lower)
  const alone = [lower, higher].find((player) => !others.some((other) => !(mdp(player) && mdp(other)) && mayMeet(edition, player, other)))
  if (alone === undefined) return { only: null, onlyBecause: [] }
  const onlyBecause = others.flatMap((other) => {
    const obstacle = absoluteObstacle(alone, other, tournament, round, edition)
    return obstacle === null ? [] : [{ pair: [alone.id, other.id] as const, obstacle }]
  })
  return { only: 'one', onlyBecause: onlyBecause.slice(0, mostNamed) }
}
