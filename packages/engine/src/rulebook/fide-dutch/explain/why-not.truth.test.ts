import { describe, expect, test } from 'vitest'
import type { PlayerId } from '../../../model/ids.ts'
import type { Failure } from '../../../pairing/explanation.ts'
import type { WhyNot } from '../../../pairing/explanation-answers.ts'
import type { Board, RoundPairing } from '../../../pairing/round-pairing.ts'
import {
  type AskedBook,
  asked2017,
  asked2026,
  bestByTheBook,
  canAllBePaired,
  firstDifferent,
  type Placed,
  toBeDealtWith,
} from '../../../testing/asked-of-the-book.ts'
import { cardAsTold } from '../../../testing/card-as-told.ts'
import { makeDice } from '../../../testing/random/dice.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { defaultLimit, makeBudget } from '../../by-the-book/budget.ts'
import { fideDutch2017 } from '../../fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'
import type { Bracket } from '../bracket.ts'
import type { Candidate } from '../by-the-book/candidate.ts'
import { canBeCompleted } from '../by-the-book/completion.ts'
import type { PairedRound } from '../by-the-book/pair-round.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { mayMeet } from '../edition.ts'

/** A verdict, as far as the book can tell it: its kind, and the first criterion lost. */
type Verdict = {
  readonly kind: string
  readonly criterion?: string
  readonly floats?: boolean
  /** How far the best with the wish fails that criterion, or its pairs, where it fails none more than the chosen one. */
  readonly failure?: Failure | undefined
  readonly pairs?: readonly (readonly [PlayerId, PlayerId])[]
  /** Who has to be paired with the wish granted, when they cannot be. */
  readonly left?: readonly Competitor[]
}

const meets = (a: Competitor, b: Competitor) => (candidate: Candidate) =>
  candidate.pairs.some(({ higher, lower }) => (higher === a && lower === b) || (higher === b && lower === a))
const floats = (player: Competitor) => (candidate: Candidate) => candidate.downfloaters.includes(player)

/** B.3: in the last bracket MDPs do not meet each other. */
const apart = (players: readonly Competitor[], { players: all, movedDown }: Bracket): readonly Competitor[] => {
  const mdps = new Set(all.slice(0, movedDown).map(({ rank }) => rank))
  return players.map((player) => (mdps.has(player.rank) ? { ...player, excluded: new Set([...player.excluded, ...mdps]) } : player))
}

const inBracket = (
  index: number,
  wanted: (candidate: Candidate) => boolean,
  gone: readonly Competitor[],
  round: PairedRound,
  competitors: readonly Competitor[],
  asked: AskedBook,
): Verdict => {
  const paired = round.brackets[index]!
  const above = round.brackets.slice(0, index).flatMap(({ candidate }) => candidate.pairs.flatMap(({ higher, lower }) => [higher, lower]))
  const left = competitors.filter((player) => !above.includes(player) && !gone.includes(player))
  const stuck = { kind: 'cannot-be-completed', left: paired.bracket.last ? apart(left, paired.bracket) : left }
  const below = asked.below(index, round, competitors, makeBudget(defaultLimit))
  const best = bestByTheBook(paired, asked, below, wanted)
  if (best !== null) {
    const criterion = firstDifferent(paired.card, best.card)
    const pairs = best.candidate.pairs.map(({ higher, lower }) => [higher.id, lower.id] as const)
    return criterion === null
      ? { kind: 'later', pairs }
      : { kind: 'worse', criterion, failure: failureIn(cardAsTold(best.card), criterion) }
  }
  // Whoever else could take the bye: C5 of 2026 is lost, and nothing else.
  if (below.byeScore === null) return stuck
  const rest = competitors.filter((player) => player.score < paired.bracket.lowestScore)
  const completes = (downfloaters: readonly Competitor[]) =>
    canBeCompleted([...downfloaters, ...rest], asked.book.edition, makeBudget(defaultLimit))
  const anyBye = bestByTheBook(paired, asked, { completes, lookAhead: null, byeScore: null }, wanted)
  return anyBye === null ? stuck : { kind: 'worse', criterion: 'C5' }
}

const aboutPair = (a: Competitor, b: Competitor, competitors: readonly Competitor[], asked: AskedBook): Verdict => {
  const [higher, lower] = a.rank < b.rank ? [a, b] : [b, a]
  if (!mayMeet(asked.book.edition, higher, lower)) return { kind: 'forbidden' }
  const others = competitors.filter((player) => player !== a && player !== b)
  const round = asked.pair(competitors)
  if (round.kind === 'impossible') return { kind: 'cannot-be-completed', left: competitors }
  if (!canAllBePaired(toBeDealtWith(others), toBeDealtWith(others), asked)) return { kind: 'cannot-be-completed', left: others }
  if (round.brackets.some(({ candidate }) => meets(a, b)(candidate))) return { kind: 'paired' }
  const index = round.brackets.findIndex(
    ({ bracket, candidate }) =>
      bracket.players.includes(higher) && (bracket.players.includes(lower) || !candidate.downfloaters.includes(higher)),
  )
  const together = round.brackets[index]!.bracket.players.includes(lower)
  const verdict = inBracket(index, together ? meets(a, b) : floats(higher), together ? [a, b] : [], round, competitors, asked)
  return verdict.kind === 'cannot-be-completed' ? verdict : { ...verdict, floats: !together }
}

