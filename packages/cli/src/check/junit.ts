import { causeOf, type RoundDifference } from '@zug/engine/pairing'
import { plain } from '../terminal/style.ts'
import type { CheckedFile } from './check-file.ts'
import { whyLines } from './diagnosis-lines.ts'
import { type CheckTotals, differenceLines } from './report.ts'
import { standingsLines } from './standings-lines.ts'

/** What build servers read: one suite a file, one test a round. A file that could not be checked is an error, and so is a folder without any. */
export const junitXml = (files: readonly CheckedFile[], problems: readonly (readonly string[])[], totals: CheckTotals): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="zug check" tests="${totals.rounds + problems.length}" failures="${totals.discrepancies}" errors="${problems.length}">`,
    ...files.flatMap(suiteLines),
    ...problems.flatMap(problemLines),
    '</testsuites>',
    '',
  ].join('\n')

const suiteLines = (file: CheckedFile): readonly string[] => {
  const standings = standingsLines(file.file, file.standings, plain)
  return [
    `  <testsuite name="${escaped(file.file)}" tests="${file.rounds}" failures="${file.differences.length}" errors="0">`,
    `    <properties><property name="rulebook" value="${escaped(file.rulebook)}"/></properties>`,
    ...roundsOf(file).flatMap(({ round, difference }) => caseLines(file, round, difference)),
    ...(standings.length === 0 ? [] : [`    <system-out>${escaped(standings.join('\n'))}</system-out>`]),
    '  </testsuite>',
  ]
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
