import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrText } from './qr-text.ts'

test('a QR code for a terminal has each square in its place, light ones drawn, and quiet around', () => {
  const text = 'http://192.168.178.20:8080'
  const { data, size } = create(text, { errorCorrectionLevel: 'L' }).modules
  const lines = qrText(text).split('\n')
  const isDark = (x: number, y: number): boolean => {
    const sign = lines[Math.floor(y / 2)]![x]!
    return y % 2 === 0 ? ' ▄'.includes(sign) : ' ▀'.includes(sign)
  }
  const found = Array.from({ length: size * size }, (_, at) => isDark((at % size) + 2, Math.floor(at / size) + 2))
  expect(found).toEqual([...data].map((square) => square !== 0))
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([size + 4]))
  expect(lines[0]).toBe('█'.repeat(size + 4))
})
