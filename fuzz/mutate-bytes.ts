import type { Dice } from './dice.ts'

const marks = [0x00, 0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x30, 0x3b, 0x7f, 0x80, 0xc3, 0xe2, 0xed, 0xf0, 0xfe, 0xff] as const

type Step = (bytes: Buffer, dice: Dice) => Buffer

/** Where a piece begins and ends, mostly a short one. */
const piece = (length: number, dice: Dice): readonly [number, number] => {
  const from = dice.below(length + 1)
  const long = dice.chance(0.8) ? dice.below(12) : dice.below(length + 1)
  return [from, Math.min(length, from + long)]
}

const steps: readonly Step[] = [
  (bytes, dice) => {
    const changed = Buffer.from(bytes)
    if (changed.length > 0) changed[dice.below(changed.length)]! ^= 1 << dice.below(8)
    return changed
  },
  (bytes, dice) => {
    const changed = Buffer.from(bytes)
    if (changed.length > 0) changed[dice.below(changed.length)] = dice.chance(0.5) ? dice.pick(marks) : dice.below(256)
    return changed
  },
  (bytes, dice) => {
    const [from, to] = piece(bytes.length, dice)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  (bytes, dice) => {
    const [from, to] = piece(bytes.length, dice)
    const copies = dice.chance(0.95) ? 1 : 1 + dice.below(50)
    return Buffer.concat([bytes.subarray(0, to), ...Array.from({ length: copies }, () => bytes.subarray(from, to)), bytes.subarray(to)])
  },
  (bytes, dice) => {
    const at = dice.below(bytes.length + 1)
    const added = Buffer.from(Array.from({ length: 1 + dice.below(6) }, () => (dice.chance(0.5) ? dice.pick(marks) : dice.below(256))))
    return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)])
  },
  (bytes, dice) => bytes.subarray(0, dice.below(bytes.length + 1)),
]

/** A few changes that know nothing of what the bytes mean. */
export const mutateBytes = (bytes: Uint8Array, dice: Dice): Buffer => {
  let changed: Buffer = Buffer.from(bytes)
  for (let times = 1 + dice.below(4); times > 0; times--) changed = dice.pick(steps)(changed, dice)
  return changed
}
