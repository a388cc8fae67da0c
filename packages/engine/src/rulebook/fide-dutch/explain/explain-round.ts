import type { Explanation, ExplanationEvent } from '../../../pairing/explanation.ts'
import type { ExplainedGroup } from '../../../pairing/explanation-answers.ts'
import { compareBoards } from '../board-order.ts'
import { whoIsStuck } from '../completion.ts'
import { scoregroupsOf } from '../scoregroups.ts'
import { barredBelow } from './bye.ts'
import { coloursEvent } from './colours-event.ts'
import { explainBracket } from './explain-bracket.ts'
import { noted } from './notation.ts'
import type { Scene } from './scene.ts'

/** The round as an arbiter would present it: scoregroups, then bracket by bracket, then colours and the bye. */
export const explainRound = (scene: Scene): Explanation => {
  const { edition, round, brackets } = scene
  const field: ExplanationEvent = {
    kind: 'field',
    articles: [edition.names.order, edition.names.brackets],
    scoregroups: fieldOf(scene),
  }
  const events =
    brackets === null ? [impossible(scene)] : [...brackets.flatMap((_, index) => explainBracket(index, scene)), ...ending(scene)]
  return Object.freeze({ rulebook: edition.id, round, events: Object.freeze([field, ...events].map((event) => Object.freeze(event))) })
}

/** The scoregroups with everybody's notation. */
export const fieldOf = ({ competitors }: Pick<Scene, 'competitors'>): readonly ExplainedGroup[] =>
  scoregroupsOf(competitors).map((group) => ({ score: group[0]!.score, players: group.map(noted) }))

const impossible = ({ competitors, edition }: Scene): ExplanationEvent => {
  const { stuck, only, bye } = whoIsStuck(competitors, edition)
  return { kind: 'impossible', articles: [edition.names.round], stuck: stuck.map(({ id }) => id), only: only.map(({ id }) => id), bye }
}

/** Colours of every board in order, then the bye. */
const ending = (scene: Scene): readonly ExplanationEvent[] => {
  const { brackets, edition } = scene
  const pairs = brackets!.flatMap(({ pairing }) => pairing.pairs).sort(compareBoards)
  const colours = pairs.flatMap((pair) => coloursEvent(pair, scene, scene.initialColour) ?? [])
  const bye = brackets!.at(-1)?.pairing.downfloaters[0]
  if (bye === undefined) return colours
  const articles = [edition.names.bye, edition.names.byeBar]
  return [...colours, { kind: 'bye', articles, player: bye.id, barred: barredBelow(bye, scene) }]
}
