/** SHA-256 (FIPS 180-4) of a text in UTF-8, as hexadecimal: receipts must be the same in a browser, a worker and a server. */
export const sha256 = (text: string): string => {
  const bytes = utf8(text)
  const length = bytes.length
  const blocks = Math.ceil((length + 9) / 64)
  const padded = new Uint8Array(blocks * 64)
  padded.set(bytes)
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000))
  view.setUint32(padded.length - 4, (length << 3) >>> 0)
  const state = Uint32Array.from(initial)
  const w = new Uint32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block * 64 + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
      w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) >>> 0
    }
    compress(state, w)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

const compress = (state: Uint32Array, w: Uint32Array): void => {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) >>> 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
    h = g
    g = f
    f = e
    e = (d + t1) >>> 0
    d = c
    c = b
    b = a
    a = (t1 + t2) >>> 0
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + value) >>> 0
}

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

/** Fractional parts of roots of the first primes: square roots for the start, cube roots for the rounds. */
const primes: readonly number[] = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && d * d <= n && n % d === 0),
)
const fraction = (root: bigint): number => Number(root & 0xffffffffn)
/** Integer part of the k-th root, by bisection. */
const integerRoot = (value: bigint, k: bigint): bigint => {
  let low = 0n
  let high = 1n << 64n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** k <= value) low = middle
    else high = middle
  }
  return low
}
const initial: readonly number[] = primes.slice(0, 8).map((p) => fraction(integerRoot(BigInt(p) << 64n, 2n)))
const constants: readonly number[] = primes.slice(0, 64).map((p) => fraction(integerRoot(BigInt(p) << 96n, 3n)))

const utf8 = (text: string): Uint8Array => {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0)!
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}
