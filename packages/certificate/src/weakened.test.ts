import type { Certificate } from '@zug/checker'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type * as refuse from '../../checker/src/refuse.ts'
import { makeDice } from '../../engine/src/testing/random/dice.ts'

/** All that it has asked for. */
const asked = new Set<string>()
/** The conditions that the checker leaves out. */
let leftOut: readonly string[] = []
// Files share their modules: those of this one are loaded anew, and again after it.
vi.resetModules()
vi.doMock('../../checker/src/refuse.ts', async (load) => {
  const real = await load<typeof refuse>()
  const demand: typeof real.demand = (holds, condition, where) => {
    asked.add(condition)
    real.demand(holds || leftOut.includes(condition), condition, where)
  }
  return { ...real, demand }
})
const { verify } = await import('@zug/checker')
const { mutated, mutations } = await import('./testing/mutate.ts')
const { legalRounds } = await import('./testing/other-rounds.ts')
const { editions, pairedReport, proved, randomRounds } = await import('./testing/rounds.ts')
afterAll(() => {
  vi.doUnmock('../../checker/src/refuse.ts')
  vi.resetModules()
})

const row = (id: number, cell: string): string =>
  `001 ${String(id).padStart(4)}      ${`P${id}`.padEnd(66)} ${/ 1$/.test(cell) ? '1.0' : '0.0'}       ${cell}`
/** Only the following bracket says that 2 must float, not 3: 3 has met 4, who is alone in it by a virtual half-point. */
const ofTheFollowing = [
  'XXR 5',
  'XXC white1',
  ...[row(1, '   5 w 1'), row(2, '   6 b 1'), row(3, '   4 w 1'), row(4, '   3 b 0'), row(5, '   1 b 0'), row(6, '   2 w 0')],
  'XXA    4  0.0  0.5',
].join('\n')

type Wrong = { readonly report: string; readonly certificate: Certificate }
const searched = (certificate: Certificate): Certificate => ({
  ...certificate,
  brackets: certificate.brackets.map(() => ({ searched: 1 })),
})

/** What the past of a certificate's players is not read from: points by decision of the arbiter. */
const decided = (report: string): string => `${report.trimEnd()}\n299 D   1    1  1.0`
type Proven = Extract<Certificate['brackets'][number], { steps: unknown }>
const inFirstProof = (certificate: Certificate, change: (steps: Proven['steps']) => Proven['steps']): Certificate => {
  const at = certificate.brackets.findIndex((proof) => 'steps' in proof && proof.steps.length > 0)
  const brackets = certificate.brackets.map((proof, index) =>
    index === at && 'steps' in proof ? { ...proof, steps: change(proof.steps) } : proof,
  )
  return { ...certificate, brackets }
}
/** Of the first player more than can be added without rounding, and as much less. */
const tooMuch = (steps: Proven['steps']): Proven['steps'] =>
  steps.map(([name, ...duals], at) => [
    name,
    ...duals.map((dual) => (at === 0 ? { ...dual, p: [...(dual.p ?? []), [2 ** 42, 0], [-(2 ** 42), 0]] } : dual)),
  ])

/** Certificates that are wrong: right ones with one thing changed, and what can be proven of other rounds when the condition is left out. */
function* wrongOnes(condition: string): Generator<Wrong> {
  const dice = makeDice(3)
  for (let seed = 3000; seed <= 3020; seed++)
    for (const edition of editions)
      for (const round of seed === 3000 ? [pairedReport('made', ofTheFollowing, null, edition)!] : randomRounds(seed, edition, [5, 8])) {
        leftOut = []
        const certificate = proved(round)
        const { report } = round
        for (const kind of Object.keys(mutations)) {
          const change = mutated(kind, report, certificate, dice)
          if (change !== null) yield change
        }
        yield { report, certificate: { ...certificate, brackets: [...certificate.brackets, { searched: 0 }] } }
        yield { report, certificate: { ...certificate, version: 2 as 1 } }
        yield { report, certificate: { ...certificate, players: certificate.players.toReversed() } }
        yield { report: decided(report), certificate }
        yield { report, certificate: inFirstProof(certificate, (steps) => [...steps, ['nothing', {}]]) }
        yield { report, certificate: inFirstProof(certificate, tooMuch) }
        // Pairs that were given up, of a bracket that there is not, would stand in for those of the round.
        const collapse = { at: 99, pairs: [], proof: { searched: 0 }, refutation: { sets: [], dual: {} } }
        yield { report, certificate: { ...certificate, collapse } }
        yield { report, certificate: searched({ ...certificate, boards: certificate.boards.slice(0, -1) }) }
        let others = 0
        for (const other of legalRounds(report, round.round, condition === 'allowed')) {
          if (JSON.stringify(other.boards) === JSON.stringify(certificate.boards)) continue
          if (others++ > 50) break
          yield { report, certificate: searched({ ...certificate, ...other }) }
          leftOut = [condition]
          try {
            yield { report, certificate: proved(round, other) }
          } catch {
            // Other conditions refuse it.
          }
        }
      }
}

/** Until one is found that passes only without the condition. */
const passesWithout = (condition: string): boolean => {
  // What was compared by search is a proof of nothing: whether more is needed shows where that is let pass.
  const letPass = condition === 'searched' ? [] : ['searched']
  for (const { report, certificate } of wrongOnes(condition)) {
    leftOut = letPass
    if (verify(report, certificate).ok) continue
    leftOut = [...letPass, condition]
    if (verify(report, certificate).ok) return true
  }
  return false
}

describe('each claim about a round is needed', () => {
  const ofTheRound = ['players', 'once', 'allowed', 'colours', 'boards', 'scope', 'order', 'bound', 'brackets'] as const
  const ofWhatIsSaid = ['steps', 'collapse', 'price', 'report', 'format', 'searched'] as const
  test.each([...ofTheRound, ...ofWhatIsSaid])('%s: without it a wrong round, or one with a false proof, passes', (condition) =>
    expect(passesWithout(condition)).toBe(true),
  )

  test('there are no others but those of the theorem, which have tests of their own', () => {
    const ofTheTheorem = ['edge', 'alone', 'set']
    expect([...asked].sort()).toEqual([...ofTheRound, ...ofWhatIsSaid, ...ofTheTheorem].sort())
  })
})
