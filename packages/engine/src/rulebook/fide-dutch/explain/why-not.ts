import type { PlayerId } from '../../../model/ids.ts'
import type { Alternative, PairChange, WhyNot } from '../../../pairing/explanation.ts'
import type { Board } from '../../../pairing/round-pairing.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted, whoIsStuck } from '../completion.ts'
import { pairByMatching } from '../pair-bracket.ts'
import type { PairedBracket } from '../pair-round.ts'
import { explainCandidate } from './candidate.ts'
import { absoluteObstacle } from './obstacle.ts'
import { firstDifference, reportCard } from './report-card.ts'
import { boardsOf, type Scene } from './scene.ts'
import { forbidding, inBracketForbidding, mustFloat, onlyPairs } from './wish.ts'

/**
 * "Why not A against B?" Grant the wish in the bracket where it first differs from what was done, find the best candidate that grants it, and compare
 * the two report cards: the wish loses by the first criterion that differs, or comes later in the order.
 */
export const whyNot = (scene: Scene, first: PlayerId, second: PlayerId): WhyNot => {
  const { competitors, brackets, edition, tournament, round, initialColour } = scene
  const found = [first, second].map((id) => competitors.find((player) => player.id === id))
  const missing = [first, second].filter((_, index) => found[index] === undefined)
  if (missing.length > 0 || first === second) return { kind: 'not-to-be-paired', players: missing.length > 0 ? missing : [first] }
  const [higher, lower] = (found as Competitor[]).sort((a, b) => a.rank - b.rank) as [Competitor, Competitor]

  const obstacle = absoluteObstacle(higher, lower, tournament, round, edition)
  if (obstacle !== null) return { kind: 'forbidden', obstacle }
  const others = competitors.filter((player) => player !== higher && player !== lower)
  if (brackets === null || !canBeCompleted(others, edition)) return incomplete(brackets === null ? competitors : others, scene)
  const played = boardsOf(brackets, initialColour).find(
    (board) => [board.white, board.black].includes(higher.id) && [board.white, board.black].includes(lower.id),
  )
  if (played !== undefined) return { kind: 'paired', board: played }

  const index = brackets.findIndex(({ bracket, pairing }) => {
    const meetHere = bracket.players.includes(higher) && bracket.players.includes(lower)
    return meetHere || (bracket.players.includes(higher) && !pairing.downfloaters.includes(higher))
  })
  const meetHere = brackets[index]!.bracket.players.includes(lower)
  const wish = meetHere ? onlyPairs([[higher, lower]]) : mustFloat(higher)
  const change = (): PairChange | null => changeOf(scene, forbidding(competitors, onlyPairs([[higher, lower]])))
  return judge(scene, index, wish, meetHere ? null : higher, change)
}

/** "Why did A float, or get the bye, and not C?": C leaves the first bracket that paired it. */
export const whyNotFloat = (scene: Scene, id: PlayerId): WhyNot => {
  const { competitors, brackets, edition } = scene
  const player = competitors.find((competitor) => competitor.id === id)
  if (player === undefined) return { kind: 'not-to-be-paired', players: [id] }
  if (brackets === null) return incomplete(competitors, scene)
  const index = brackets.findIndex(({ bracket, pairing }) => bracket.players.includes(player) && !pairing.downfloaters.includes(player))
  if (index === -1) return { kind: 'not-to-be-paired', players: [id] }
  if (brackets[index]!.bracket.last && !player.mayTakeBye)
    return { kind: 'forbidden', obstacle: { kind: 'forbidden', article: edition.names.byeBar } }
  return judge(scene, index, mustFloat(player), player, () => null)
}

const judge = (
  scene: Scene,
  index: number,
  wish: (a: Competitor, b: Competitor) => boolean,
  floater: Competitor | null,
  change: () => PairChange | null,
): WhyNot => {
  const { edition, competitors } = scene
  const { bracket, ahead, pairing } = scene.brackets![index]!
  const granted = pairByMatching(inBracketForbidding(bracket, wish), ahead, edition)
  const below = competitorsBelow(scene.brackets![index]!, competitors)
  if (ahead.mustComplete) {
    const left = [...granted.downfloaters, ...below]
    if (!canBeCompleted(left, edition)) return incomplete(left, scene)
  }
  const card = reportCard(pairing, bracket, ahead, edition)
  const grantedCard = reportCard(granted, bracket, ahead, edition)
  const difference = firstDifference(card, grantedCard)
  const alternative: Alternative = {
    articles: [edition.names.best, difference === null ? edition.names.transpositions : card[difference.index]!.article],
    bracket: index + 1,
    mustFloat: floater?.id ?? null,
    chosen: explainCandidate(bracket, pairing, card, []),
    alternative: explainCandidate(bracket, granted, grantedCard, []),
    change: change(),
  }
  const losesBye = ahead.mustComplete && !canBeCompleted([...granted.downfloaters, ...below], edition, ahead.mayBeLeftOver)
  if (losesBye && edition.byeScoreArticle !== null) return { kind: 'worse', criterion: edition.byeScoreArticle, ...alternative }
  return difference === null
    ? { kind: 'later', ...alternative }
    : { kind: 'worse', criterion: card[difference.index]!.article, ...alternative }
}

const competitorsBelow = ({ bracket }: PairedBracket, competitors: readonly Competitor[]): readonly Competitor[] =>
  bracket.last ? [] : competitors.filter((player) => player.score < bracket.lowestScore)

const incomplete = (players: readonly Competitor[], { edition }: Scene): WhyNot => {
  const { stuck, only } = whoIsStuck(players, edition)
  return {
    kind: 'cannot-be-completed',
    articles: [edition.names.round],
    stuck: stuck.map(({ id }) => id),
    only: only.map(({ id }) => id),
  }
}

/** Boards that differ when the whole round is paired with the wish granted. */
const changeOf = (scene: Scene, competitors: readonly Competitor[]): PairChange | null => {
  if (!canBeCompleted(competitors, scene.edition)) return null
  const boards = boardsOf(scene.brackets!, scene.initialColour)
  const others = boardsOf(scene.pairBrackets(competitors), scene.initialColour)
  const same = (a: Board, b: Board): boolean => a.white === b.white && a.black === b.black
  return {
    without: boards.filter((board) => !others.some((other) => same(board, other))),
    instead: others.filter((other) => !boards.some((board) => same(board, other))),
  }
}
