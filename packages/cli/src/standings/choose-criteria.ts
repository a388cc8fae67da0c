import { err, ok, type Result, type TieBreakIssue, type Tournament } from '@zug/engine/model'
import { declaredTieBreaks, parseTieBreaks, presetByName, presetFor, presets, type TieBreakCode } from '@zug/engine/standings'
import { issueText } from '@zug/messages/issues'
import { exitCodes } from '../exit-codes.ts'
import type { Problem } from '../failure.ts'
import { badRequest, issueLine, type OwnIssue } from '../issue-lines.ts'

export type Criteria = {
  readonly tieBreaks: readonly TieBreakCode[]
  readonly breaks: 'all' | 'first-place'
  /** Where the list comes from, in words. */
  readonly source: string
  readonly notes: readonly string[]
}

export const presetNames = presets.map(({ name }) => name).join(', ')

/** `--tie-breaks`, else `--preset`, else what the file declares (212, 202), else the preset of its rulebook. */
export const chooseCriteria = (
  file: string,
  tournament: Tournament,
  asked: { readonly tieBreaks?: string; readonly preset?: string },
): Result<Criteria, Problem> => {
  const whose = tournament.teams === undefined ? 'players' : 'teams'
  if (asked.tieBreaks !== undefined) {
    const parsed = parseTieBreaks(asked.tieBreaks, whose)
    return parsed.ok
      ? ok({ tieBreaks: parsed.value, breaks: 'all', source: 'as asked', notes: [] })
      : err({ exitCode: exitCodes.badInput, lines: parsed.error.map((issue) => issueLine('--tie-breaks', issue)) })
  }
  const declared = asked.preset === undefined ? declaredTieBreaks(tournament) : null
  if (declared !== null) {
    const { unreadable } = declared
    const note = unreadable === null ? [] : [issueLine(file, leftOut(unreadable))]
    return ok({ tieBreaks: declared.tieBreaks, breaks: 'all', source: `record ${declared.record} of the file`, notes: note })
  }
  const preset = asked.preset === undefined ? presetFor(tournament) : presetByName(asked.preset)
  if (preset === null)
    return err(badRequest('--preset', 'preset-unknown', `There is no preset '${asked.preset}'. Known are ${presetNames}.`))
  const codes = parseTieBreaks(preset.codes, whose)
  if (!codes.ok)
    return err(badRequest('--preset', 'preset-unsuitable', `'${preset.name}' ranks ${preset.for}, and in this file ${whose} are ranked.`))
  return ok({ tieBreaks: codes.value, breaks: preset.breaks, source: `preset ${preset.name}`, notes: [] })
}

const leftOut = ({ text, issue }: { readonly text: string; readonly issue: TieBreakIssue }): OwnIssue => ({
  code: issue.code,
  severity: 'warning',
  message: `${issueText(issue)} The list ends before '${text}'.`,
  ...(issue.article === undefined ? {} : { article: issue.article }),
})
