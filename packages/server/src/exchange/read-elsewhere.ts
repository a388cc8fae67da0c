import { actorOf } from '../accounts/principal.ts'
import type { ServerContext } from '../context.ts'
import type { BackupJob, BackupRead } from '../copies/read-backup.ts'
import type { Caller } from '../http/endpoint.ts'
import { type Problem, problem } from '../http/problem.ts'
import { type FileRead, type ImportJob, unreadable } from './import-job.ts'
import { deskIssue } from './issues.ts'

/** Read in a thread that is ended when it takes too long or too much, in turn among those who send files. */
export const readElsewhere = async (
  { readers, log }: ServerContext,
  job: ImportJob | BackupJob,
  { principal, tell, request }: Pick<Caller, 'principal' | 'tell' | 'request'>,
): Promise<FileRead | BackupRead | { readonly kind: 'not-read'; readonly why: Problem }> => {
  const reply = await readers.run(job, undefined, actorOf(principal), { tell, gone: request.signal })
  switch (reply.kind) {
    case 'lines-read':
    case 'tournament-read':
    case 'backup-read':
      return reply
    case 'busy':
      return { kind: 'not-read', why: problem(429, 'too-many-requests', { of: 'everybody' }) }
    case 'abandoned':
      return { kind: 'not-read', why: problem(409, 'abandoned') }
    case 'exhausted':
      log.warn({ bytes: job.bytes.length, of: reply.of }, 'a file took too much to read')
      return { kind: 'not-read', why: unreadable([deskIssue('file-too-heavy', 'error', {})]) }
    default:
      throw new Error(reply.kind === 'failed' ? reply.message : 'A file was answered like something else.')
  }
}

/** What was read is stored now, whole; unless whoever sent it has gone meanwhile, and then nothing of it is. */
export const goesOn = ({ tell, request }: Pick<Caller, 'tell' | 'request'>): Problem | null => {
  if (request.signal.aborted) return problem(409, 'abandoned')
  tell({ stage: 'storing' })
  return null
}
