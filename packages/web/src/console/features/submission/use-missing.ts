import { submissionOf } from '@zug/engine/desk'
import type { SubmissionIssue } from '@zug/engine/model'
import { useMemo } from 'react'
import { useMayAct, useTournament } from '../../api/tournament.tsx'

/** What a report to FIDE lacks; empty for readers who do not see birth dates, and in events that FIDE does not rate. */
export const useMissing = (): readonly SubmissionIssue[] => {
  const { settings, players, traits } = useTournament()
  const mayAct = useMayAct()
  return useMemo(() => (mayAct && traits.ofFide ? submissionOf(settings, players) : []), [mayAct, traits, settings, players])
}
