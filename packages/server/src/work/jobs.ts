import {
  type Board,
  type DeskCommand,
  type DeskState,
  english,
  execute,
  explanationText,
  type PlayerId,
  type RecordedEvent,
  type Refusal,
  type RoundExplainer,
  type RoundNumber,
  rulebookById,
  type Tournament,
  whyNotText,
  whyText,
} from '@zug/engine'
import { deskEventsOf, type Imported } from '../exchange/desk-events.ts'
import { type Preview, type PreviewJob, previewOf } from './preview-job.ts'

/** What may take long, as data that can be sent to a thread. */
export type Job = CommandJob | QuestionJob | PreviewJob | ImportJob

/** Every round gets its receipt again, which takes its time for a large event. */
export type ImportJob = { readonly kind: 'import'; readonly tournament: Tournament; readonly rulebook: string }

/** The state, and of the history only its end, by which new events are numbered. */
export type CommandJob = {
  readonly kind: 'command'
  readonly last: RecordedEvent | null
  readonly state: DeskState
  readonly command: DeskCommand
}
export type QuestionJob = {
  readonly kind: 'question'
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly rulebook: string
  readonly question: Question
}
export type Question =
  | { readonly kind: 'round' }
  | { readonly kind: 'why'; readonly player: PlayerId; readonly opponent: PlayerId | null }
  | { readonly kind: 'why-not'; readonly player: PlayerId; readonly opponent: PlayerId | null }

export type Explained =
  | { readonly kind: 'explained'; readonly data: unknown; readonly sentences: readonly string[]; readonly boards: readonly Board[] | null }
  /** The rulebook does not explain itself, or the question is about something that did not happen. */
  | { readonly kind: 'no-explanation'; readonly why: 'rulebook' | 'not-so' }

export type Reply =
  | { readonly kind: 'done'; readonly recorded: readonly RecordedEvent[]; readonly state: DeskState }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'previewed'; readonly preview: Preview }
  | { readonly kind: 'imported'; readonly imported: Imported }
  | Explained
  | { readonly kind: 'failed'; readonly message: string }

export const runJob = (job: Job): Reply => {
  switch (job.kind) {
    case 'command':
      return runCommand(job)
    case 'question':
      return answerQuestion(job)
    case 'preview':
      return previewOf(job)
    case 'import':
      return { kind: 'imported', imported: deskEventsOf(job.tournament, job.rulebook) }
  }
}

const runCommand = ({ last, state, command }: CommandJob): Reply => {
  const done = execute({ history: last === null ? [] : [last], state }, command)
  return done.ok ? { kind: 'done', recorded: done.value.recorded, state: done.value.desk.state } : { kind: 'refused', refusal: done.error }
}

export const answerQuestion = ({ tournament, round, rulebook, question }: QuestionJob): Explained => {
  const system = rulebookById(rulebook)
  const nameOf = (id: PlayerId): string => names.get(id) ?? String(id)
  const names = new Map([...tournament.players, ...(tournament.teams ?? [])].map(({ id, name }) => [id, name]))
  if (question.kind === 'round' && system?.steps !== undefined) {
    const steps = system.steps(tournament, round)
    return {
      kind: 'explained',
      data: { rulebook, round, steps: steps.map(({ event }) => event) },
      sentences: steps.map((step) => step.text(nameOf)),
      boards: null,
    }
  }
  if (system === null) return { kind: 'no-explanation', why: 'rulebook' }
  const explainer = system.explainer(tournament, round)
  const boards = explainer.boards()
  if (question.kind === 'round') {
    const data = explainer.explain?.()
    if (data === undefined) return { kind: 'no-explanation', why: 'rulebook' }
    return { kind: 'explained', data, sentences: explanationText(data, nameOf, english).trimEnd().split('\n'), boards }
  }
  const { player, opponent } = question
  if (question.kind === 'why-not') {
    const data = opponent === null ? explainer.whyNotUnpaired(player) : explainer.whyNot(player, opponent)
    const asked = opponent === null ? ([player] as const) : ([player, opponent] as const)
    return { kind: 'explained', data, sentences: whyNotText(data, asked, rulebook, nameOf, english), boards }
  }
  const other = opponent ?? opponentOf(player, explainer)
  const data = other === null ? explainer.whyUnpaired(player) : explainer.why(player, other)
  if (data === null) return { kind: 'no-explanation', why: 'not-so' }
  return { kind: 'explained', data, sentences: whyText(data, rulebook, nameOf, english), boards }
}

const opponentOf = (player: PlayerId, explainer: RoundExplainer): PlayerId | null => {
  const board = explainer.boards().find(({ white, black }) => white === player || black === player)
  return board === undefined ? null : board.white === player ? board.black : board.white
}
