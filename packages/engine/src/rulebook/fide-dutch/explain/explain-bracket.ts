import type { BracketEvent, CandidateEvent, ExplanationEvent } from '../../../pairing/explanation.ts'
import { firstDifference } from '../../../pairing/explanation-cards.ts'
import type { Bracket } from '../bracket.ts'
import type { PairedBracket } from '../pair-round.ts'
import { explainCandidate, naturalCandidate, subgroupsOf } from './candidate.ts'
import { completionEvent, failedCandidate } from './completion-event.ts'
import { exchangeEvent } from './exchange.ts'
import { incompatibleIn } from './incompatible.ts'
import { noted } from './notation.ts'
import { absoluteObstacle } from './obstacle.ts'
import { passedOver } from './passed-over.ts'
import { type Candidate, reportCard } from './report-card.ts'
import type { Scene } from './scene.ts'

/** How many opponents passed over are looked into for one bracket. */
const mostPassedOver = 8

/**
 * One bracket as an arbiter would present it: who is in it and how many can be paired; what was paired first and failed the completion test; the
 * natural candidate, what was passed over, the chosen one, and the completion test it passes.
 */
export const explainBracket = (index: number, scene: Scene): readonly ExplanationEvent[] => {
  const paired = scene.brackets![index]!
  const { bracket, pairing } = paired
  const { mdps } = subgroupsOf(bracket, pairing)
  const natural = naturalCandidate(bracket, pairing.pairs.length, mdps.length)
  const same = samePairs(natural, pairing)
  const naturalEvent = candidateEvent('natural-candidate', natural, paired, scene, null, same)
  const chosenCard = reportCard(pairing, bracket, paired.ahead, scene.edition)
  const difference = naturalEvent.candidate.card === null ? null : firstDifference(chosenCard, naturalEvent.candidate.card)
  const betterBy = difference === null ? null : chosenCard[difference.index]!.article
  return [
    bracketEvent(index, bracket, pairing.pairs.length, mdps.length, scene),
    ...incompatibleIn(bracket, scene),
    ...failedEvents(paired, scene),
    ...(same ? [] : [naturalEvent, ...exchangeEvent(paired, scene), ...passedOver(paired, scene, mostPassedOver)]),
    candidateEvent('chosen-candidate', pairing, paired, scene, betterBy, same),
    ...(bracket.last ? [] : [completionEvent(pairing, paired, scene)]),
  ]
}

const failedEvents = (paired: PairedBracket, scene: Scene): readonly ExplanationEvent[] => {
  const failed = failedCandidate(paired, scene)
  if (failed === null) return []
  const event = candidateEvent('failed-candidate', failed.candidate, failed.paired, scene, null, false)
  return [event, completionEvent(failed.candidate, { ...failed.paired, ahead: paired.ahead }, scene)]
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
    articles: kind === 'natural-candidate' ? [edition.names.subgroups, edition.names.candidate] : [edition.names.best],
    candidate: explainCandidate(bracket, candidate, card, illegal),
    betterBy,
    natural,
  }
}

const bracketEvent = (index: number, bracket: Bracket, maxPairs: number, m1: number, { edition }: Scene): BracketEvent => {
  const wants = (colour: string): number => bracket.players.filter((player) => player.preference.colour === colour).length
  const minority = wants('white') < wants('black') ? 'white' : 'black'
  const majority = minority === 'white' ? 'black' : 'white'
  const none = bracket.players.filter((player) => player.preference.colour === null).length
  const mild = bracket.players.filter(({ preference }) => preference.colour === majority && preference.strength === 'mild').length
  const x = Math.max(0, maxPairs - wants(minority) - none)
  const { brackets, round, parameters } = edition.names
  return {
    kind: 'bracket',
    articles: bracket.kind === 'normal' ? [brackets, parameters] : [brackets, round, parameters],
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
