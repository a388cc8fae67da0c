import { type BracketCase, type BracketProof, checkBracket, checkStuck, downfloatersOf, type Players, type Prove } from './bracket.ts'
import { colourOfHigher, compareBoards } from './colours.ts'
import { type Dual, partsOf, type Sets } from './field.ts'
import { bye, byRank, coloursAllow, type Player, type Setting, startOf } from './player.ts'
import { demand, limits, type Refusal } from './refuse.ts'

/** docs/certificate.md says what each part of a certificate is. Where a bracket is not proven: how many candidates its maker has compared. */
export type Proof = BracketProof | { readonly searched: number }
type Pairs = readonly (readonly [number, number])[]
type Refutation = { readonly sets: Sets; readonly dual: Dual }
type Collapse = { readonly at: number; readonly pairs: Pairs; readonly proof: Proof; readonly refutation: Refutation }
type Round = Setting & { readonly boards: Pairs; readonly bye: number | null; readonly byeProof?: Refutation; readonly collapse?: Collapse }
type Check = (one: BracketCase, givenUp: boolean) => void
export type Certificate = Round & { format: 'zug-certificate'; version: 1; players: readonly string[]; brackets: readonly Proof[] }
export const factsOf = ({ id, score, colours }: Player): string => `${id} ${score} ${colours.join('')}`

/** The claims of a round: it is legal, in order, and the right one bracket by bracket, from the top. `prove` has the prices of what cannot be completed; `check` looks at a bracket, or at what was given up of it. */
export const checkRound = (start: ReturnType<typeof startOf>, claimed: Round, prove: Prove, check: Check): void => {
  const [{ boards, bye: unpaired, byeProof, collapse }, old] = [claimed, claimed.rulebook === 'fide-dutch-2017']
  // C5 (2026): the bye goes to the lowest score at which that is possible.
  const byeScore = (old ? null : start.players.find(({ id }) => id === unpaired)?.score) ?? null
  const withBye = (fits: (score: number) => boolean): Players =>
    start.players.map((player) => ({ ...player, mayHaveBye: player.mayHaveBye && fits(player.score) }))
  const players = withBye((score) => byeScore === null || score === byeScore)
  const lower = withBye((score) => byeScore !== null && score < byeScore)
  const byId = new Map<number | null, Player>(players.map((player) => [player.id, player]))
  const pairedBy = (pairs: readonly (readonly [number, number | null])[]): Map<number, Player> => {
    const partner = new Map<number, Player>()
    for (const [a, b] of pairs) {
      const [one, two] = [byId.get(a)!, b === null ? bye : byId.get(b)!]
      demand(one !== undefined && two !== undefined && one !== two && !partner.has(one.id) && !partner.has(two.id), 'once', `${a} ${b}`)
      const mayMeet = two === bye ? one.mayHaveBye : !one.met.has(two.id) && coloursAllow(one, two)
      demand(mayMeet, 'allowed', `${a} ${b}`)
      partner.set(one.id, two).set(two.id, one)
    }
    return partner
  }
  const partner = pairedBy(unpaired === null ? boards : [...boards, [unpaired, null]])
  demand(partner.size === players.length + Number(unpaired !== null), 'once', 'somebody is missing')
  const pairs = boards.map(([w, b]) => [byId.get(w)!, byId.get(b)!].sort(byRank) as [Player, Player])
  for (const [at, [higher, lower]] of pairs.entries())
    demand((colourOfHigher(higher, lower, start.first) === 'w') === (higher.id === boards[at]![0]), 'colours', `${boards[at]}`)
  for (let at = 1; at < pairs.length; at++) demand(compareBoards(pairs[at - 1]!, pairs[at]!) <= 0, 'boards', 'another order')
  if (lower.some(({ mayHaveBye }) => mayHaveBye)) checkStuck('C5', lower, byeProof?.sets ?? [], prove)
  const groups = partsOf(players, ({ score }) => score)
  const at = collapse?.at ?? groups.length
  let before: BracketCase['partner'] = partner // A bracket is judged by what the following one would have come to, before the collapse.
  if (collapse !== undefined) {
    demand(old && at + 1 in groups, 'collapse', `${at}`)
    const isBelow = ([id, { score }]: readonly [number, Player]): boolean =>
      Math.min((byId.get(id) ?? bye).score, score) <= (groups[at]?.[0] ?? bye).score
    before = new Map([...partner].filter((entry) => !isBelow(entry)))
    const givenUp = [...pairedBy(collapse.pairs)] // Nothing was given up of pairs in brackets above it.
    for (const entry of givenUp) demand(!before.has(entry[0]) && isBelow(entry), 'collapse', 'pairs of brackets above')
    before = new Map([...before, ...givenUp])
  }
  const brackets = [...groups.slice(0, at + 1), groups.slice(at + 1).flat()].filter(({ length }) => length > 0)
  let movedDown: Players = []
  for (const [index, residents] of brackets.entries()) {
    const [left, next] = [brackets.slice(index + 1).flat(), groups[index + 1] ?? []]
    const ahead = { old, movedDown, residents, next, rest: left.slice(next.length), partner: before }
    if (index === at) {
      check(ahead, true)
      checkStuck('A.9', [...downfloatersOf(ahead), ...left], collapse!.refutation.sets, prove)
    }
    const one = index < at ? ahead : { ...ahead, next: [], rest: left, partner }
    check(one, false)
    movedDown = downfloatersOf(one)
  }
  demand(!movedDown.some(({ id }) => id !== unpaired), 'once', 'the last bracket leaves somebody over')
}

