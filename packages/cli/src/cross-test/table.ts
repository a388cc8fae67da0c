import { basename } from 'node:path'
import { tableLines } from '../terminal/table.ts'
import { type CrossTest, type Disagreement, directions } from './cross-test.ts'

/** Disagreements by cause, the most frequent first, with an example each; then what was run. */
export const crossTestLines = ({ tournaments, notMade, rounds, disagreements }: CrossTest): readonly string[] => {
  const causes = new Map<string, Disagreement[]>()
  for (const disagreement of disagreements) causes.set(disagreement.cause, [...(causes.get(disagreement.cause) ?? []), disagreement])
  const count = (cause: string, direction: string): string =>
    String(causes.get(cause)!.filter((disagreement) => disagreement.direction === direction).length)
  const rows = [...causes.keys()]
    .sort((a, b) => causes.get(b)!.length - causes.get(a)!.length || (a < b ? -1 : 1))
    .map((cause) => {
      const { file, round } = causes.get(cause)![0]!
      return [
        cause,
        ...directions.map((direction) => count(cause, direction)),
        `${basename(file)}${round === null ? '' : ` round ${round}`}`,
      ]
    })
  const table = tableLines(
    [
      { title: 'Cause', align: 'left' },
      { title: 'Ours by them', align: 'right' },
      { title: 'Theirs by us', align: 'right' },
      { title: 'First seen in', align: 'left' },
    ],
    rows,
  )
  return [
    ...(rows.length === 0 ? [] : [...table, '']),
    ...directions.map((direction) => {
      const found = disagreements.filter((disagreement) => disagreement.direction === direction).length
      const gone = notMade.filter((one) => one.direction === direction)
      const made = gone.length === 0 ? '' : `; ${gone.length} not made (${gone[0]!.why})`
      return `${direction}: ${tournaments[direction]} tournaments, ${rounds[direction]} rounds, ${found} disagreements${made}`
    }),
  ]
}
