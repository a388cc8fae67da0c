import { causeOf, type RoundDifference } from '@zug/engine/pairing'
import { plain } from '../terminal/style.ts'
import type { CheckedFile } from './check-file.ts'
import { whyLines } from './diagnosis-lines.ts'
import { type CheckTotals, differenceLines, hasWrongStandings } from './report.ts'
import { standingsLines } from './standings-lines.ts'

/** What build servers read: one suite a file, one test a round and, unless only pairings count, one for its standings. A file that could not be checked is an error, and so is a folder without any. */
export const junitXml = (
  files: readonly CheckedFile[],
  problems: readonly (readonly string[])[],
  totals: CheckTotals,
  pairingsOnly: boolean,
): string => {
  const tests = totals.rounds + (pairingsOnly ? 0 : files.filter(hasStandings).length) + problems.length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="zug check" tests="${tests}" failures="${totals.discrepancies}" errors="${problems.length}">`,
    ...files.flatMap((file) => suiteLines(file, pairingsOnly)),
    ...problems.flatMap(problemLines),
    '</testsuites>',
    '',
  ].join('\n')
}

const hasStandings = ({ standings }: CheckedFile): boolean => standings.kind === 'checked'

const suiteLines = (file: CheckedFile, pairingsOnly: boolean): readonly string[] => {
  const standings = standingsLines(file.file, file.standings, plain)
  const counts = !pairingsOnly && hasStandings(file)
  const failures = file.differences.length + (counts && hasWrongStandings(file) ? 1 : 0)
  return [
    `  <testsuite name="${escaped(file.file)}" tests="${file.rounds + (counts ? 1 : 0)}" failures="${failures}" errors="0">`,
    `    <properties><property name="rulebook" value="${escaped(file.rulebook)}"/></properties>`,
    ...roundsOf(file).flatMap(({ round, difference }) => caseLines(file, round, difference)),
    ...(counts ? standingsCase(file, standings) : []),
    ...(standings.length === 0 ? [] : [`    <system-out>${escaped(standings.join('\n'))}</system-out>`]),
    '  </testsuite>',
  ]
}

const standingsCase = (file: CheckedFile, lines: readonly string[]): readonly string[] => {
  const head = `    <testcase classname="${escaped(file.file)}" name="standings"`
  if (!hasWrongStandings(file)) return [`${head}/>`]
  return [`${head}>`, `      <failure message="standings" type="discrepancy">${escaped(lines.join('\n'))}</failure>`, '    </testcase>']
}

/** The rounds that differ are known by number; the others are those from 1 on that make up the count. */
const roundsOf = ({
  rounds,
  differences,
}: CheckedFile): readonly { readonly round: number; readonly difference: RoundDifference | null }[] => {
  const differing = new Map(differences.map((difference) => [difference.round, difference]))
  const alike: number[] = []
  for (let round = 1; alike.length < rounds - differing.size; round++) if (!differing.has(round)) alike.push(round)
  return [...alike, ...differing.keys()].sort((a, b) => a - b).map((round) => ({ round, difference: differing.get(round) ?? null }))
}

const caseLines = ({ file, rulebook }: CheckedFile, round: number, difference: RoundDifference | null): readonly string[] => {
  const head = `    <testcase classname="${escaped(file)}" name="round ${round}"`
  if (difference === null) return [`${head}/>`]
  const { diagnosis } = difference
  const message = diagnosis === undefined ? 'differs' : causeOf(diagnosis)
  const text = [...differenceLines(difference), ...whyLines(difference, rulebook)].join('\n')
  return [`${head}>`, `      <failure message="${escaped(message)}" type="discrepancy">${escaped(text)}</failure>`, '    </testcase>']
}

const problemLines = (lines: readonly string[], at: number): readonly string[] => [
  `  <testsuite name="problem ${at + 1}" tests="1" failures="0" errors="1">`,
  `    <testcase classname="files" name="${escaped(lines[0] ?? '')}">`,
  `      <error message="${escaped(lines[0] ?? '')}" type="unreadable">${escaped(lines.join('\n'))}</error>`,
  '    </testcase>',
  '  </testsuite>',
]

/** XML knows no control characters but tab and line ends, not even as references. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\n/g, '&#10;')
