import { type DeskCommand, type DeskState, execute, type RecordedEvent, type Refusal, type RulebookId, type Tournament } from '@zug/engine'
import { deskEventsOf, type Imported } from '../exchange/desk-events.ts'
import { type FileJob, type MadeFile, makeFile } from '../exchange/make-file.ts'
import { type Preview, type PreviewJob, previewOf } from './preview-job.ts'
import { answerQuestion, type Explained, type QuestionJob } from './question-job.ts'

/** What may take long, as data that can be sent to a thread. */
export type Job = CommandJob | QuestionJob | PreviewJob | ImportJob | FileJob

/** Every round gets its receipt again, which takes its time for a large event. */
export type ImportJob = { readonly kind: 'import'; readonly tournament: Tournament; readonly rulebook: RulebookId }

/** The state, and of the history only its end, by which new events are numbered. */
export type CommandJob = {
  readonly kind: 'command'
  readonly last: RecordedEvent | null
  readonly state: DeskState
  readonly command: DeskCommand
}
export type Reply =
  | { readonly kind: 'done'; readonly recorded: readonly RecordedEvent[]; readonly state: DeskState }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'previewed'; readonly preview: Preview }
  | { readonly kind: 'imported'; readonly imported: Imported }
  | MadeFile
  | Explained
  | { readonly kind: 'failed'; readonly message: string }
  /** Too many wait already. */
  | { readonly kind: 'busy' }

export const runJob = (job: Exclude<Job, FileJob>): Reply => {
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

/** Where nobody waits in the meantime. */
export const runAnyJob = async (job: Job): Promise<Reply> => (job.kind === 'file' ? makeFile(job) : runJob(job))

const runCommand = ({ last, state, command }: CommandJob): Reply => {
  const done = execute({ history: last === null ? [] : [last], state }, command)
  return done.ok ? { kind: 'done', recorded: done.value.recorded, state: done.value.desk.state } : { kind: 'refused', refusal: done.error }
}
