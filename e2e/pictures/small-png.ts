import { deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  let crc = 0xffffffff
  for (const byte of body) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, check])
}

const paeth = (left: number, up: number, corner: number): number => {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** The bytes of the picture, row after row, as a browser writes them: eight bits a channel, not interlaced. */
const readPixels = (
  png: Buffer,
): { readonly width: number; readonly height: number; readonly channels: number; readonly bytes: Uint8Array } => {
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3]
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const bytes = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)]!
    for (let at = 0; at < stride; at++) {
      const here = row * stride + at
      const left = at < channels ? 0 : bytes[here - channels]!
      const up = row === 0 ? 0 : bytes[here - stride]!
      const corner = at < channels || row === 0 ? 0 : bytes[here - stride - channels]!
      const add = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!
      bytes[here] = raw[row * (stride + 1) + 1 + at]! + add
    }
  }
  return { width, height, channels, bytes }
}

/**
 * The same picture with a palette of 256 colours, which is plenty for type on paper and a third of the size. The most frequent colours are kept; every other
 * one takes the nearest of them.
 */
export const smallPng = (png: Buffer): Buffer => {
  const { width, height, channels, bytes } = readPixels(png)
  const colourAt = (pixel: number): number =>
    (bytes[pixel * channels]! << 16) | (bytes[pixel * channels + 1]! << 8) | bytes[pixel * channels + 2]!
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < width * height; pixel++) counts.set(colourAt(pixel), (counts.get(colourAt(pixel)) ?? 0) + 1)
  const palette = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 256)
    .map(([colour]) => colour)
  const nearest = (colour: number): number => {
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (const [index, other] of palette.entries()) {
      const distance = [16, 8, 0].reduce((sum, shift) => sum + (((colour >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)
      if (distance < least) [best, least] = [index, distance]
    }
    return best
  }
  const indexOf = new Map([...counts.keys()].map((colour) => [colour, nearest(colour)]))
  const rows = Buffer.alloc(height * (width + 1))
  for (let pixel = 0; pixel < width * height; pixel++)
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = indexOf.get(colourAt(pixel))!
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
