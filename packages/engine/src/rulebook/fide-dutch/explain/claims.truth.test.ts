import { describe, expect, test } from 'vitest'
import type { PlayerId } from '../../../model/ids.ts'
import type { ExplanationEvent, Failure, Obstacle } from '../../../pairing/explanation.ts'
import {
  type AskedBook,
  asked2017,
  asked2026,
  bestByTheBook,
  canAllBePaired,
  firstDifferent,
  toBeDealtWith,
} from '../../../testing/asked-of-the-book.ts'
import { cardAsTold } from '../../../testing/card-as-told.ts'
import { randomTournament } from '../../../testing/random/random-tournament.ts'
import { defaultLimit, makeBudget } from '../../by-the-book/budget.ts'
import { fideDutch2017 } from '../../fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../fide-dutch-2026/index.ts'
import type { Candidate } from '../by-the-book/candidate.ts'
import type { Below, PairedBracket } from '../by-the-book/pair-bracket.ts'
import type { PairedRound } from '../by-the-book/pair-round.ts'
import { type ReportCard, reportCard } from '../by-the-book/report-card.ts'
import type { Competitor } from '../competitor.ts'
import { competitorsOf } from '../competitors.ts'
import { mayMeet } from '../edition.ts'

type Pairs = readonly (readonly [PlayerId, PlayerId])[]
type Claim = {
  readonly event: ExplanationEvent
  readonly paired: PairedBracket
  readonly below: Below
  readonly asked: AskedBook
  readonly competitors: readonly Competitor[]
  readonly about: object
}

const pairsOf = ({ pairs }: Candidate): Pairs => pairs.map(({ higher, lower }) => [higher.id, lower.id] as const)
const has = (pairs: Pairs, [a, b]: readonly [PlayerId, PlayerId]): boolean =>
  pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
/** Nobody of the group meets another of it. */
const apart = (pairs: Pairs, group: readonly PlayerId[]): boolean => !pairs.some(([a, b]) => group.includes(a) && group.includes(b))

/** S1 and S2 of the remainder, or of the homogeneous bracket; the MDPs that are paired, and the limbo. */
const subgroups = ({ bracket, candidate }: PairedBracket) => {
  const { arrangement, mdpPairing } = candidate
  const id = (bsn: number): PlayerId => arrangement.players[bsn - 1]!.id
  const half = arrangement.s1.length
  return {
    mdpPairs: pairsOf(candidate).slice(0, mdpPairing?.s1.length ?? 0),
    limbo: (mdpPairing?.limbo ?? []).map((bsn) => bracket.players[bsn - 1]!.id),
    s1: arrangement.s1.map(id),
    s2: arrangement.s2.map(id),
    upper: arrangement.players.slice(0, half).map((player) => player.id),
    lower: arrangement.players.slice(half).map((player) => player.id),
  }
}

const floats = (candidate: Candidate, players: readonly PlayerId[]): boolean =>
  players.every((id) => candidate.downfloaters.some((player) => player.id === id))

/** The obstacle is what the best of the candidates that `wanted` lets pass loses by, with both values, or there is none at all. */
const expectObstacle = (obstacle: Obstacle, wanted: (candidate: Candidate) => boolean, { paired, below, asked, about }: Claim): void => {
  const best = bestByTheBook(paired, asked, below, wanted)
  const article = best === null ? null : firstDifferent(paired.card, best.card)
  const failure = (card: ReportCard | undefined) =>
    card === undefined ? undefined : cardAsTold(card).find((line) => line.article === article)
  const right: Record<string, object> = {
    incomplete: { kind: 'incomplete', article: asked.book.edition.names.completion, stuck: null },
    'more-float': { kind: 'more-float', article: asked.book.edition.criteria[0]!.article },
    worse: { kind: 'worse', article, value: failure(best?.card), instead: failure(paired.card) },
  }
  expect({ about, obstacle, none: best === null }).toEqual({ about, obstacle: right[obstacle.kind], none: obstacle.kind === 'incomplete' })
  if (obstacle.kind === 'more-float') expect({ about, article }).toEqual({ about, article: obstacle.article })
}

