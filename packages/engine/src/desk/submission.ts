import type { SubmissionIssue } from '../model/issues/submission.ts'
import { checkSubmission, type SubmittedEvent } from '../submission/check-submission.ts'
import type { DeskSettings } from './settings.ts'

type Settings = Pick<DeskSettings, 'info' | 'numberOfRounds' | 'section'>

/** What the report of this event to FIDE still lacks. A section may bear the name of its event. */
export const submissionOf = (
  { info, numberOfRounds, section }: Settings,
  players: Iterable<SubmittedEvent['players'][number]>,
): readonly SubmissionIssue[] =>
  checkSubmission({
    info: { ...info, name: info.name || (section === null ? '' : section.event || section.name) },
    numberOfRounds,
    players: [...players],
  })
