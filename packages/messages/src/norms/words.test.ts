import { expect, test } from 'vitest'
import { normWords } from './words.ts'

test('past bug: of federations that need not be mixed no language says that they must not be', () => {
  const { desk } = normWords.fr
  for (const text of [desk.exempt('a'), desk.manyGuests]) expect(text).toMatch(/les fédérations n’ont pas à être mêlées/i)
})
