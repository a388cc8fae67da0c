import type { PlayerId } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { diagnoseRound } from '../../pairing/diagnose-round.ts'
import type { WhyNot } from '../../pairing/explanation-answers.ts'
import { referees } from '../../pairing/referee/index.ts'
import type { Draft, PairingQuality } from '../round.ts'
import { rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { tournamentOf } from '../tournament.ts'

type Seating = Pick<Draft, 'boards' | 'bye'>

/** Measuring every bracket of a larger field keeps the desk waiting between two changes; there it is only said that the pairing is another one. */
const measuredUpTo = 200

/** What the rulebook has against a pairing made by hand, the rules it breaks outright aside; null while somebody is without a place, and for the engine's own. */
export const qualityOf = (state: DeskState, { boards, bye }: Seating): PairingQuality | null => {
  const { round, engine } = state.draft!
  const places = (seating: Seating): number => 2 * seating.boards.length + Number(seating.bye !== null)
  if (places({ boards, bye }) !== places(engine) || samePairs(engine, { boards, bye })) return null
  const system = rulebookAt(state)
  if (places(engine) > measuredUpTo) return { kind: 'other', article: null }
  const tournament = tournamentOf(state)
  const expected = { kind: 'pairing', rulebook: system.id, round, ...engine, notPaired: notPairedIn(tournament, state.draft!) } as const
  const diagnosis = diagnoseRound(tournament, round, expected, { boards, byes: bye === null ? [] : [bye] }, system)
  switch (diagnosis.kind) {
    case 'worse':
      return { kind: 'worse', article: diagnosis.article }
    case 'later':
      return { kind: 'later', article: referees[system.id].edition?.articles.order ?? null }
    case 'needless':
      return { kind: 'worse', article: diagnosis.faults[0]?.article ?? null }
    case 'legal':
      return legalButOther(diagnosis.answer)
    default:
      return { kind: 'other', article: null }
  }
}

/** A rulebook that is written as a procedure says itself why it did otherwise. */
const legalButOther = (answer: WhyNot | undefined): PairingQuality => {
  if (answer?.kind === 'worse') return { kind: 'worse', article: answer.articles[0] ?? null }
  if (answer?.kind === 'later' || answer?.kind === 'comes-first') return { kind: 'later', article: answer.articles[0] ?? null }
  return { kind: 'other', article: null }
}

/** Who was not to be paired at all; the referee looks no further when somebody is missing in this list. */
export const notPairedIn = (tournament: Tournament, { engine }: Draft): readonly PlayerId[] => {
  const paired = new Set([...engine.boards.flatMap(({ white, black }) => [white, black]), engine.bye])
  return (tournament.teams ?? tournament.players).map(({ id }) => id).filter((id) => !paired.has(id))
}

const samePairs = (a: Seating, b: Seating): boolean => {
  const keyOf = ({ white, black }: Draft['boards'][number]): string => `${Math.min(white, black)} ${Math.max(white, black)}`
  const pairs = new Set(a.boards.map(keyOf))
  return a.bye === b.bye && b.boards.every((board) => pairs.has(keyOf(board)))
}
