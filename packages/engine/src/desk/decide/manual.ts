import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Violation } from '../../model/issues/referee.ts'
import { checkRound } from '../../pairing/check-round.ts'
import type { Board } from '../../pairing/round-pairing.ts'
import { err, ok, type Result } from '../../result.ts'
import { isBlank } from '../blank.ts'
import type { DeskCommand, DraftChange } from '../commands.ts'
import type { Difference } from '../events.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Draft } from '../round.ts'
import { staleCausesOf } from '../stale.ts'
import type { DeskState } from '../state.ts'
import { tournamentOf } from '../tournament.ts'
import { boardNumber, type Decision, isEntrant, named, nextRound, unknownPlayer } from './decision.ts'
import { notPairedIn, qualityOf } from './pairing-quality.ts'

type Of<K extends DeskCommand['kind']> = Extract<DeskCommand, { kind: K }>
type Seating = Pick<Draft, 'boards' | 'bye'>

/** Changes by hand have an explicit start and end; in between nothing can be published. */
export const startManual = (state: DeskState, { reason }: Of<'start-manual'>): Decision => {
  if (state.draft === null) return err(refuse('no-draft', { round: nextRound(state) }))
  if (state.manual !== null) return err(refuse('manual-open', { round: state.draft.round }))
  const causes = staleCausesOf(state)
  if (causes.length > 0) return err(refuse('draft-stale', { round: state.draft.round, causes }))
  if (isBlank(reason)) return err(refuse('reason-missing', { of: 'by-hand' }))
  return ok([{ kind: 'manual-started', reason }])
}

export const changeDraft = (state: DeskState, { change, confirmed }: Of<'change-draft'>): Decision => {
  if (state.draft === null || state.manual === null) return err(refuse('no-manual'))
  const changed = applyChange(state, state.draft.round, state.draft, change)
  if (!changed.ok) return changed
  const broken = rulesBroken(state, changed.value)
  const fresh = articlesOf(broken.filter(isFresh(state)))
  if (fresh.length > 0 && confirmed !== true) return err(refuse('rule-broken', { articles: fresh, article: fresh[0]! }))
  const breaks = articlesOf(broken)
  return ok([
    { kind: 'manual-changed', boards: changed.value.boards, bye: changed.value.bye, breaks, quality: qualityOf(state, changed.value) },
  ])
}

/** Everybody must be seated again; what remains different from the engine is part of the record. */
export const finishManual = (state: DeskState): Decision => {
  if (state.draft === null || state.manual === null) return err(refuse('no-manual'))
  const standing = withoutBoard(state, state.draft)
  if (standing !== null) return err(standing)
  return ok([{ kind: 'manual-finished', difference: differenceOf(state.draft) }])
}

/** Everybody needs a board or the bye: who has neither would be in no list of the round. */
export const withoutBoard = (state: DeskState, draft: Pick<Draft, 'boards' | 'bye' | 'engine'>): Refusal | null => {
  const standing = unseated(draft)
  return standing.length > 0 ? refuse('without-board', { players: standing.map((id) => named(state, id)) }) : null
}

const sameBoard = (a: Board, b: Board): boolean => a.white === b.white && a.black === b.black

export const differenceOf = ({ boards, bye, engine }: Draft): Difference => ({
  engineOnly: engine.boards.filter((board) => !boards.some((other) => sameBoard(board, other))),
  deskOnly: boards.filter((board) => !engine.boards.some((other) => sameBoard(board, other))),
  byeChanged: bye !== engine.bye,
})

/** Players of the engine's pairing who have no place in the one made by hand. */
export const unseated = ({ boards, bye, engine }: Seating & Pick<Draft, 'engine'>) => {
  const seated = new Set([...boards.flatMap(({ white, black }) => [white, black]), bye])
  return [...engine.boards.flatMap(({ white, black }) => [white, black]), ...(engine.bye === null ? [] : [engine.bye])].filter(
    (id) => !seated.has(id),
  )
}

/** No article of a rulebook forbids the pairs that the organiser keeps apart; what was declared is changed for nobody. */
const articleOf = ({ code, article }: Violation): string | undefined => article ?? (code === 'forbidden-pair' ? 'C.04.2 1.5' : undefined)

export const articlesOf = (violations: readonly Violation[]): readonly string[] =>
  [...new Set(violations.flatMap((one) => articleOf(one) ?? []))].sort()

/** What can be said of one pair, or of the bye, wherever the others sit. */
const ofOne: ReadonlySet<Violation['code']> = new Set(['rematch', 'forbidden-pair', 'absolute-colours', 'barred-bye'])

const nameOf = (one: Violation): string => `${one.code} ${'players' in one ? one.players.toSorted() : one.player}`

