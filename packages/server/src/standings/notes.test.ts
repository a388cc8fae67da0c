import { type Note, type NoteCode, type NoteData, noteText } from '@zug/engine/standings'
import { noteIn } from '@zug/messages/console/standings/notes'
import { expect, it } from 'vitest'

const samples: { readonly [C in NoteCode]: NoteData[C] } = {
  'forfeit-as-played': { draws: [2] },
  adjusted: { draws: [2, 3] },
  dummy: {},
  'dummy-capped-by-opponent': { opponent: 7 },
  'dummy-capped-by-draws': { draws: 5 },
  'measured-by-draw': {},
  'unplayed-win': {},
  'unplayed-win-or-bye': {},
  'forfeit-won': {},
  unplayed: { kind: 'half-point-bye' },
  'no-game-played': {},
  'no-game-counts': {},
  'no-game-score': {},
  'no-lots': {},
  'by-hand': {},
  seed: { seed: 'x1' },
  mean: { of: 3 },
  'mean-of-games': { games: 2 },
  board: { board: 1 },
  'without-last': { boards: 2 },
  'board-by-board': {},
  'one-by-one': {},
  'game-points-differ': {},
  unrated: {},
  'too-many-tied': { tied: 4 },
  'among-tied': { tied: 4 },
  'not-tied': {},
  'not-met': {},
  place: { place: 1, tied: 3, allMet: false },
  expected: { scored: 2.5 },
  'expected-at': { rating: 2100 },
  scored: { scored: 0.5 },
  performance: { average: 2050, scored: 0, games: 1, difference: -800 },
  combination: { scored: 17, strength: 57, divisor: 3 },
  'cut-least': {},
  'cut-most': {},
  'cut-voluntary': {},
  'cut-first-rounds': {},
  'below-limit': {},
}
const nameOf = (id: number): string => (id === 7 ? 'Anna' : '?')
const notes = Object.entries(samples).map(([code, data]) => ({ code, article: null, ...data }) as Note)
const english = /\b(the|is|are|of|and|not|game|round|board|played|unplayed|scored|tied|first|bye)\b/i

it.each(['de', 'fr'] as const)('every remark has words in %s, and none of them is English', (language) => {
  const texts = notes.map((note) => noteIn(note, language, nameOf))
  expect(texts.filter((text) => /undefined|\bnull\b|object/.test(text) || text === '')).toEqual([])
  // In French a bye is a bye.
  expect(texts.filter((text) => english.test(language === 'fr' ? text.replaceAll('bye', '') : text))).toEqual([])
})

it('pages say in English what the terminal says, and name the article', () => {
  const terminal = (note: Note): string => noteText(note, nameOf).replace(/^cut: /, '')
  const both = notes.filter(({ code }) => code !== 'adjusted' && code !== 'forfeit-as-played')
  expect(both.map((note) => noteIn(note, 'en', nameOf))).toEqual(both.map(terminal))
  expect(noteIn({ code: 'dummy', article: '16.4' }, 'de', nameOf)).toBe('nicht gespielt: gedachter Gegner mit eigener Punktzahl (16.4)')
})

it.each(['en', 'de', 'fr'] as const)('an opponent is told by name, not by a number that changes with a late entry, in %s', (language) => {
  const text = noteIn({ code: 'dummy-capped-by-opponent', article: '16.4.1', opponent: 7 }, language, nameOf)
  expect(text).toContain('Anna')
  expect(text).not.toContain('7')
})
