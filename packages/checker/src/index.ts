import { type BracketCase, checkBracket } from './bracket.ts'
import type { Dual } from './field.ts'
import { editions } from './player.ts'
import { demand, Refusal } from './refuse.ts'
import { type Certificate, factsOf, type Proof, roundOf, startOf } from './round.ts'

export { type BracketCase, type BracketProof, checkBracket } from './bracket.ts'
export type { Dual, Field, Limb } from './field.ts'
export type { Prices, Wanted } from './order.ts'
export { editions } from './player.ts'
export { Refusal } from './refuse.ts'
export { type Certificate, factsOf, roundOf, startOf } from './round.ts'

type Refused = { readonly ok: false; readonly condition: string; readonly where: string; readonly bracket: number | null }
export type Verdict = { readonly ok: true; readonly proven: number } | Refused

/** JSON as a certificate is written: whole numbers, texts, nothing, lists and objects of them. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' ? Object.values(value ?? []).every(isPlain) : typeof value === 'string' || Number.isSafeInteger(value)

/** Verifies a certificate, as it lies there or as it was read, against the report of its tournament. */
export const verify = (report: string, handedIn: Certificate | string): Verdict => {
  const count = { proven: 0, searched: 0 }
  let bracket: number | null = null
  const check = (one: BracketCase, proof: Proof): void => {
    count['searched' in proof ? 'searched' : 'proven']++
    if ('searched' in proof) return
    let at = 0
    checkBracket(one, proof, (name) => (proof.steps[at]?.[0] === name ? (proof.steps[at++]!.slice(1) as Dual[]) : []))
    demand(at === proof.steps.length, 'steps', `${at}: never asked for`)
  }
  try {
    const certificate: Certificate = typeof handedIn === 'string' ? JSON.parse(handedIn) : handedIn
    // Read and written again it is the same: no key twice, no number in two ways.
    const bare = (json: string): string => json.replace(/\s/g, '')
    const same = typeof handedIn !== 'string' || bare(handedIn) === bare(JSON.stringify(certificate))
    demand(same, 'format', 'not as a certificate is written')
    const { format, version, rulebook, initialColour, parity, players, byeProof, collapse, brackets } = certificate
    const known = format === 'zug-certificate' && version === 1 && editions.includes(rulebook)
    demand(known, 'format', `${format} ${version} of ${rulebook}`)
    demand(['white', 'black'].includes(initialColour) && ['paired-participants', 'pairing-number'].includes(parity), 'format', parity)
    demand(isPlain(certificate) && Array.isArray(brackets), 'format', 'not as a certificate is written')
    const start = startOf(report, certificate)
    const told = start.players.length === players.length && start.players.every((player, at) => factsOf(player) === players[at])
    demand(told, 'players', 'the report has others, or other results or colours')
    const { cases, failed } = roundOf(start, certificate, (name) => (name === 'C5' ? byeProof : collapse?.refutation)?.dual ?? {})
    demand(cases.length === brackets.length, 'brackets', `${cases.length} expected`)
    for (const [at, one] of cases.entries()) {
      bracket = at
      if (at === collapse?.at) check(failed!, collapse.proof)
      check(one, brackets[at]!)
    }
    bracket = null
    const { searched, proven } = count
    demand(searched === 0, 'searched', `${searched} of ${searched + proven} brackets were compared by search, not proven`)
    return { ok: true, proven }
  } catch (error) {
    // Whatever else goes wrong is a certificate that is none.
    const where = error instanceof Refusal || error instanceof SyntaxError ? error.message : `${error}`
    return { ok: false, condition: error instanceof Refusal ? error.condition : 'format', where, bracket }
  }
}
