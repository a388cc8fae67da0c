import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { base32, codeOf, newTotpSecret, stepAt, stepsOf, totpAddress, totpSecretForm } from './totp.ts'

const secret = base32(Buffer.from('12345678901234567890'))

describe('codes that change with time', () => {
  test('RFC 4648 10: letters', () => {
    const pairs = [
      ['f', 'MY'],
      ['fo', 'MZXQ'],
      ['foo', 'MZXW6'],
      ['foob', 'MZXW6YQ'],
      ['fooba', 'MZXW6YTB'],
      ['foobar', 'MZXW6YTBOI'],
    ]
    for (const [plain, written] of pairs) expect(base32(Buffer.from(plain!))).toBe(written)
  })

  test('RFC 4226 D: the first ten codes', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
    expect(codes.map((_, step) => codeOf(secret, step))).toEqual(codes)
  })

  // The table has eight digits; six are the last of them.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238 B: at %i', (seconds, code) => {
    expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2))
  })

  test('RFC 6238 5.2: a step before and after is good, none further off', () => {
    const now = new Date('2026-06-01T10:00:15Z')
    const step = stepAt(now)
    const good = [-2, -1, 0, 1, 2].map((off) => stepsOf(secret, codeOf(secret, step + off), now).includes(step + off))
    expect(good).toEqual([false, true, true, true, false])
    for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６', `${codeOf(secret, step)} `])
      expect(stepsOf(secret, wrong, now)).toEqual([])
  })

  test('a secret has 160 bits and is what is hashed with', () => {
    const made = newTotpSecret()
    expect(made).toMatch(totpSecretForm)
    expect(newTotpSecret()).not.toBe(made)
    const bytes = randomBytes(20)
    const counter = Buffer.from([0, 0, 0, 0, 0, 0, 0, 7])
    const hash = createHmac('sha1', bytes).update(counter).digest()
    const expected = (hash.readUInt32BE(hash[19]! & 15) & 0x7fffffff) % 1_000_000
    expect(Number(codeOf(base32(bytes), 7))).toBe(expected)
  })

  test('the address names desk and account, whatever is in them', () => {
    const url = new URL(totpAddress(secret, 'olga?&/ü', 'Zug desk.example:8080'))
    expect(decodeURIComponent(url.pathname)).toContain('Zug desk.example:8080:olga?&/ü')
    expect(url.searchParams.get('secret')).toBe(secret)
    expect(url.searchParams.get('issuer')).toBe('Zug desk.example:8080')
  })
})
