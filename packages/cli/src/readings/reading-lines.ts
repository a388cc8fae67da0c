import type { OpenReading, PairingSystem } from '@zug/engine/pairing'
import type { Language } from '@zug/messages/language'
import { readingLabels, readingSaid } from '@zug/messages/readings/words'
import { caseLines } from './case-text.ts'
import { partingOf } from './find-difference.ts'
import type { KnownCase } from './known-case.ts'

/** One line each: article, name, and both readings. */
export const overviewLines = (system: PairingSystem, language: Language): readonly string[] =>
  (system.readings ?? []).flatMap((reading) => [
    `  ${reading.article.padEnd(11)} ${reading.name}`,
    ...saidLines(reading, language).map((line) => `              ${line}`),
  ])

export const saidLines = ({ name }: OpenReading, language: Language): readonly string[] => {
  const said = readingSaid(name, language)
  const { ours, other } = readingLabels[language]
  return said === null ? [] : [`${ours} ${said.ours}`, `${other} ${said.other}`]
}

/** The case with both pairings as they are now; null when the readings do not part in it. */
export const knownLines = (system: PairingSystem, reading: OpenReading, { tournament, round }: KnownCase): readonly string[] | null => {
  const parted = partingOf(system, reading, tournament, round)
  return parted === null ? null : caseLines(tournament, round, parted.ours, parted.other)
}
