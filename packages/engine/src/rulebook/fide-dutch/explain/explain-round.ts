import type { BracketEvent, CandidateEvent, Explanation, ExplanationEvent } from '../../../pairing/explanation.ts'
import { compareBoards } from '../board-order.ts'
import type { Bracket } from '../bracket.ts'
import { allocateColours } from '../colour-allocation.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted, whoIsStuck } from '../completion.ts'
import type { PairedBracket } from '../pair-round.ts'
import { scoregroupsOf } from '../scoregroups.ts'
import { explainCandidate, naturalCandidate, subgroupsOf } from './candidate.ts'
import { exchangeEvent } from './exchange.ts'
import { noted } from './notation.ts'
import { absoluteObstacle } from './obstacle.ts'
import { passedOver } from './passed-over.ts'
import { type Candidate, firstDifference, reportCard } from './report-card.ts'
import { boardOf, type Scene } from './scene.ts'

/** How many opponents passed over are looked into for one bracket. */
const mostPassedOver = 8

/** The round as an arbiter would present it: scoregroups, then bracket by bracket, then colours and the bye. */
export const explainRound = (scene: Scene): Explanation => {
  const { edition, round, competitors, brackets } = scene
  const field: ExplanationEvent = {
    kind: 'field',
    articles: [edition.names.order, edition.names.brackets],
    scoregroups: scoregroupsOf(competitors).map((group) => ({ score: group[0]!.score, players: group.map(noted) })),
  }
  const events =
    brackets === null ? [impossible(scene)] : [...brackets.flatMap((_, index) => explainBracket(index, scene)), ...ending(scene)]
  return { rulebook: edition.id, round, events: [field, ...events].map((event) => Object.freeze(event)) }
}

const impossible = ({ competitors, edition }: Scene): ExplanationEvent => {
  const { stuck, only } = whoIsStuck(competitors, edition)
  return { kind: 'impossible', articles: [edition.names.round], stuck: stuck.map(({ id }) => id), only: only.map(({ id }) => id) }
}

const explainBracket = (index: number, scene: Scene): readonly ExplanationEvent[] => {
  const paired = scene.brackets![index]!
  const { bracket, pairing, failed } = paired
  const { names } = scene.edition
  const { mdps } = subgroupsOf(bracket, pairing)
  const natural = naturalCandidate(bracket, pairing.pairs.length, mdps.length)
  const same = samePairs(natural, pairing)
  const naturalEvent = candidateEvent('natural-candidate', natural, paired, scene, null, same)
  const chosenCard = reportCard(pairing, bracket, paired.ahead, scene.edition)
  const difference = naturalEvent.candidate.card === null ? null : firstDifference(chosenCard, naturalEvent.candidate.card)
  const betterBy = difference === null ? null : chosenCard[difference.index]!.article
  return [
    bracketEvent(index, bracket, pairing.pairs.length, mdps.length, [names.brackets, names.parameters]),
    ...(failed === null
      ? []
      : [candidateEvent('failed-candidate', failed, { ...paired, bracket: { ...bracket, kind: 'normal' } }, scene, null, false)]),
    ...(same ? [] : [naturalEvent, ...exchangeEvent(paired, scene), ...passedOver(paired, scene, mostPassedOver)]),
    candidateEvent('chosen-candidate', pairing, paired, scene, betterBy, same),
    ...completionEvent(index, scene),
  ]
}

const samePairs = (a: Candidate, b: Candidate): boolean =>
  a.pairs.length === b.pairs.length &&
  a.pairs.every((pair) => b.pairs.some((other) => other.higher.rank === pair.higher.rank && other.lower.rank === pair.lower.rank))

const candidateEvent = (
  kind: CandidateEvent['kind'],
  candidate: Candidate,
  { bracket, ahead }: PairedBracket,
  { edition, tournament, round }: Scene,
  betterBy: string | null,
  natural: boolean,
): CandidateEvent => {
  const illegal = candidate.pairs.flatMap((pair) => {
    const obstacle = absoluteObstacle(pair.higher, pair.lower, tournament, round, edition)
    return obstacle === null ? [] : [{ pair, obstacle }]
  })
  const card = illegal.length > 0 ? null : reportCard(candidate, bracket, ahead, edition)
  return {
    kind,
    articles: kind === 'chosen-candidate' ? [edition.names.best] : [edition.names.subgroups, edition.names.candidate],
    candidate: explainCandidate(bracket, candidate, card, illegal),
    betterBy,
    natural,
  }
}

const bracketEvent = (index: number, bracket: Bracket, maxPairs: number, m1: number, articles: readonly string[]): BracketEvent => {
  const wants = (colour: string): number => bracket.players.filter((player) => player.preference.colour === colour).length
  const minority = wants('white') < wants('black') ? 'white' : 'black'
  const majority = minority === 'white' ? 'black' : 'white'
  const none = bracket.players.filter((player) => player.preference.colour === null).length
  const mild = bracket.players.filter(({ preference }) => preference.colour === majority && preference.strength === 'mild').length
  const x = Math.max(0, maxPairs - wants(minority) - none)
  return {
    kind: 'bracket',
    articles,
    number: index + 1,
    bracketKind: bracket.kind,
    last: bracket.last,
    movedDown: bracket.players.slice(0, bracket.movedDown).map(noted),
    residents: bracket.players.slice(bracket.movedDown).map(noted),
    m0: bracket.movedDown,
    m1,
    maxPairs,
    x,
    z: Math.max(0, x - mild),
  }
}

/** A.9: whether the downfloaters and everybody below can be paired; after a PPB the test that made it one. */
const completionEvent = (index: number, { brackets, competitors, edition }: Scene): readonly ExplanationEvent[] => {
  const { bracket, pairing } = brackets![index]!
  if (bracket.last) return []
  const done = new Set(
    brackets!.slice(0, index + 1).flatMap((b) => b.pairing.pairs.flatMap(({ higher, lower }) => [higher.rank, lower.rank])),
  )
  const rest = competitors.filter((player) => !done.has(player.rank))
  const ids = (players: readonly Competitor[]) => players.map(({ id }) => id)
  const completed = canBeCompleted([...pairing.downfloaters, ...rest.filter((p) => !pairing.downfloaters.includes(p))], edition)
  return [
    {
      kind: 'completion',
      articles: [edition.names.round, edition.names.completion],
      completed,
      rest: ids(rest),
      stuck: completed ? [] : ids(whoIsStuck(rest, edition).stuck),
    },
  ]
}

/** Colours of every board in order, then the bye. */
const ending = ({ brackets, edition, initialColour, competitors }: Scene): readonly ExplanationEvent[] => {
  const pairs = brackets!.flatMap(({ pairing }) => pairing.pairs).sort(compareBoards)
  const colours = pairs.map((pair): ExplanationEvent => {
    const { rule, higherGets } = allocateColours(pair.higher, pair.lower, initialColour)
    const [white, black] = higherGets === 'white' ? [pair.higher, pair.lower] : [pair.lower, pair.higher]
    return {
      kind: 'colours',
      articles: [edition.names.colours[rule]],
      board: boardOf(pair, initialColour),
      white: noted(white),
      black: noted(black),
    }
  })
  const bye = brackets!.at(-1)?.pairing.downfloaters[0]
  if (bye === undefined) return colours
  const barred = competitors.filter((player) => player.rank > bye.rank && !player.mayTakeBye).map(({ id }) => id)
  return [...colours, { kind: 'bye', articles: [edition.names.bye, edition.names.byeBar], player: bye.id, barred }]
}