type Refused = { readonly ok: false; readonly condition: string; readonly where: string; readonly bracket: number | null }
export type Verdict = { readonly ok: true; readonly proven: number } | Refused

/** The JSON of a certificate without blanks. No key is twice in it: so as many members as there are keys are all of them. */
const listOf = (one: string): string => `\\[(?:${one}(?:,${one})*)?\\]`
const all = (count: string, ...members: readonly string[]): string => `\\{(?:(?:${members.join('|')}),?){${count}}\\}`
const [id, vertex, price] = ['[1-9][0-9]{0,3}', '[0-9]{1,5}', '-?[0-9]{1,13}']
const [sets, pairs] = [`"sets":${listOf(listOf(vertex))}`, listOf(`\\[${id},${id}\\]`)]
const dual = all('0,3', `"p":${listOf(`\\[${price}(?:,${vertex})*\\]`)}`, `"q":${listOf(`\\[${vertex},${price}\\]`)}`, `"bound":${price}`)
const [refutation, step] = [all('2', sets, `"dual":${dual}`), `\\["[A-Za-z0-9./ ]{1,20}"(?:,${dual})*\\]`]
const proof = `(?:\\{"searched":[0-9]{1,13}\\}|${all('3', '"scope":"(?:own|next|all)"', sets, `"steps":${listOf(step)}`)})`
const collapsed = all('4', `"at":${vertex}`, `"pairs":${pairs}`, `"proof":${proof}`, `"refutation":${refutation}`)
const setting = `"format":"zug-certificate"|"version":1|"rulebook":"fide-dutch-(?:2017|2026)"|"round":[1-9][0-9]{0,2}|"initialColour":"(?:white|black)"|"parity":"(?:paired-participants|pairing-number)"`
const round = `"players":${listOf('"[1-9][0-9]{0,3} [0-9]{1,9} [wb]{0,999}"')}|"boards":${pairs}|"bye":(?:null|${id})|"brackets":${listOf(proof)}`
export const shape = `^${all('10,12', setting, round, `"byeProof":${refutation}|"collapse":${collapsed}`)}$`

/** Verifies a certificate, as it lies there or as it was read, against the report of its tournament. */
export const verify = (report: string, handedIn: Certificate | string): Verdict => {
  let [bracket, searched]: [number | null, number] = [null, 0]
  try {
    const text = typeof handedIn === 'string' ? handedIn : JSON.stringify(handedIn)
    demand(text.length <= limits.certificate, 'format', `more than ${limits.certificate} characters`)
    // Read and written again it is the same: no key twice, no number in two ways.
    const [certificate, bare]: [Certificate, string] = [JSON.parse(text), text.replace(/("[^"]*")|[ \t\n\r]/g, '$1')]
    const whole = Object.keys({ byeProof: 0, collapse: 0, ...certificate }).length === 12 && new RegExp(shape).test(bare)
    demand(whole && bare === JSON.stringify(certificate), 'format', 'not as a certificate is written')
    const [{ players, byeProof, collapse, brackets }, start] = [certificate, startOf(report, certificate)]
    demand(JSON.stringify(start.players.map(factsOf)) === JSON.stringify(players), 'players', 'the report has others, or other results')
    const proofs = [...brackets]
    const refutation = (name: string): Dual => (name === 'C5' ? byeProof : collapse?.refutation)?.dual ?? {}
    checkRound(start, certificate, refutation, (one, givenUp) => {
      bracket = brackets.length - proofs.length
      const proof = givenUp ? collapse!.proof : proofs.shift()
      if (proof === undefined) return demand(false, 'brackets', 'too few')
      if ('searched' in proof) return void searched++
      const steps = [...proof.steps]
      checkBracket(one, proof, (name) => (steps[0]?.[0] === name ? (steps.shift()!.slice(1) as Dual[]) : []))
      demand(steps.length === 0, 'steps', `${steps[0]?.[0]}: never asked for`)
    })
    bracket = null
    demand(proofs.length === 0, 'brackets', `${proofs.length} too many`)
    const proven = brackets.length + Number(collapse !== undefined) - searched
    demand(searched === 0, 'searched', `${searched} of ${searched + proven} brackets were compared by search, not proven`)
    return { ok: true, proven }
  } catch (error) {
    // Whatever else goes wrong is a certificate that is none.
    const { condition = 'format', message } = error as Error & Partial<Refusal>
    return { ok: false, condition, where: message, bracket }
  }
}
