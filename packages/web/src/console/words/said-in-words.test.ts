import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))

/** The desk says codes and data for pages, and an English sentence beside them for programs and logs. */
it('no page shows the English sentence of a problem or an issue', () => {
  const shown = sources
    .filter((path) => !path.startsWith('api/'))
    .flatMap((path) =>
      readFileSync(`${folder}/${path}`, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /\b(error|problem|answered|issue|reason)\??\.(message|detail|title)\b(?!\))/.test(line) ? [`${path}:${at + 1}`] : [],
        ),
    )
  expect(shown).toEqual([])
})