const expectPassedOver = (claim: Claim): void => {
  const { event, paired, asked, competitors, about } = claim
  if (event.kind !== 'passed-over') return
  const player = (id: PlayerId): Competitor => competitors.find((one) => one.id === id)!
  const [a, b] = [player(event.player), player(event.opponent)]
  const legal = mayMeet(asked.book.edition, a, b)
  expect({ about, legal }).toEqual({ about, legal: ['worse', 'incomplete', 'more-float'].includes(event.obstacle.kind) })
  if (!legal) return
  const chosen = pairsOf(paired.candidate)
  const settled = chosen.slice(
    0,
    chosen.findIndex(([first]) => first === a.id),
  )
  const { limbo, s1, s2, mdpPairs } = subgroups(paired)
  const inRemainder = settled.length >= mdpPairs.length
  expectObstacle(
    event.obstacle,
    (candidate) => {
      const pairs = pairsOf(candidate)
      if (![...settled, [a.id, b.id] as const].every((pair) => has(pairs, pair)) || !floats(candidate, limbo)) return false
      return !inRemainder || (apart(pairs, s1) && apart(pairs, s2))
    },
    claim,
  )
}

const expectExchange = (claim: Claim): void => {
  const { event, paired } = claim
  if (event.kind !== 'exchange') return
  const { limbo, mdpPairs, upper, lower } = subgroups(paired)
  expectObstacle(
    event.obstacle,
    (candidate) => {
      const pairs = pairsOf(candidate)
      return mdpPairs.every((pair) => has(pairs, pair)) && floats(candidate, limbo) && apart(pairs, upper) && apart(pairs, lower)
    },
    claim,
  )
}

/** The card of a natural candidate that is legal; and that one which is not says which pair is at fault. */
const expectNatural = ({ event, paired, below, asked, competitors, about }: Claim): void => {
  if (event.kind !== 'natural-candidate') return
  const player = (id: PlayerId): Competitor => competitors.find((one) => one.id === id)!
  const pairs = event.candidate.pairs.map(([a, b]) => ({ higher: player(a), lower: player(b) }))
  const illegal = pairs.filter(({ higher, lower }) => !mayMeet(asked.book.edition, higher, lower))
  expect({ about, illegal: event.candidate.illegal.map(({ pair }) => pair) }).toEqual({
    about,
    illegal: illegal.map(({ higher, lower }) => [higher.id, lower.id]),
  })
  expect({ about, hasCard: event.candidate.card !== null }).toEqual({ about, hasCard: illegal.length === 0 })
  if (illegal.length > 0) return
  const criteria = asked.book.edition.criteria.filter((criterion) => criterion.kind !== 'next-bracket' || below.lookAhead !== null)
  const downfloaters = event.candidate.downfloaters.map(player)
  const made = { ...paired.candidate, pairs, downfloaters }
  // A candidate that leaves the following bracket no way to be completed has no place there, and its line tells nothing.
  const told = below.completes === null || below.completes(downfloaters)
  const card = reportCard(criteria, made, paired.bracket, below.lookAhead, below.byeScore)
  const lines = (list: readonly Failure[] | null) =>
    list!.filter((line) => line.kind !== 'next-bracket' || (told && downfloaters.length > 0))
  expect({ about, card: lines(event.candidate.card) }).toEqual({ about, card: lines(cardAsTold(card)) })
}

