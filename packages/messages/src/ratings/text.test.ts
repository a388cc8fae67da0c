import { expect, test } from 'vitest'
import { languages } from '../language.ts'
import { basisText } from './text.ts'
import { ratingWords } from './words.ts'

test('B.02: whoever falls below 1400 is told that FIDE publishes no such rating', () => {
  const basis = { kind: 'fide', k: 20, by: 'list', capped: false } as const
  for (const language of languages) {
    const words = ratingWords[language]
    expect(basisText(basis, 1399, words, language)).toContain(words.basis.belowFloor)
    expect(basisText(basis, 1400, words, language)).not.toContain(words.basis.belowFloor)
  }
})
