import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /(^|\/)fr\.ts$/.test(path))

/** What would have to agree with whoever is named: an explanation does not know whether that is a woman. */
const gendered =
  /\b(est|êtes|été|resté|devrait être|peut être) (bien )?(seul|exempt|premier|resté|échangé)\b|les deux seuls|\$\{(name|a|b|other)\}[^`]*, (premier|resté)\b(?! choix)/

test('no sentence about one player agrees with a man', () => {
  expect(files.length).toBeGreaterThan(3)
  const lines = files.flatMap((path) =>
    readFileSync(new URL(path, folder), 'utf8')
      .split('\n')
      .filter((line) => gendered.test(line)),
  )
  expect(lines).toEqual([])
})