/** Those named as incompatible cannot all be paired in the bracket. */
const expectIncompatible = ({ event, paired, asked, about }: Claim): void => {
  if (event.kind !== 'incompatible') return
  const mdps = new Set(paired.bracket.players.slice(0, paired.bracket.movedDown).map(({ rank }) => rank))
  const players = paired.bracket.players.map((player) =>
    mdps.has(player.rank) ? { ...player, excluded: new Set([...player.excluded, ...mdps]) } : player,
  )
  const group = players.filter(({ id }) => event.players.includes(id))
  expect({ about, canBePaired: canAllBePaired(group, players, asked) }).toEqual({ about, canBePaired: false })
  const spare = players.filter(({ id }) => !event.players.includes(id) && !event.only.includes(id))
  const overlooked = spare.filter((player) => group.some((member) => mayMeet(asked.book.edition, player, member)))
  expect({ about, overlooked }).toEqual({ about, overlooked: [] })
  for (const { pair } of event.obstacles) {
    const [a, b] = pair.map((id) => players.find((player) => player.id === id)!) as [Competitor, Competitor]
    expect({ about, pair, mayMeet: mayMeet(asked.book.edition, a, b) }).toEqual({ about, pair, mayMeet: false })
  }
}

/** Whether all players left can be paired, tried out. */
const expectCompletion = ({ event, below, asked, competitors, about }: Claim): void => {
  if (event.kind !== 'completion') return
  const rest = event.rest.map((id) => competitors.find((one) => one.id === id)!)
  const allowed = rest.map((player) => ({
    ...player,
    mayTakeBye: player.mayTakeBye && (below.byeScore === null || player.score === below.byeScore),
  }))
  expect({ about, completed: event.completed }).toEqual({
    about,
    completed: canAllBePaired(toBeDealtWith(allowed), toBeDealtWith(allowed), asked),
  })
}

describe.each([
  { asked: asked2017, system: fideDutch2017, first: 80_001 },
  { asked: asked2026, system: fideDutch2026, first: 90_001 },
])('what the explanation of a small round by $system.id claims', ({ asked, system, first }) => {
  test('is confirmed by trying every candidate of the bracket', () => {
    const counts: Record<string, number> = {}
    for (let seed = first; seed < first + 500; seed++)
      for (const { tournament, round, answer } of randomTournament(seed, (t, r) => system.pairRound(t, r), {
        players: [3, 10],
        rounds: [1, 8],
      })) {
        if (answer.kind !== 'pairing') continue
        const competitors = competitorsOf(tournament, round, asked.book.edition)
        const paired = asked.pair(competitors) as PairedRound
        let index = -1
        for (const event of system.explainer(tournament, round).explain!().events) {
          if (event.kind === 'bracket') index++
          if (index === -1) continue
          const below = asked.below(index, paired, competitors, makeBudget(defaultLimit))
          const claim: Claim = { event, paired: paired.brackets[index]!, below, asked, competitors, about: { seed, round, index } }
          for (const expectTrue of [expectPassedOver, expectExchange, expectNatural, expectIncompatible, expectCompletion])
            expectTrue(claim)
          if (event.kind === 'failed-candidate' && paired.failed !== null)
            expect({ about: claim.about, pairs: event.candidate.pairs, card: event.candidate.card!.filter(asksHere(event)) }).toEqual({
              about: claim.about,
              pairs: pairsOf(paired.failed.candidate),
              card: cardAsTold(paired.failed.card).filter(asksHere(event)),
            })
          const kind = 'obstacle' in event ? `${event.kind}: ${event.obstacle.kind}` : event.kind
          counts[kind] = (counts[kind] ?? 0) + 1
        }
      }
    for (const kind of [
      'passed-over: met',
      'passed-over: worse',
      'exchange: worse',
      'incompatible',
      'failed-candidate',
      'natural-candidate',
    ])
      expect({ kind, seen: (counts[kind] ?? 0) > 30 }).toEqual({ kind, seen: true })
  })
})

const asksHere =
  ({ candidate }: Extract<ExplanationEvent, { readonly candidate: unknown }>) =>
  ({ kind }: Failure): boolean =>
    kind !== 'next-bracket' || candidate.downfloaters.length > 0
