import { type PairingSystem, parsePairs, rulebookById, type Tournament } from '@zug/engine'
import { describe, expect, test } from 'vitest'
import { type ArchivedFile, readGoldenArchive, readGoldenFile } from '../../engine/src/testing/golden-archive.ts'
import { type CheckedRounds, checkNextRound, checkRecordedRounds } from './check/check-rounds.ts'
import { knownAnswerNames, sheetOfPairList } from './check/known-answer.ts'
import { differenceLines } from './check/report.ts'
import type { Sheet } from './check/sheet.ts'
import { parseTournament } from './tournament/load.ts'

/** Whole tournaments of which every round is a test, and single rounds with the answer beside them. See golden/README.md. */
const archives = [
  { archive: 'dutch-2017', rulebook: 'fide-dutch-2017', kind: 'tournaments', files: 867, rounds: 7010 },
  { archive: 'cases-2017', rulebook: 'fide-dutch-2017', kind: 'cases', files: 300, rounds: 300 },
] as const

/** The regulation's own example is paired alike by every edition from 2012 on. */
const workedExample = ['fide-dutch-2017'] as const

const rulebookOf = (id: string): PairingSystem => {
  const rulebook = rulebookById(id)
  if (rulebook === null) throw new Error(`there is no rulebook ${id}`)
  return rulebook
}

const read = (file: ArchivedFile): Tournament => {
  const parsed = parseTournament(file.name, file.bytes)
  if (!parsed.ok) throw new Error(parsed.error.lines.join('\n'))
  return parsed.value.tournament
}

const knownAnswer = (file: ArchivedFile, rulebook: string, all: ReadonlyMap<string, ArchivedFile>): Sheet => {
  const answer = knownAnswerNames(file.name, rulebook).flatMap((name) => all.get(name) ?? [])[0]
  if (answer === undefined) throw new Error(`${file.name} has no answer beside it`)
  if (answer.name.endsWith('.none')) return null
  const list = parsePairs(new TextDecoder().decode(answer.bytes))
  if (!list.ok) throw new Error(`${answer.name}: ${list.error[0]?.message}`)
  return sheetOfPairList(list.value)
}

/** Enough to see what went wrong, short enough to read: the count and the first few differing rounds. */
const describeDifferences = (checked: readonly (readonly [name: string, rounds: CheckedRounds])[]): string => {
  const texts = checked.flatMap(([name, { differences }]) =>
    differences.map((difference) => [`${name} round ${difference.round}`, ...differenceLines(difference)].join('\n')),
  )
  return texts.length === 0 ? '' : [`${texts.length} rounds differ, the first of them:`, ...texts.slice(0, 5)].join('\n')
}

describe.each(archives)('golden rounds: $archive by $rulebook', ({ archive, rulebook, kind, files, rounds }) => {
  test(`${rounds} rounds are paired exactly as recorded`, { timeout: 600_000 }, () => {
    const entries = readGoldenArchive(archive)
    const all = new Map(entries.map((entry) => [entry.name, entry]))
    const tournaments = entries.filter(({ name }) => name.endsWith('.trf'))
    const checked = tournaments.map((file): readonly [string, CheckedRounds] => {
      const tournament = read(file)
      return [
        file.name,
        kind === 'cases'
          ? checkNextRound(tournament, rulebookOf(rulebook), knownAnswer(file, rulebook, all))
          : checkRecordedRounds(tournament, rulebookOf(rulebook)),
      ]
    })
    expect(describeDifferences(checked)).toBe('')
    expect(tournaments).toHaveLength(files)
    expect(checked.reduce((sum, [, result]) => sum + result.rounds, 0)).toBe(rounds)
  })
})

describe('the worked example', () => {
  test.each(workedExample)('six rounds are paired as the book does by %s', (rulebook) => {
    const tournament = read({ name: 'worked-example-2016.trf', bytes: readGoldenFile('worked-example-2016.trf') })
    const checked = checkRecordedRounds(tournament, rulebookOf(rulebook))
    expect(describeDifferences([['worked example', checked]])).toBe('')
    expect(checked.rounds).toBe(6)
  })
})
