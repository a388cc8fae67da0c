import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

describe('decoding', () => {
  test.each([
    ['UTF-8', Buffer.from('José'), 'José', null],
    ['UTF-8 with a mark', Buffer.from('\ufeffJosé'), 'José', null],
    ['UTF-16 little-endian', Buffer.from('\ufeffJosé', 'utf16le'), 'José', null],
    ['UTF-16 big-endian', Buffer.from('\ufeffJosé', 'utf16le').swap16(), 'José', null],
    ['a code page', Buffer.from('José', 'latin1'), 'José', 'Windows-1252'],
    ['all of a code page', Buffer.from([0x8a, 0x9e, 0x92, 0x80, 0x81, 0xff]), 'Šž’€\u0081ÿ', 'Windows-1252'],
    ['nothing', Buffer.alloc(0), '', null],
  ])('%s', (_name, bytes, text, guessed) => {
    expect(decodeText(bytes)).toEqual({ text, guessed })
  })
})
