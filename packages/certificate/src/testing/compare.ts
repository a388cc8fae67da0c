import { type Verdict, verify } from '@zug/checker'
import { makeDice } from '../../../engine/src/testing/random/dice.ts'
import { inPython } from './in-python.ts'
import { type Case, randomCase } from './mutate-text.ts'
import { editions, type PairedReport, proved, randomRounds } from './rounds.ts'

export type Disagreement = Case & { readonly inTypeScript: string; readonly inPython: string }
export type Comparison = {
  readonly accepted: number
  readonly refused: ReadonlyMap<string, number>
  readonly disagreements: readonly Disagreement[]
}

const wordOf = (verdict: Verdict): string => (verdict.ok ? `${verdict.proven} proven` : verdict.condition)
/** Large enough for floats, byes and sets; small enough for thousands. */
const players = [4, 14] as const

/** Random changes of certificates, each checked by both programs. The same seed gives the same cases. */
export const compareCheckers = (seed: number, count: number, batch = 2000): Comparison => {
  const dice = makeDice(seed)
  const bases: (readonly [PairedReport, ReturnType<typeof proved>])[] = []
  for (let from = seed * 1000 + 1; bases.length < Math.min(200, Math.ceil(count / 10)); from++)
    for (const edition of editions) for (const round of randomRounds(from, edition, players)) bases.push([round, proved(round)])
  let accepted = 0
  const refused = new Map<string, number>()
  const disagreements: Disagreement[] = []
  for (let done = 0; done < count; done += batch) {
    const cases = Array.from({ length: Math.min(batch, count - done) }, () => {
      const [{ report }, certificate] = dice.pick(bases)
      return randomCase(report, certificate, dice)
    })
    const others = inPython(cases.map(({ report, text }) => [report, text] as const))
    for (const [at, one] of cases.entries()) {
      const verdict = verify(one.report, one.text)
      const [ours, theirs] = [wordOf(verdict), wordOf(others[at]!)]
      if (verdict.ok) accepted++
      else refused.set(ours, (refused.get(ours) ?? 0) + 1)
      if (ours !== theirs) disagreements.push({ ...one, inTypeScript: ours, inPython: theirs })
    }
  }
  return { accepted, refused, disagreements }
}
