import { describe, expect, test } from 'vitest'
import { plain, sound, tokensOf, wordsOf } from './fold.ts'

describe('names in any spelling', () => {
  test.each([
    ['Đorđević', 'dordevic'],
    ['Müller', 'muller'],
    ['Łukasz', 'lukasz'],
    ['Weiß', 'weiss'],
    ['Чернышов', 'chernyshov'],
    ['Ђорђе Ћирић', 'dorde ciric'],
    ['Љубојевић', 'ljubojevic'],
    ['Þórhallsson', 'thorhallsson'],
    ['Παπαδόπουλος Ιωάννης', 'papadopoulos ioannis'],
    ['Ευάγγελος Μπούρας', 'evangelos bouras'],
    ['Αυγουστίνος Ευθυμίου', 'avgoustinos efthymiou'],
  ])('%s loses its signs', (name, expected) => expect(plain(name)).toBe(expected))

  test.each([
    ['Mueller', 'Muller'],
    ['Petrovic', 'Petrovich'],
    ['Đukić', 'Djukic'],
    ['Đorđević', 'Djordjevic'],
    ['Mamedyarov', 'Mamedjarow'],
    ['Tchernychov', 'Chernyshov'],
    ['Viktor', 'Victor'],
    ['Schmidt', 'Shmidt'],
    ['Wladimir', 'Vladimir'],
    ['Aleksej', 'Alexey'],
    ['Philipp', 'Filip'],
  ])('%s sounds like %s', (one, other) => expect(sound(plain(one))).toBe(sound(plain(other))))

  test('words with strokes are one word of several pieces', () => {
    expect(wordsOf("O'Connor-Smith, J. P.")).toEqual([['o', 'connor', 'smith'], ['j'], ['p']])
    for (const written of ['O’Connor', 'Oʼconnor', 'O′Connor', 'O‑Connor']) expect(wordsOf(written)).toEqual([['o', 'connor']])
    expect(tokensOf({ name: 'Anna-Maria', federation: 'GER', birth: '1990/05/01' })).toEqual(
      expect.arrayContaining(['anna', 'maria', 'annamaria', '@ger', '#1990']),
    )
  })
})
