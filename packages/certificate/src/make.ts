import {
  type BracketCase,
  type BracketProof,
  type Certificate,
  checkBracket,
  checkRound,
  type Dual,
  type Field,
  factsOf,
  type Prices,
  Refusal,
  startOf,
} from '@zug/checker'
import { type Collapse, refutationOf } from '@zug/engine/proof'
import { dualOf, priceFinder } from './find-prices.ts'

export type RoundToProve = Omit<Certificate, 'brackets' | 'byeProof' | 'collapse' | 'format' | 'players' | 'version'>

/**
 * The certificate of a round: the checker goes through its claims, and whatever prices it asks for are found by a matching. So what is made passes by the same steps that
 * check it, or the round is not the right one. `collapse`: did the completion test of 2017 fail at this bracket? It is asked where one cannot be proven without.
 */
export const makeCertificate = (report: string, round: RoundToProve, collapse: CollapseAt = () => null): Certificate => {
  const start = startOf(report, round)
  const brackets: BracketProof[] = []
  try {
    return certificateFrom(start, round, null, brackets)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // What the bracket after it came to is part of why a bracket is the right one.
    const failed = collapse(brackets.length) ?? collapse(brackets.length + 1)
    if (failed === null) throw error
    return certificateFrom(start, round, failed, brackets.slice(0, Math.max(0, failed.at - 1)))
  }
}

type CollapseAt = (bracket: number) => Collapse | null

/** `proven`: brackets from the top of which there is a proof already; more are added. */
const certificateFrom = (
  start: ReturnType<typeof startOf>,
  round: RoundToProve,
  collapse: Collapse | null,
  proven: BracketProof[],
): Certificate => {
  const header = { format: 'zug-certificate', version: 1, ...round, players: start.players.map(factsOf) } as const
  const nothing = { scope: 'own', sets: [], steps: [] } as const
  const refutations = { C5: { sets: [] as (readonly number[])[], dual: {} }, 'A.9': { sets: [] as (readonly number[])[], dual: {} } }
  const found = new Set<string>()
  const draft = {
    ...header,
    byeProof: refutations.C5,
    ...(collapse === null ? {} : { collapse: { ...collapse, proof: nothing, refutation: refutations['A.9'] } }),
  }
  const prove = (claim: string, field: Field): Dual => {
    const { size } = field.graph
    const prices = refutationOf({ size, edge: (i, j) => i !== j && field.isOpen(i, j) })
    if (prices === null) return {}
    const into = refutations[claim as keyof typeof refutations]
    const everybody = Array.from({ length: size }, (_, v) => v)
    const inSets = prices.sets.reduce((sum, [set, value]) => sum + value * Math.floor((set as readonly number[]).length / 2), 0)
    into.dual = { ...dualOf(prices, everybody, [], into.sets), bound: prices.vertices.reduce((sum, price) => sum + price, 0) - inSets }
    found.add(claim)
    return into.dual
  }
  let [at, givenUp]: [number, BracketProof | null] = [0, null]
  checkRound(start, draft, prove, (one, failed) => {
    if (failed) givenUp = proveBracket(one)
    else if (at++ >= proven.length) proven.push(proveBracket(one))
  })
  return {
    ...header,
    ...(found.has('C5') ? { byeProof: refutations.C5 } : {}),
    ...(givenUp === null ? {} : { collapse: { ...draft.collapse!, proof: givenUp } }),
    brackets: proven,
  }
}

const scopes = ['own', 'next', 'all'] as const

/** Looks no further down than it must. */
const proveBracket = (one: BracketCase): BracketProof => {
  let refusal: unknown
  for (const scope of scopes) {
    const sets: (readonly number[])[] = []
    const steps: [string, ...Dual[]][] = []
    const find = priceFinder(sets)
    const prices: Prices = (name, field, wanted) => {
      const duals = find(name, field, wanted)
      if (duals.length > 0) steps.push([name, ...duals])
      return duals
    }
    try {
      checkBracket(one, { scope, sets }, prices)
      return { scope, sets, steps }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // The scope that was refused for what it found says more than one that does not apply.
      if (refusal === undefined || error.condition !== 'scope') refusal = error
    }
  }
  throw refusal
}
