import type { Certificate } from '@zug/checker'
import type { Dice } from '../../../engine/src/testing/random/dice.ts'

/** As it is in JSON, to be changed in place. */
// biome-ignore lint/suspicious/noExplicitAny: what is changed is no certificate any more
type Loose = any
type Changeable = { -readonly [Key in keyof Certificate]: Loose }
export type Mutation = { readonly kind: string; readonly report: string; readonly certificate: Certificate }

/** A certificate, or the report it belongs to, with one thing changed; null where there is no such thing in it. */
export const mutations: Readonly<Record<string, (report: string, certificate: Changeable, dice: Dice) => string | null>> = {
  pair: (report, { boards }, dice) => {
    if (boards.length < 2) return null
    const [a, b] = dice.shuffle(boards.map((_: unknown, at: number) => at)) as [number, number]
    const side = dice.between(0, 1)
    ;[boards[a][side], boards[b][side]] = [boards[b][side], boards[a][side]]
    return report
  },
  colour: (report, { boards }, dice) => {
    if (boards.length === 0) return null
    dice.pick(boards as number[][]).reverse()
    return report
  },
  bye: (report, certificate, dice) => {
    if (certificate.bye === null || certificate.boards.length === 0) return null
    const board = dice.pick(certificate.boards as number[][])
    const side = dice.between(0, 1)
    ;[board[side], certificate.bye] = [certificate.bye, board[side]!]
    return report
  },
  board: (report, { boards }, dice) => {
    if (boards.length < 2) return null
    const at = dice.between(1, boards.length - 1)
    ;[boards[at - 1], boards[at]] = [boards[at], boards[at - 1]]
    return report
  },
  dual: (report, certificate, dice) => {
    const prices = dualsOf(certificate).flatMap((dual) => dual.p ?? [])
    if (prices.length === 0) return null
    dice.pick(prices as number[][])[0]! += dice.pick([-2, -1, 1, 2])
    return report
  },
  'price of a set': (report, certificate, dice) => {
    const prices = dualsOf(certificate).flatMap((dual) => dual.q ?? [])
    if (prices.length === 0) return null
    dice.pick(prices as number[][])[1]! += dice.pick([-2, -1, 1, 2])
    return report
  },
  set: (report, certificate, dice) => {
    const sets = proofsOf(certificate).flatMap((proof) => proof.sets ?? [])
    if (sets.length === 0) return null
    const set = dice.pick(sets as number[][])
    set.splice(dice.between(0, set.length - 1), 1)
    return report
  },
  result: (report, certificate, dice) =>
    inCell(report, certificate, dice, 7, (result) => ({ '1': '0', '0': '1', '=': '1' })[result] ?? null),
  'colour of the past': (report, certificate, dice) =>
    inCell(report, certificate, dice, 5, (colour) => ({ w: 'b', b: 'w' })[colour] ?? null),
}

const proofsOf = ({ brackets, collapse, byeProof }: Changeable): Loose[] => [
  ...brackets,
  ...(collapse ? [collapse.proof, collapse.refutation] : []),
  ...(byeProof ? [byeProof] : []),
]
const dualsOf = (certificate: Changeable): Loose[] =>
  proofsOf(certificate).flatMap((proof) => (proof.dual ? [proof.dual] : (proof.steps ?? []).flatMap((step: Loose[]) => step.slice(1))))

/** Changes a letter of a game played, of somebody who is to be paired. */
const inCell = (report: string, { players, round }: Changeable, dice: Dice, at: number, change: (letter: string) => string | null) => {
  const lines = report.split('\n')
  const ids = new Set((players as string[]).map((facts) => Number(facts.split(' ')[0])))
  const places: [number, number][] = []
  for (const [line, text] of lines.entries())
    if (text.startsWith('001') && ids.has(Number(text.slice(4, 8))))
      for (let r = 0; r < round - 1; r++) {
        const place = 91 + 10 * r
        if (Number(text.slice(place, place + 4)) > 0 && change(text[place + at] ?? '') !== null && !/[+-]/.test(text[place + 7] ?? ''))
          places.push([line, place + at])
      }
  if (places.length === 0) return null
  const [line, place] = dice.pick(places)
  const text = lines[line]!
  lines[line] = text.slice(0, place) + change(text[place]!) + text.slice(place + 1)
  return lines.join('\n')
}

export const mutated = (kind: string, report: string, certificate: Certificate, dice: Dice): Mutation | null => {
  const copy = structuredClone(certificate) as Changeable
  const changed = mutations[kind]!(report, copy, dice)
  return changed === null ? null : { kind, report: changed, certificate: copy as Certificate }
}