/** Articles broken by pairs, or by the bye, of a published round as it would be, that are not broken as it is. */
export const brokenAnew = (state: DeskState, round: RoundNumber, before: Seating, after: Seating): readonly string[] => {
  const [tournament, { rulebook }] = [tournamentOf(state), state.settings!.rules]
  const brokenBy = ({ boards, bye }: Seating): readonly Violation[] => {
    const seated = new Set([...boards.flatMap(({ white, black }) => [white, black]), bye])
    const notPaired = (tournament.teams ?? tournament.players).map(({ id }) => id).filter((id) => !seated.has(id))
    const pairing = { kind: 'pairing' as const, rulebook, round, boards, bye, notPaired }
    return checkRound(tournament, round, pairing, rulebook, { legalityOnly: true }).violations.filter(({ code }) => ofOne.has(code))
  }
  const known = new Set(brokenBy(before).map(nameOf))
  return articlesOf(brokenBy(after).filter((one) => !known.has(nameOf(one))))
}

/** Each such pair is asked about, whatever the article was broken by before; other articles once. */
const isFresh = (state: DeskState): ((one: Violation) => boolean) => {
  const known = new Set(rulesBroken(state, state.draft!).map(nameOf))
  return (one) => (ofOne.has(one.code) ? !known.has(nameOf(one)) : !state.manual!.breaks.includes(articleOf(one) ?? ''))
}

/** What the referee finds broken, the quality of the pairing aside. Whoever is not seated yet is not counted: then only pairs are looked at, and the bye. */
export const rulesBroken = (state: DeskState, { boards, bye }: Seating): readonly Violation[] => {
  const { round, engine } = state.draft!
  const standing = unseated({ boards, bye, engine })
  const whole = tournamentOf(state)
  const away = standing.map((player) => ({ player, round, bye: 'zero-point' as const }))
  const tournament = { ...whole, requestedByes: [...whole.requestedByes, ...away] }
  const notPaired = [...notPairedIn(whole, state.draft!), ...standing]
  const { rulebook } = state.settings!.rules
  const pairing = { kind: 'pairing' as const, rulebook, round, boards, bye, notPaired }
  const { violations } = checkRound(tournament, round, pairing, rulebook, { legalityOnly: true })
  return standing.length === 0 ? violations : violations.filter(({ code }) => ofOne.has(code))
}

/** One change; players it frees are left standing until they are seated again. */
export const applyChange = (
  state: DeskState,
  round: RoundNumber,
  { boards, bye }: Seating,
  change: DraftChange,
): Result<Seating, Refusal> => {
  const asked = change.kind === 'pair' ? [change.white, change.black] : change.kind === 'give-bye' ? [change.player] : []
  const stranger = asked.find((id) => !isEntrant(state, id))
  if (stranger !== undefined) return err(unknownPlayer(stranger))
  const hasBoard = (id: PlayerId): boolean => boards.some(({ white, black }) => white === id || black === id)
  const seatedAlready = (ids: readonly PlayerId[]): Refusal => refuse('seated-already', { players: ids.map((id) => named(state, id)) })
  const unknownBoard = (board: number): Refusal => refuse('unknown-board', { round, board: boardNumber(state, round, board) })
  switch (change.kind) {
    case 'swap': {
      const swap = (id: Board['white']) => (id === change.a ? change.b : id === change.b ? change.a : id)
      const known = new Set([...boards.flatMap(({ white, black }) => [white, black]), bye])
      const missing = [change.a, change.b].filter((id) => !known.has(id))
      if (missing.length > 0) return err(refuse('not-in-round', { players: missing.map((id) => named(state, id)) }))
      if (change.a === change.b) return err(refuse('two-players-needed'))
      return ok({
        boards: boards.map(({ white, black }) => ({ white: swap(white), black: swap(black) })),
        bye: bye === null ? null : swap(bye),
      })
    }
    case 'flip':
      if (boards[change.board] === undefined) return err(unknownBoard(change.board))
      return ok({ boards: boards.map((board, i) => (i === change.board ? { white: board.black, black: board.white } : board)), bye })
    case 'unpair':
      if (boards[change.board] === undefined) return err(unknownBoard(change.board))
      return ok({ boards: boards.filter((_, i) => i !== change.board), bye })
    case 'pair': {
      if (change.white === change.black) return err(refuse('two-players-needed'))
      const busy = [change.white, change.black].filter(hasBoard)
      if (busy.length > 0) return err(seatedAlready(busy))
      const stays = bye === change.white || bye === change.black ? null : bye
      return ok({ boards: [...boards, { white: change.white, black: change.black }], bye: stays })
    }
    case 'give-bye':
      return hasBoard(change.player) ? err(seatedAlready([change.player])) : ok({ boards, bye: change.player })
  }
}
