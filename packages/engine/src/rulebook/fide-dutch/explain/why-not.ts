import type { PlayerId } from '../../../model/ids.ts'
import type { PairChange, WhyNot } from '../../../pairing/explanation-answers.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted } from '../completion.ts'
import { dutchRules } from '../rules.ts'
import { byeObstacle } from './bye.ts'
import { compared, incomplete } from './compared.ts'
import { absoluteObstacle } from './obstacle.ts'
import { pairBracketAround } from './pair-around.ts'
import { boardsOf, type Scene } from './scene.ts'
import { leavingOnly, wishForFloat, wishForPairs } from './wish.ts'

/**
 * "Why not A against B?" Grant the wish in the bracket where it first differs from what was done, find the best candidate that grants it, and compare
 * the two report cards. When the two are never in one bracket, the higher ranked would have to leave the bracket where it was paired.
 */
export const whyNot = (scene: Scene, first: PlayerId, second: PlayerId): WhyNot => {
  const { competitors, brackets, edition, tournament, round } = scene
  if (first === second) return { kind: 'same-player', player: first }
  const found = [first, second].map((id) => competitors.find((player) => player.id === id))
  const missing = [first, second].filter((_, index) => found[index] === undefined)
  if (missing.length > 0) return { kind: 'not-to-be-paired', articles: [edition.names.absence], players: missing }
  const [higher, lower] = (found as Competitor[]).sort((a, b) => a.rank - b.rank) as [Competitor, Competitor]

  const obstacle = absoluteObstacle(higher, lower, tournament, round, edition)
  if (obstacle !== null) return { kind: 'forbidden', obstacle }
  if (brackets === null) return incomplete(competitors, scene)
  const both = [higher, lower]
  const others = competitors.filter((player) => !both.includes(player))
  if (!canBeCompleted(others, edition)) return incomplete(others, scene)
  const played = boardsOf(brackets, scene).find(({ white, black }) => both.every(({ id }) => id === white || id === black))
  if (played !== undefined) return { kind: 'paired', board: played, colourless: dutchRules(tournament).colourless }

  const index = brackets.findIndex(
    ({ bracket, pairing }) =>
      bracket.players.includes(higher) && (bracket.players.includes(lower) || !pairing.downfloaters.includes(higher)),
  )
  const change = (): PairChange | null => changeOf(scene, higher, lower)
  const unpaired = unpairedBefore(index, scene)
  return brackets[index]!.bracket.players.includes(lower)
    ? compared(scene, index, wishForPairs([[higher, lower]]), null, change, () => unpaired.filter((player) => !both.includes(player)))
    : compared(scene, index, wishForFloat(higher), higher.id, change, () => unpaired)
}

/** "Why did A float, or get the bye, and not C?": C leaves the bracket that paired it. */
export const whyNotUnpaired = (scene: Scene, id: PlayerId): WhyNot => {
  const { competitors, brackets, edition } = scene
  const player = competitors.find((competitor) => competitor.id === id)
  if (player === undefined) return { kind: 'not-to-be-paired', articles: [edition.names.absence], players: [id] }
  if (brackets === null) return incomplete(competitors, scene)
  const left = brackets.findLastIndex(({ pairing }) => pairing.downfloaters.includes(player))
  if (left === -1) return whyNotFloat(scene, player)
  const bye = brackets[left]!.bracket.last
  return { kind: 'unpaired', articles: [bye ? edition.names.bye : edition.names.float], player: id, bracket: left + 1, bye }
}

/** Why a player did not leave the bracket that paired it. */
export const whyNotFloat = (scene: Scene, player: Competitor): WhyNot => {
  const brackets = scene.brackets!
  const index = brackets.findIndex(({ pairing }) => pairing.pairs.some(({ higher, lower }) => higher === player || lower === player))
  const { bracket } = brackets[index]!
  if (bracket.last) {
    if (scene.competitors.length % 2 === 0) return { kind: 'no-bye', articles: [scene.edition.names.bye] }
    const barred = byeObstacle(player, scene)
    if (barred !== null) return { kind: 'forbidden', obstacle: barred }
  }
  const unpaired = unpairedBefore(index, scene)
  return compared(
    scene,
    index,
    wishForFloat(player),
    player.id,
    () => null,
    () => unpaired.filter((other) => other !== player),
  )
}

/** Everybody whom the brackets above have not paired. */
const unpairedBefore = (index: number, { brackets, competitors }: Scene): readonly Competitor[] => {
  const pairs = brackets!.slice(0, index).flatMap(({ pairing }) => pairing.pairs)
  const paired = new Set(pairs.flatMap(({ higher, lower }) => [higher, lower]))
  return competitors.filter((player) => !paired.has(player))
}

/** Boards that differ when the whole round is paired with the two left nobody but each other. */
const changeOf = (scene: Scene, a: Competitor, b: Competitor): PairChange | null => {
  const competitors = leavingOnly(scene.competitors, a, b)
  if (!canBeCompleted(competitors, scene.edition)) return null
  const boards = boardsOf(scene.brackets!, scene)
  const others = boardsOf(scene.pairBrackets(competitors, pairBracketAround([a.rank, b.rank])), scene)
  const name = ({ white, black }: Board): string => `${white} ${black}`
  const [before, after] = [new Set(boards.map(name)), new Set(others.map(name))]
  return { without: boards.filter((board) => !after.has(name(board))), instead: others.filter((board) => !before.has(name(board))) }
}
