import { parsePairs } from '@zug/engine/files'
import type { RulebookId, Tournament } from '@zug/engine/model'
import { type CheckedRounds, checkNextRound, checkRecordedRounds, type PairingSystem, rulebookById, type Sheet } from '@zug/engine/pairing'
import { issueText } from '@zug/messages/issues'
import { describe, expect, test } from 'vitest'
import { type ArchivedFile, readGoldenArchive, readGoldenFile } from '../../../engine/src/testing/golden-archive.ts'
import { knownAnswerNames, sheetOfPairList } from '../check/known-answer.ts'
import { differenceLines } from '../check/report.ts'
import { parseTournament } from '../tournament/load.ts'

/** `tournaments`: every round of whole tournaments. `cases`: single rounds with the answer beside them. See golden/README.md. */
export type GoldenSet = {
  readonly archive: string
  readonly kind: 'tournaments' | 'cases'
  readonly files: number
  readonly rounds: number
  /** Files left to a run by hand, because they take long. */
  readonly except?: readonly string[]
}

/** Pairs every round of the sets and expects no difference. The counts are given, so that a set cannot shrink unnoticed. */
export const testGoldenSets = (id: RulebookId, sets: readonly GoldenSet[]): void => {
  const rulebook = rulebookById(id)
  describe(`golden rounds by ${id}`, () => {
    test.each(sets)(
      '$archive: $rounds rounds are paired as recorded',
      { timeout: 600_000 },
      ({ archive, kind, files, rounds, except = [] }) => {
        const entries = readGoldenArchive(archive)
        const all = new Map(entries.map((entry) => [entry.name, entry]))
        const tournaments = entries.filter(({ name }) => name.endsWith('.trf') && !except.includes(name))
        const checked = tournaments.map((file): NamedRounds => {
          const tournament = read(file)
          const rounds =
            kind === 'cases'
              ? checkNextRound(tournament, rulebook, knownAnswer(file, rulebook, all))
              : checkRecordedRounds(tournament, rulebook)
          return [file.name, rounds]
        })
        expect(describeDifferences(checked)).toBe('')
        expect(tournaments).toHaveLength(files)
        expect(checked.reduce((sum, [, result]) => sum + result.rounds, 0)).toBe(rounds)
      },
    )

    test('the six rounds of the worked example are paired as the book does', () => {
      const tournament = read({ name: 'worked-example-2016.trf', bytes: readGoldenFile('worked-example-2016.trf') })
      const checked = checkRecordedRounds(tournament, rulebook)
      expect(describeDifferences([['worked example', checked]])).toBe('')
      expect(checked.rounds).toBe(6)
    })
  })
}

const read = (file: ArchivedFile): Tournament => {
  const parsed = parseTournament(file.name, file.bytes)
  if (!parsed.ok) throw new Error(parsed.error.lines.join('\n'))
  return parsed.value.tournament
}

const knownAnswer = (file: ArchivedFile, rulebook: PairingSystem, all: ReadonlyMap<string, ArchivedFile>): Sheet => {
  const answer = knownAnswerNames(file.name, rulebook).flatMap((name) => all.get(name) ?? [])[0]
  if (answer === undefined) throw new Error(`${file.name} has no answer beside it`)
  if (answer.name.endsWith('.none')) return null
  const list = parsePairs(new TextDecoder().decode(answer.bytes))
  if (!list.ok) throw new Error(`${answer.name}: ${issueText(list.error[0]!)}`)
  return sheetOfPairList(list.value)
}

type NamedRounds = readonly [name: string, rounds: CheckedRounds]

/** Enough to see what went wrong, short enough to read: the count and the first few differing rounds. */
const describeDifferences = (checked: readonly NamedRounds[]): string => {
  const texts = checked.flatMap(([name, { differences }]) =>
    differences.map((difference) => [`${name} round ${difference.round}`, ...differenceLines(difference)].join('\n')),
  )
  return texts.length === 0 ? '' : [`${texts.length} rounds differ, the first of them:`, ...texts.slice(0, 5)].join('\n')
}
