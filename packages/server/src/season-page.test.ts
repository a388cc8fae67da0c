import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cacheConfig } from '../load/deployment/cache-config.ts'
import { patience } from '../load/failures/row.ts'
import { rows } from '../load/failures/rows.ts'
import { output as failures } from '../load/failures/table.ts'
import { output as season, titles } from '../load/season/table.ts'

const page = readFileSync(new URL('../../../docs/season.md', import.meta.url), 'utf8')

const linesOf = (table: string | null): readonly (readonly string[])[] =>
  (table ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '))

describe('docs/season.md', () => {
  test('has the settings of the cache that the season was run with', () => {
    const edges = ['10.0.0.4:8080', '10.0.0.5:8080', '10.0.0.6:8080']
    expect(page).toContain(`\`\`\`nginx\n${cacheConfig({ edges, listen: '443 ssl', folder: '/var/cache/nginx/zug' })}\`\`\``)
  })

  test('has the table of a season, a line for each figure, and nothing was lost', () => {
    const lines = linesOf(season.foundIn(page))
    expect(lines.map(([title]) => title)).toEqual(Object.values(titles))
    const [sent, , , , updates] = lines.map(([, said]) => said!)
    expect(sent).toMatch(/^([\d,]+) of \1$/)
    expect(updates).toMatch(/^([\d,]+) of \1; 0$/)
  })

  test('has the table of the failure matrix, a line for each failure, and nothing that was acknowledged was lost or double', () => {
    const lines = linesOf(failures.foundIn(page))
    expect(lines.map(([title]) => title)).toEqual(rows.map(({ title }) => title))
    for (const [title, tries, , lost, double, inTime, worst] of lines) {
      expect([title, lost, double]).toEqual([title, '0', '0'])
      expect(Number(tries), title).toBeGreaterThan(1)
      const right = Number(/^(\d+) of (\d+)$/.exec(inTime ?? '')?.[1])
      // What is said of the worst fits what is said of all.
      expect([title, right === Number(tries)]).toEqual([title, Number(/^([\d.]+) s$/.exec(worst ?? '')?.[1]) <= patience])
    }
  })
})
