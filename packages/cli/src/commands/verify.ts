import type { Certificate } from '@zug/checker'
import type { Sheet, SheetEntry } from '@zug/engine/pairing'
import type { Command } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { decodeText } from '../io/decode-text.ts'
import { dash, displayName, readBytes } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { unwrap } from '../tournament/load.ts'
import { addExamples } from './options.ts'

export const configure = (command: Command): void => {
  command
    .argument('<report>', 'the tournament as it stood before the round (TRF)')
    .argument('<certificate>', 'what zug pair --certificate wrote')
    .option('--json', 'the verdict as data')
    .action(verifyFiles)
  addExamples(command, [
    ['zug verify open.trf round-5.json', 'is this round the right one? Nothing is paired for it'],
    ['zug verify open.trf round-5.json --json | jq .ok', 'for a program'],
  ])
}

const verifyFiles = async (report: string, path: string, options: { readonly json?: boolean }): Promise<void> => {
  const { limits, verify } = await import('@zug/checker')
  const text = decodeText(unwrap(readBytes(report))).text
  const certificate = parsed(path, limits.certificate)
  const verdict = verify(text, certificate.text)
  if (options.json) writeAtomically(dash, `${JSON.stringify(verdict)}\n`)
  process.exitCode = verdict.ok ? exitCodes.done : exitCodes.discrepancies
  if (!verdict.ok) {
    const where = verdict.bracket === null ? '' : ` in bracket ${verdict.bracket + 1} from the top`
    const message = `Refused${where}: ${verdict.condition} (${verdict.where}).`
    throw new Failure({
      exitCode: exitCodes.discrepancies,
      lines: [issueLine(displayName(path), { code: 'certificate-refused', message })],
    })
  }
  writeErrorLines(await otherBoards(displayName(report), text, certificate))
  if (options.json) return
  const { proven } = verdict
  const { round, rulebook } = certificate
  writeAtomically(
    dash,
    [
      `Round ${round} by ${rulebook}: proven.`,
      `Everybody is paired once, nobody with somebody met before or against an absolute colour; colours and order of boards follow the articles.`,
      `${proven} of ${proven} ${proven === 1 ? 'bracket' : 'brackets'}: no other pairing meets the criteria better, and none that meets them as well comes before it.`,
      '',
    ].join('\n'),
  )
}

/** The report may have another round than the one that is proven, as one that was changed by hand: whoever reads "proven" is told. */
const otherBoards = async (file: string, text: string, { round, boards, bye }: Proven): Promise<readonly string[]> => {
  const { parseTrf } = await import('@zug/engine/trf')
  const { compareSheets, recordedRounds, recordedSheet } = await import('@zug/engine/pairing')
  const read = parseTrf(text)
  if (!read.ok || !recordedRounds(read.value.tournament).includes(round)) return []
  const proven: unknown = {
    boards: boards.map(([white, black]) => ({ white, black, coloursKnown: true })),
    byes: bye === null ? [] : [bye],
  }
  const difference = compareSheets(proven as Sheet, recordedSheet(read.value.tournament, round))
  if (difference === null) return []
  const named = (entries: readonly SheetEntry[]): string =>
    entries
      .map((entry) => (entry.kind === 'board' ? `${entry.white}–${entry.black}` : entry.kind === 'bye' ? `${entry.player} bye` : 'none'))
      .join(', ')
  const message = `What is proven is not what the report has in round ${round}: ${named(difference.expected)} instead of ${named(difference.recorded)}.`
  return [issueLine(file, { code: 'round-recorded-otherwise', severity: 'warning', message })]
}

type Proven = Pick<Certificate, 'round' | 'rulebook' | 'boards' | 'bye'>
const parsed = (path: string, mostCharacters: number): Proven & { readonly text: string } => {
  try {
    const { text } = decodeText(unwrap(readBytes(path)))
    if (text.length > mostCharacters) {
      const message = `This certificate has ${text.length} characters; more than ${mostCharacters} are not read.`
      throw new Failure({ exitCode: exitCodes.tooLarge, lines: [issueLine(displayName(path), { code: 'file-too-large', message })] })
    }
    return { ...JSON.parse(text), text }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Failure(badRequest(displayName(path), 'certificate-malformed', `This is no JSON: ${error.message}.`))
  }
}
