import type { PlayerId } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { RoundExplainer, WhyPair } from '../../../pairing/explanation-answers.ts'
import { explainerOf } from '../../explain/explainer.ts'
import { naturalIn } from '../../explain/later.ts'
import type { ToldGroup, Two } from '../../explain/telling.ts'
import { metOrKeptApart } from '../../kept-apart.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { upfloatersNeeded } from '../by-matching/choose-upfloaters.ts'
import { pairByMatching } from '../by-matching/pair-by-matching.ts'
import { mayMeet } from '../c01-no-rematch.ts'
import { compareFirst } from '../colour-rule.ts'
import { byNumber, type Competitor, type Pair } from '../competitor.ts'
import type { RoundFacts } from '../criterion.ts'
import { type PairedBracket, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf, cardOf } from './card.ts'
import { coloursOf, noted } from './colours.ts'
import { compareRounds } from './compare.ts'
import { byeObstacle, competitorAt, whyNotUnpaired, whyUnpaired } from './unpaired.ts'
import { onlyThese } from './wished.ts'

/** Answers questions about one round of C.04.6 or C.04.5. */
export const explainer = (of: RoundOf): RoundExplainer => {
  const { tournament, round, competitors, system, asked } = of
  const paired = pairByMatching(competitors, system, asked)
  const brackets = paired.kind === 'paired' ? paired.brackets : []
  const groups = paired.kind === 'paired' ? brackets.map((bracket) => groupOf(bracket, bracket === brackets.at(-1))) : null
  const boards = paired.kind === 'paired' ? seated(paired, of.initialColour, system).boards : []
  const scores = [...new Set(competitors.map(({ score }) => score))].sort((a, b) => b - a)
  const facts: RoundFacts = { ...asked, scores, upfloatersNeeded }
  const at = (id: PlayerId): Competitor => competitorAt(id, of)!
  const told = explainerOf({
    tournament,
    round,
    names: { absence: '3.3', group: '3.2', float: '3.5', moved: ['3.5'], bye: '3.4', completion: 'C3', order: '3.6', incompatible: '3.5' },
    field: scores.map((score) => ({ score, players: competitors.filter((one) => one.score === score).map(noted) })),
    groups,
    boards,
    bye: paired.kind === 'paired' ? (paired.bye?.id ?? null) : null,
    colourless: false,
    movedDownMayLeave: false,
    obstacle: (a, b) => obstacle(at(a), at(b), of),
    byeObstacle: (player) => byeObstacle(at(player), of),
    stuckWithout: (gone) =>
      stuckAmong(
        competitors.filter(({ id }) => !gone.includes(id)),
        mayMeet,
      ),
    chosen: (group) => {
      const index = groups!.indexOf(group)
      const rest = brackets.slice(index + 1).flatMap(({ residents, upfloaters }) => [...residents, ...upfloaters])
      const { ofUpfloaters, ofPairs } = cardOf(brackets[index]!, rest, system, facts)
      return candidateOf(brackets[index]!, [...ofUpfloaters, ...ofPairs])
    },
    compare: (wish) => {
      if (wish.kind !== 'pair' || paired.kind !== 'paired') throw new Error('nobody leaves a bracket downwards')
      const [a, b] = wish.pair.map(at) as [Competitor, Competitor]
      const lower = a.score === b.score ? null : a.score < b.score ? a.id : b.id
      return compareRounds(paired, of, facts, onlyThese(competitors, wish.pair), lower)
    },
    earlier,
    natural: (pair, { players }) => naturalIn(pair, players),
    exchange: () => null,
    colours: (board) => coloursOf(board, of),
  })
  return {
    ...told,
    why: (a, b) => {
      const answer = told.why(a, b)
      if (answer?.kind !== 'pair' || paired.kind !== 'paired') return answer
      const [higher, lower] = answer.players.map(at) as [Competitor, Competitor]
      const float = higher.score === lower.score ? null : whyUnpaired(lower, paired, of, facts)
      return { ...answer, ...(float?.kind === 'float' ? { articles: ['3.5'], float } : {}) } satisfies WhyPair
    },
    whyUnpaired: (player) => {
      const one = competitorAt(player, of)
      return one === undefined || paired.kind !== 'paired' ? null : whyUnpaired(one, paired, of, facts)
    },
    whyNotUnpaired: (player) => {
      const one = competitorAt(player, of)
      return one === undefined || paired.kind !== 'paired' ? told.whyNotUnpaired(player) : whyNotUnpaired(one, paired, of, facts)
    },
  }
}

const groupOf = ({ residents, upfloaters, pairs }: PairedBracket, last: boolean): ToldGroup => ({
  players: [...residents, ...upfloaters].sort(byNumber).map(({ id }) => id),
  movedDown: [],
  pairs: pairs.map(higherFirst),
  downfloaters: [],
  last,
  incompatible: [],
})

const higherFirst = ({ top, bottom }: Pair): Two => (compareFirst(top, bottom) <= 0 ? [top.id, bottom.id] : [bottom.id, top.id])

const obstacle = (a: Competitor, b: Competitor, of: RoundOf): Obstacle | null => (mayMeet(a, b) ? null : metOrKeptApart(a, b, of, 'C1'))

/** 3.6.2: for a top member, the bottom members before the one it meets whom no top member before it has. */
const earlier = ([higher, lower]: Two, { players, pairs }: ToldGroup): readonly PlayerId[] => {
  const place = (id: PlayerId): number => players.indexOf(id)
  const [own, taken] = [place(higher), place(lower)]
  if (own > taken) return []
  return players.slice(own + 1, taken).filter((id) => {
    const pair = pairs.find((one) => one.includes(id))!
    const top = Math.min(...pair.map(place))
    return top !== place(id) && top > own
  })
}
