import { rulebooks } from '@zug/engine/pairing'
import { readingSaid } from '@zug/messages/readings/words'
import { knownCase } from './known-case.ts'
import { knownLines } from './reading-lines.ts'

const opening = `# Where the rules can be read in more than one way

What a rules commission could decide. For each place where the text of a rulebook leaves room and a tournament may choose: the article, what Zug reads unless the event declares something else, the other
reading, and the smallest tournament found in which the two pair a round differently. \`zug readings ID NAME --find\` looks for a smaller one; \`npm run readings-page\` writes this page, and a test compares
it with what the engine pairs today.

A line is a player (of team events a team): pairing number, rating where there is one, the rounds before (\`3w1\`: with White against number 3, won; \`+\` and \`-\`: not played; \`bye\`: pairing-allocated, or with
what it was worth; \`-\`: not there), points, and whether somebody is away from the round in question. White stands first. Histories are random and shrunk, so that no more is left of them than it takes;
two that random events hardly ever meet were made by hand (\`maximum-upfloats\` of Dubov, \`following\` of the Double-Swiss). Round robins have none: tables leave nothing open.

Readings that are named with their reasons but not offered as a choice are in [rules-2026.md](rules-2026.md), [rules-2012-1998.md](rules-2012-1998.md), [rules-team-2026.md](rules-team-2026.md), [rules-dubov-2026.md](rules-dubov-2026.md), [rules-burstein-2026.md](rules-burstein-2026.md), [rules-lim-2026.md](rules-lim-2026.md), [cfc.md](cfc.md#what-the-handbook-leaves-open) and [ssm.md](ssm.md).
`

/** docs/readings.md. */
export const readingsPage = (): string => {
  const books = rulebooks.flatMap((system) => {
    const readings = system.readings ?? []
    if (readings.length === 0) return []
    return [
      `## ${system.title} (\`${system.id}\`)`,
      ...readings.flatMap((reading) => {
        const said = readingSaid(reading.name, 'en')!
        const known = knownCase(system, reading)
        const lines = known === null ? null : knownLines(system, reading, known)
        return [
          `### ${reading.article}: \`${reading.name}\``,
          `- We read: ${said.ours}\n- It could be read: ${said.other}`,
          lines === null ? 'No tournament was found yet in which they part.' : ['```', ...lines, '```'].join('\n'),
        ]
      }),
    ]
  })
  return `${[opening.trimEnd(), ...books].join('\n\n')}\n`
}
