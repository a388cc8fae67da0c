import { type DeskCommand, type DeskState, execute, type RecordedEvent, type Refusal } from '@zug/engine/desk'
import type { BackupJob, BackupRead } from '../copies/read-backup.ts'
import type { FileRead, ImportJob } from '../exchange/import-job.ts'
import { type FileJob, type MadeFile, makeFile } from '../exchange/make-file.ts'
import type { Tell } from '../http/steps.ts'
import type { NormJob, NormsTold } from '../norms/norm-job.ts'
import type { PageJob, PageMade } from '../pages/page-job.ts'
import type { PrizeJob, PrizesTold } from '../prizes/prize-job.ts'
import type { Projected, ProjectionJob, Projections } from '../projections/job.ts'
import type { TwinJob, TwinsFound } from '../tournaments/twins.ts'
import { type Preview, type PreviewJob, previewOf } from './preview-job.ts'
import { answerQuestion, type Explained, type QuestionJob } from './question-job.ts'

/** What may take long, as data that can be sent to a thread. */
export type Job =
  | CommandJob
  | QuestionJob
  | PreviewJob
  | ImportJob
  | BackupJob
  | FileJob
  | PageJob
  | ProjectionJob
  | PrizeJob
  | NormJob
  | TwinJob

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
  | FileRead
  | BackupRead
  | MadeFile
  | PageMade
  | Projections
  | PrizesTold
  | NormsTold
  | TwinsFound
  | Explained
  | { readonly kind: 'failed'; readonly message: string }
  /** Too many wait already. */
  | { readonly kind: 'busy' }
  /** It took more of this than such work may have, and was ended. */
  | { readonly kind: 'exhausted'; readonly of: 'time' | 'memory' }
  /** Whoever wanted it has gone. */
  | { readonly kind: 'abandoned' }

export const runJob = (
  job: Exclude<Job, FileJob | ImportJob | BackupJob | PageJob | ProjectionJob | PrizeJob | NormJob | TwinJob>,
): Reply => {
  switch (job.kind) {
    case 'command':
      return runCommand(job)
    case 'question':
      return answerQuestion(job)
    case 'preview':
      return previewOf(job)
  }
}

/** Where nobody waits in the meantime. */
export const runAnyJob = async (job: Job, tell: Tell = () => {}, soFar: (projection: Projected) => void = () => {}): Promise<Reply> => {
  if (job.kind === 'file') return makeFile(job)
  // Not before it is needed: most threads never make a page.
  if (job.kind === 'page') return (await import('../pages/page-job.ts')).makePage(job)
  if (job.kind === 'backup') return (await import('../copies/read-backup.ts')).readBackup(job, tell)
  if (job.kind === 'projection') return (await import('../projections/job.ts')).runProjection(job, soFar)
  if (job.kind === 'prizes' || job.kind === 'prizes-if') return (await import('../prizes/prize-job.ts')).runPrizes(job)
  if (job.kind === 'norms') return (await import('../norms/norm-job.ts')).runNorms(job)
  if (job.kind === 'twins') return (await import('../tournaments/twins.ts')).runTwins(job)
  if (job.kind !== 'import') return runJob(job)
  // Not before it is needed: most threads never read a file.
  const { readUpload } = await import('../exchange/import-job.ts')
  return readUpload(job, tell)
}

const runCommand = ({ last, state, command }: CommandJob): Reply => {
  const done = execute({ history: last === null ? [] : [last], state }, command)
  return done.ok ? { kind: 'done', recorded: done.value.recorded, state: done.value.desk.state } : { kind: 'refused', refusal: done.error }
}
