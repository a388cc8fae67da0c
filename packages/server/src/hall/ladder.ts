import { type Desk, type DeskState, effective, isOpen } from '@zug/engine/desk'
import { createMemory } from '@zug/engine/model'
import type { HallState } from './state.ts'

/** What everybody may see of a published round, from least to most; each rung has all below it. */
export const levels = ['nothing', 'pairings', 'results', 'standings'] as const
export type Level = (typeof levels)[number]

/** Where a round comes up when it is published, and where it rises to with its last result. */
export type Plan = { readonly onPublish: Level; readonly onComplete: Level }

/** Without a decision everything that is published is shown. */
const openPlan: Plan = Object.freeze({ onPublish: 'standings', onComplete: 'standings' })

export const isBelow = (a: Level, b: Level): boolean => levels.indexOf(a) < levels.indexOf(b)
const higher = (a: Level, b: Level): Level => (isBelow(a, b) ? b : a)
const lower = (a: Level, b: Level): Level => (isBelow(a, b) ? a : b)

/** A plan holds for the rounds published after it was made, so that a new one takes nothing away. */
export const planFor = ({ plans }: HallState, round: number): Plan => plans.findLast(({ from }) => from <= round) ?? openPlan

/** Where a round stands at the least, whatever its results: enough to say of one event alone whether everybody may hear of it. */
const leastLevel = (hall: HallState, round: number): Level => {
  const { onPublish } = planFor(hall, round)
  const set = hall.rounds.get(round)
  if (set === undefined) return onPublish
  return set.held ? set.level : higher(set.level, onPublish)
}

/** The same with the rounds before it: one that shows nothing hides those after it. A round that has risen since may count as hidden here, never the other way round. */
export const leastShown = (hall: HallState, round: number): Level => {
  for (let earlier = 1; earlier < round; earlier++) if (leastLevel(hall, earlier) === 'nothing') return 'nothing'
  return leastLevel(hall, round)
}

/** Where the plan alone has brought a round by now. */
export const plannedLevel = (hall: HallState, desk: Desk, round: number): Level => {
  const { onPublish, onComplete } = planFor(hall, round)
  return isBelow(onPublish, onComplete) && wasComplete(desk, round) ? onComplete : onPublish
}

/** The level of every published round. One that shows nothing hides those after it: nobody could follow them. */
export const levelsOf = (hall: HallState, desk: Desk): readonly Level[] => {
  let hidden = false
  return desk.state.rounds.map(({ round }) => {
    const least = leastLevel(hall, round)
    const level = hall.rounds.get(round)?.held === true ? least : higher(least, plannedLevel(hall, desk, round))
    hidden ||= level === 'nothing'
    return hidden ? 'nothing' : level
  })
}

/** The last round up to which all stand on `standings`. */
export const standingsShown = (shown: readonly Level[]): number => {
  const first = shown.findIndex((level) => level !== 'standings')
  return first === -1 ? shown.length : first
}

const complete = createMemory<DeskState, number, boolean>()

/** Had the round all its results at some moment? Taking one out again for a correction does not take back what was shown. */
const wasComplete = (desk: Desk, round: number): boolean => complete.of(desk.state, round, () => lookForComplete(desk, round))

const lookForComplete = ({ state, history }: Desk, round: number): boolean => {
  if (state.rounds.length > round) return true
  const boards = state.rounds.find((entry) => entry.round === round)?.boards ?? []
  if (boards.every(({ result }) => !isOpen(result))) return true
  const entered = new Set<number>()
  for (const { event } of effective(history)) {
    if (event.kind === 'round-recalled' && event.round === round) entered.clear()
    if ((event.kind !== 'result-entered' && event.kind !== 'result-corrected') || event.round !== round) continue
    if (isOpen(event.result)) entered.delete(event.board)
    else entered.add(event.board)
    if (entered.size === boards.length) return true
  }
  return false
}

/** What everybody can see now and could not see any more. */
export type Gone =
  | { readonly what: 'pairings'; readonly round: number }
  | { readonly what: 'results'; readonly round: number; readonly results: number }
  | { readonly what: 'standings'; readonly first: number; readonly last: number }

export const disappearing = (desk: Desk, before: readonly Level[], after: readonly Level[]): readonly Gone[] => {
  const parts: Gone[] = []
  desk.state.rounds.forEach(({ round, boards }, at) => {
    const [from, to] = [before[at]!, lower(before[at]!, after[at]!)]
    const results = boards.filter(({ result }) => !isOpen(result)).length
    if (from !== 'nothing' && to === 'nothing') parts.push({ what: 'pairings', round })
    if (!isBelow(from, 'results') && isBelow(to, 'results') && results > 0) parts.push({ what: 'results', round, results })
  })
  const [ranked, still] = [standingsShown(before), standingsShown(after)]
  if (still < ranked) parts.push({ what: 'standings', first: still + 1, last: ranked })
  return parts
}
