import type { CompletionEvent } from '../../../pairing/explanation.ts'
import type { Competitor } from '../competitor.ts'
import { canBeCompleted, whoIsStuck } from '../completion.ts'
import { pairForBye } from '../pair-bracket.ts'
import type { PairedBracket } from '../pair-round.ts'
import type { Candidate } from './report-card.ts'
import type { Scene } from './scene.ts'

/** A.9: can the downfloaters of a candidate and everybody below be paired, and, in 2026, with the bye at the lowest score (C5)? */
export const completionEvent = ({ downfloaters }: Candidate, { bracket, ahead }: PairedBracket, scene: Scene): CompletionEvent => {
  const { edition, competitors } = scene
  const { round, completion } = edition.names
  const rest = [...downfloaters, ...competitors.filter((player) => player.score < bracket.lowestScore)]
  const ids = (players: readonly Competitor[]) => players.map(({ id }) => id)
  const event = { kind: 'completion', rest: ids(rest), stuck: [], only: [], bye: false } as const
  if (canBeCompleted(rest, edition, ahead.mayBeLeftOver)) return { ...event, articles: [round, completion], completed: true }
  if (canBeCompleted(rest, edition)) return { ...event, articles: [edition.byeScoreArticle ?? completion], completed: false }
  const { stuck, only, bye } = whoIsStuck(rest, edition)
  return { ...event, articles: [round, completion], completed: false, stuck: ids(stuck), only: ids(only), bye }
}

/**
 * What the bracket would have been paired as, had it not to think of the completion of the round, if that failed: what made a PPB of it (2017,
 * A.9), or what C4 and C5 (2026) ruled out.
 */
export const failedCandidate = ({ bracket, ahead, pairing, failed }: PairedBracket, scene: Scene): Failed | null => {
  if (failed !== null) {
    const below = scene.competitors.filter((player) => player.score < bracket.lowestScore)
    const next = below.filter((player) => player.score === below[0]!.score)
    const before = { ...ahead, next, rest: [], mustComplete: false, nextIsLast: next.length === below.length }
    return { candidate: failed, paired: { bracket: { ...bracket, kind: 'normal' }, ahead: before, pairing, failed: null } }
  }
  if (bracket.kind !== 'normal' || !ahead.mustComplete || bracket.last) return null
  const free = { ...ahead, rest: [], mustComplete: false }
  const candidate = pairForBye(bracket, free, scene.edition)
  const paired = { bracket, ahead: free, pairing, failed: null }
  return canBeCompleted([...candidate.downfloaters, ...ahead.next, ...ahead.rest], scene.edition, ahead.mayBeLeftOver)
    ? null
    : { candidate, paired }
}

/** A candidate, and the bracket as it was when it was the best. */
export type Failed = { readonly candidate: Candidate; readonly paired: PairedBracket }
