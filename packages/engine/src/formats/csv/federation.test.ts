import { describe, expect, test } from 'vitest'
import { readFederation } from './federation.ts'
import { parsePlayersCsv } from './read.ts'

describe('the federation of a form', () => {
  test.each([
    ['GER', 'Germany, Deutschland, Allemagne, allemagne, DEUTSCHLAND, DEU, ger, GER'],
    ['SUI', 'Switzerland, Schweiz, Suisse, CHE'],
    ['CIV', 'Côte d’Ivoire, Cote d Ivoire, civ'],
    ['USA', 'USA, United States, United States of America, Vereinigte Staaten, États-Unis, Etats-Unis'],
    ['ENG', 'England, Angleterre, eng'],
    ['NED', 'The Netherlands, Niederlande, Pays-Bas, Holland, NLD'],
    ['BLR', 'Belarus, Weissrussland, Weißrussland, Biélorussie'],
    ['CZE', 'Czechia, Czech Republic, Tschechien, Tchéquie, cze'],
    ['KSA', 'Saudi Arabia, Saudi-Arabien, Arabie saoudite, SAU'],
  ])('%s: %s', (code, texts) => {
    for (const text of texts.split(', ')) expect(readFederation(text), text).toBe(code)
  })

  test('a code of FIDE is that, also where ISO has it for another country', () => {
    expect(['BRN', 'BHR', 'BRU', 'Brunei'].map(readFederation)).toEqual(['BRN', 'BRN', 'BRU', 'BRU'])
    for (const text of 'CHI SUI RSA FID NON GBR'.split(' ')) expect(readFederation(text)).toBe(text)
  })

  test('what names no federation stays as it is', () => {
    for (const text of ['', 'Bayern', 'BY', 'BE', 'fr', 'GB', 'Great Britain', 'FIDE', 'X', '12', '__proto__', 'constructor'])
      expect(readFederation(text)).toBe(text)
  })

  test('countries have one code in all three languages, and each another', () => {
    const regions = ['en', 'de', 'fr'].map((language) => new Intl.DisplayNames(language, { type: 'region' }))
    const twos = Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)))
    const englishOf = new Map<string, string>()
    for (const two of twos) {
      const names = regions.map((region) => region.of(two)!)
      const codes = new Set(names.map(readFederation))
      if (names[0] === two || codes.has(names[0]!)) continue
      const [code] = codes
      expect([...codes], names[0]).toEqual([expect.stringMatching(/^[A-Z]{3}$/)])
      // Countries of old have the letters of those that came after them.
      expect(englishOf.get(code!) ?? names[0], two).toBe(names[0])
      englishOf.set(code!, names[0]!)
    }
    expect(englishOf.size).toBeGreaterThan(180)
  })

  test('in a start list', () => {
    const parsed = parsePlayersCsv('Name,Land\nJörg Müller,Deutschland\nJean Dupont,France\nUrs Suter,Zug\n')
    expect(parsed.ok && parsed.value.tournament.players.map(({ federation }) => federation)).toEqual(['FRA', 'GER', 'Zug'])
  })
})
