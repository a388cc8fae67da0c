import type { PlayerId } from '@zug/engine/model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Seating, seatingAfter } from '../round/hand/seating.ts'
import { swapsFor } from './swaps.ts'

const id = (n: number): PlayerId => n as PlayerId
const boardsOf = (order: readonly number[]) =>
  Array.from({ length: Math.floor(order.length / 2) }, (_, at) => ({ white: id(order[2 * at]!), black: id(order[2 * at + 1]!) }))
const seatingOf = (order: readonly number[]) => ({ boards: boardsOf(order), bye: order.length % 2 === 1 ? id(order.at(-1)!) : null })
const carryOut = (order: readonly number[], swaps: readonly (readonly [PlayerId, PlayerId])[]) =>
  swaps.reduce<Seating>((seating, [a, b]) => seatingAfter(seating, { kind: 'swap', a, b }), seatingOf(order))

const orders = fc.integer({ min: 4, max: 13 }).chain((players) => {
  const everybody = Array.from({ length: players }, (_, at) => at + 1)
  const shuffled = fc.shuffledSubarray(everybody, { minLength: players, maxLength: players })
  return fc.tuple(shuffled, shuffled)
})
const text = ({ white, black }: { readonly white: PlayerId; readonly black: PlayerId }): string => `${white} ${black}`

it('swaps make exactly the boards of a change, the bye included', () => {
  fc.assert(
    fc.property(orders, ([from, to]) => {
      const [now, then] = [seatingOf(from), seatingOf(to)]
      const kept = new Set(now.boards.map(text))
      const wanted = new Set(then.boards.map(text))
      const change = {
        without: now.boards.filter((board) => !wanted.has(text(board))),
        instead: then.boards.filter((board) => !kept.has(text(board))),
      }
      const swaps = swapsFor(now, id(from[0]!), id(from[2]!), change)!
      const made = carryOut(from, swaps)
      expect(new Set(made.boards.map(text))).toEqual(wanted)
      expect(made.bye).toBe(then.bye)
    }),
  )
})

it('one swap makes two meet when no change is known', () => {
  fc.assert(
    fc.property(orders, ([from]) => {
      const [a, b] = [id(from[0]!), id(from.at(-1)!)]
      const made = carryOut(from, swapsFor(seatingOf(from), a, b, null)!)
      expect(made.boards.some(({ white, black }) => [white, black].includes(a) && [white, black].includes(b))).toBe(true)
    }),
  )
})