const aboutFloat = (player: Competitor, competitors: readonly Competitor[], asked: AskedBook): Verdict => {
  const round = asked.pair(competitors)
  if (round.kind === 'impossible') return { kind: 'cannot-be-completed', left: competitors }
  if (round.brackets.some(({ candidate }) => candidate.downfloaters.includes(player))) return { kind: 'unpaired' }
  const index = round.brackets.findIndex(({ bracket }) => bracket.players.includes(player))
  if (round.brackets[index]!.bracket.last) {
    if (competitors.length % 2 === 0) return { kind: 'no-bye' }
    if (!player.mayTakeBye) return { kind: 'forbidden' }
  }
  const verdict = inBracket(index, floats(player), [player], round, competitors, asked)
  return verdict.kind === 'cannot-be-completed' ? verdict : { ...verdict, floats: true }
}

const failureIn = (card: readonly Failure[], criterion: string) => card.find(({ article }) => article === criterion)

const told = (answer: WhyNot): Verdict => {
  const { kind } = answer
  if (kind === 'later') return { kind, pairs: answer.alternative.pairs, floats: answer.mustFloat !== null }
  if (kind === 'worse') {
    const { criterion, alternative } = answer
    const failure = criterion === 'C5' ? {} : { failure: failureIn(alternative.card!, criterion) }
    return { kind, criterion, ...failure, floats: answer.mustFloat !== null }
  }
  return { kind }
}

describe.each([
  { asked: asked2017, system: fideDutch2017, tournaments: 450, first: 50_001 },
  { asked: asked2026, system: fideDutch2026, tournaments: 450, first: 60_001 },
])('random questions about small tournaments by $system.id', ({ asked, system, tournaments, first }) => {
  test('every verdict is that of the book with the wish granted', () => {
    const counts: Record<string, number> = {}
    for (let seed = first; seed < first + tournaments; seed++) {
      const dice = makeDice(seed)
      for (const { tournament, round, answer } of randomTournament(seed, (t, r) => system.pairRound(t, r), {
        players: [3, 10],
        rounds: [1, 8],
      })) {
        if (answer.kind !== 'pairing' && answer.kind !== 'no-legal-pairing') continue
        const competitors = competitorsOf(tournament, round, asked.book.edition)
        if (competitors.length < 2) continue
        const explainer = system.explainer(tournament, round)
        for (let question = 0; question < 3; question++) {
          const [a, b] = dice.shuffle(competitors) as [Competitor, Competitor]
          const pair = question < 2
          const found = pair ? explainer.whyNot(a.id, b.id) : explainer.whyNotUnpaired(a.id)
          const { left, ...right } = pair ? aboutPair(a, b, competitors, asked) : aboutFloat(a, competitors, asked)
          const about = { seed, round, a: a.id, b: pair ? b.id : null }
          expect({ ...about, verdict: told(found) }).toEqual({ ...about, verdict: right })
          if (found.kind === 'cannot-be-completed') expectStuck(found, left!, asked, about)
          if ((found.kind === 'worse' || found.kind === 'later') && pair) expectChange(found, answer as RoundPairing, [a, b], about)
          counts[right.kind] = (counts[right.kind] ?? 0) + 1
        }
      }
    }
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3000)
    for (const kind of ['paired', 'forbidden', 'cannot-be-completed', 'worse', 'later', 'unpaired', 'no-bye'])
      expect({ kind, asked: (counts[kind] ?? 0) > 20 }).toEqual({ kind, asked: true })
  })
})

/** The boards that would change make a whole round with the others, and the two meet in it. */
const expectChange = (
  { change }: Extract<WhyNot, { readonly kind: 'worse' | 'later' }>,
  { boards, bye }: RoundPairing,
  [a, b]: readonly [Competitor, Competitor],
  about: object,
): void => {
  const key = ({ white, black }: Board): string => `${white}-${black}`
  const gone = change!.without.map(key)
  expect({ about, gone: gone.every((board) => boards.map(key).includes(board)) }).toEqual({ about, gone: true })
  const after = [...boards.filter((board) => !gone.includes(key(board))), ...change!.instead]
  const playing = (list: readonly Board[]) => list.flatMap(({ white, black }) => [white, black])
  const meet = after.some((board) => playing([board]).every((id) => id === a.id || id === b.id))
  const field = [...playing(boards), ...(bye === null ? [] : [bye])]
  const played = new Set(playing(after))
  const left = field.filter((id) => !played.has(id))
  expect({ about, meet, boards: after.length, twice: 2 * after.length - played.size, left: left.length }).toEqual({
    about,
    meet: true,
    boards: boards.length,
    twice: 0,
    left: bye === null ? 0 : 1,
  })
  expect({ about, foreign: [...played].filter((id) => !field.includes(id)) }).toEqual({ about, foreign: [] })
}

/** The group named cannot all be paired, even if everybody else makes way, and whoever of the others may meet one of it is named too. */
const expectStuck = (
  { stuck, only, bye }: Extract<WhyNot, { readonly kind: 'cannot-be-completed' }>,
  left: readonly Competitor[],
  asked: AskedBook,
  about: object,
): void => {
  const group: Placed[] = left.filter(({ id }) => stuck.includes(id))
  if (bye) group.push('bye')
  const canBePaired = canAllBePaired(group, toBeDealtWith(left), asked)
  const unnamed = left.filter((player) => !stuck.includes(player.id) && !only.includes(player.id))
  const overlooked = unnamed.filter((player) => group.some((member) => canAllBePaired([player], [player, member], asked)))
  expect({ about, empty: group.length === 0, canBePaired, overlooked }).toEqual({ about, empty: false, canBePaired: false, overlooked: [] })
}
