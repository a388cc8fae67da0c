import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

describe('decoding', () => {
  test.each([
    ['UTF-8', Buffer.from('José'), 'José', null],
    ['UTF-8 with a mark', Buffer.from('\ufeffJosé'), 'José', null],
    ['UTF-16 little-endian', Buffer.from('\ufeffJosé', 'utf16le'), 'José', null],
    ['UTF-16 big-endian', Buffer.from('\ufeffJosé', 'utf16le').swap16(), 'José', null],
    ['a code page', Buffer.from('José', 'latin1'), 'José', 'Windows-1252'],
    [
      'all of a code page',
      Buffer.from('M\u00fcller, J\u00f6rg; Sch\u00e4fer, Andr\u00e9; \u008a\u009e\u0092\u0080\u0081\u00ff', 'latin1'),
      'Müller, Jörg; Schäfer, André; Šž’€\u0081ÿ',
      'Windows-1252',
    ],
    ['an old Mac', Buffer.from('M\u009fller, J\u009arg\r', 'latin1'), 'Müller, Jörg\r', 'Mac Roman'],
    ['UTF-16 without a mark', Buffer.from('Name;Elo', 'utf16le'), 'Name;Elo', 'UTF-16'],
    ['nothing', Buffer.alloc(0), '', null],
  ])('%s', (_name, bytes, text, guessed) => {
    expect(decodeText(bytes)).toEqual({ text, guessed })
  })
})
