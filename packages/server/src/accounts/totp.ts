import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator has it: SHA-1, thirty seconds, six digits. */
const stepSeconds = 30
const digits = 6
/** RFC 4226 4 R6 recommends 160 bits. */
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 6, without padding: 160 bits and more are written so that they can be typed. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const newTotpSecret = (): string => base32(randomBytes(secretBytes))

/** As `newTotpSecret` makes them. */
export const totpSecretForm = /^[A-Z2-7]{32}$/

/** RFC 4226 5.3: the code of a step. */
export const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const truncated = hash.readUInt32BE(hash.at(-1)! & 0xf) & 0x7fff_ffff
  return String(truncated % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds)

/** The steps a code is good for: the one that is now, one before and one after, since clocks differ (RFC 6238 5.2). */
export const stepsOf = (secret: string, code: string, time: Date): readonly number[] => {
  if (!/^[0-9]{6}$/.test(code)) return []
  const now = stepAt(time)
  return [now - 1, now, now + 1].filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)))
}

/** What an authenticator reads from a QR code. */
export const totpAddress = (secret: string, login: string, desk: string): string =>
  `otpauth://totp/${encodeURIComponent(`${desk}:${login}`)}?secret=${secret}&issuer=${encodeURIComponent(desk)}`
