import { type PlayerId, playerId, type RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import { checkRound } from '../../pairing/check-round.ts'
import type { KeptBrackets, PairNext } from '../../pairing/kept-brackets.ts'
import { pairRound as pairWithoutDesk } from '../../pairing/pair-round.ts'
import type { PairingSystem } from '../../pairing/pairing-system.ts'
import type { PairingAnswer, RoundPairing } from '../../pairing/round-pairing.ts'
import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import type { DeskEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { lateArrivals } from '../late-arrivals.ts'
import { prohibitedIn } from '../prohibited.ts'
import { type Refusal, refuse, type Some } from '../refusal.ts'
import { isOpen } from '../result.ts'
import type { Unpaired } from '../round.ts'
import { isTeamEvent, rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { awayIn, tournamentOf } from '../tournament.ts'
import { type Decision, draftInTheWay, named, nextRound } from './decision.ts'
import { drawLots, wantsLots } from './lots.ts'
import { initialNumbers, placedNumbers, recalculatedNumbers } from './numbers.ts'
import { numbersSettled } from './refresh.ts'

type PairRound = Extract<DeskCommand, { kind: 'pair-round' }>

/**
 * The engine's pairing of the next round, seen by the referee, as a draft. Games still open count as adjourned, if the arbiter says so. The initial
 * colour of round 1 is drawn first (5.1), once: a lot that is drawn stays when the draft is discarded.
 */
export const pairRound = (state: DeskState, command: PairRound): Decision => {
  if (state.draft !== null || !wantsLots(state)) return pairDrawn(state, command)
  if (command.seed === undefined) return err(refuse('lots-undrawn'))
  const drawn = drawLots(state, { kind: 'draw-lots', seed: command.seed })
  if (!drawn.ok) return drawn
  const paired = pairDrawn(
    drawn.value.reduce((at, event) => evolve(at, event), state),
    command,
  )
  return paired.ok ? ok([...drawn.value, ...paired.value]) : paired
}

const pairDrawn = (state: DeskState, { confirmed, leaveOut = [] }: PairRound): Decision => {
  const blocked = draftInTheWay(state) ?? openResults(state, confirmed === true)
  if (blocked !== null) return err(blocked)
  const round = nextRound(state)
  const { numberOfRounds } = state.settings!
  const system = rulebookAt(state)
  if (round > numberOfRounds) return err(refuse('all-rounds-paired', { rounds: numberOfRounds, section: null }))
  const tooMany = system.tooMany?.((isTeamEvent(state) ? state.teams : state.players).size, system.adopt(state.settings!.rules)) ?? null
  if (tooMany !== null) return err(refuse('too-many-for-tables', tooMany))
  const present = presentWithBye(state, leaveOut)
  if (present !== null) return err(present)
  const leftOut = lateArrivals(state).flatMap(({ player, published }) => (published ? [] : [player]))
  const numbered = numbersFirst(state)
  const tournament = tournamentOf(numbered.state)
  const { answer: pairing, dropped } = pairWithWishes(state, tournament, round)
  if (pairing.kind !== 'pairing') {
    const { stuck, only, bye = false, deadEnd = false } = pairing
    return err(refuse('no-legal-pairing', { round, stuck: some(state, stuck), only: some(state, only), bye, deadEnd }))
  }
  // A round of the tables passes even when nobody who is there has an opponent (CFC 652).
  if (pairing.boards.length === 0 && pairing.bye === null && system.traits.drawnFrom !== 'tables')
    return err(refuse('too-few-players', { round }))
  const { violations } = checkRound(tournament, round, pairing, system.id, { legalityOnly: true })
  const fault = violations.find(({ severity }) => severity === 'error')
  if (fault !== undefined) {
    const { code: violation, article, player } = fault
    const against = article === undefined ? {} : { article }
    const concerned = 'players' in fault ? fault.players : player === undefined ? [] : [playerId(player)]
    return err(refuse('referee', { round, violation, players: concerned.map((id) => named(state, id)), ...against }))
  }
  const draft = {
    round,
    boards: pairing.boards,
    bye: pairing.bye,
    unpaired: unpairedIn(state, round, notPairedBy(pairing, system)),
    engine: { boards: pairing.boards, bye: pairing.bye },
    wishesDropped: dropped,
    byHand: false,
    ...(leftOut.length === 0 ? {} : { leftOut }),
  }
  return ok([...numbered.events, { kind: 'round-drafted', draft }])
}

/**
 * How this event is paired while games are open: numbers given as they would be, and wishes as far as they can be kept. What was kept serves as long as all wishes are.
 */
export const toProject = (state: DeskState): { readonly tournament: Tournament; readonly pair: PairNext } => {
  const tournament = tournamentOf(numbersFirst(state).state)
  return {
    tournament,
    pair: (event, round, kept) => {
      const system = rulebookAt(state)
      if (round > state.settings!.numberOfRounds) return pairWithoutDesk(event, round, system.id)
      return pairWithWishes(state, event, round, kept).answer
    },
  }
}

/** CFC 616: whoever has defaulted without an accepted excuse is there, perhaps, and not paired all the same. Whoever rests by the tables is not missing. */
const notPairedBy = ({ notPaired }: RoundPairing, { traits }: PairingSystem): readonly PlayerId[] =>
  traits.drawnFrom === 'tables' ? [] : notPaired

/**
 * C.04.2 2.3: numbers are given, at the latest, when the first round is paired; 2.5: a late entry gets its place in the order. Dubov 1.2, 1.2.2: up to the fourth round
 * they are made anew where a rating was corrected.
 */
const numbersFirst = (state: DeskState): { readonly state: DeskState; readonly events: readonly DeskEvent[] } => {
  const mustFollow = state.ratingsCorrected === true && rulebookAt(state).traits.numbersFollowRatings === true && !numbersSettled(state)
  const complete = [...state.players.values()].every((player) => player.pairingNumber !== null)
  if (isTeamEvent(state) || (complete && !mustFollow)) return { state, events: [] }
  // CFC 614: a late entrant's number follows the last one, and nobody else's changes.
  const keep = state.rounds.length > 0 && rulebookAt(state).traits.lateEntrant.place === 'last'
  const provisional = state.rounds.length === 0 && state.numbersByHand === undefined
  const order = mustFollow
    ? recalculatedNumbers(state)
    : keep
      ? tournamentOf(state).players.map((player) => [player.id, player.pairingNumber] as const)
      : provisional
        ? initialNumbers(state)
        : placedNumbers(state)
  const numbers = new Map(order)
  if (mustFollow && order.every(([id, number]) => state.players.get(id)!.pairingNumber === number)) return { state, events: [] }
  const numbered = new Map([...state.players].map(([id, player]) => [id, { ...player, pairingNumber: numbers.get(id) ?? null }]))
  return { state: { ...state, players: numbered }, events: [{ kind: 'numbers-given', numbers: order }] }
}

/** Of the last round what has no result; of those before it also what is adjourned still, since it counts as a draw once more. */
export const openResults = (state: DeskState, confirmed: boolean): Refusal | null => {
  if (confirmed) return null
  const last = state.rounds.length
  const open = state.rounds.flatMap(({ round, boards }) => {
    const games = boards.filter(({ result }) => (round === last ? result === null : isOpen(result))).length
    return games === 0 ? [] : [{ round, games }]
  })
  return open.length === 0 ? null : refuse('results-missing', { open })
}

/** Tries that free the players of a stuck group one group after the other, before clubs and federations are freed as a whole. */
const mostTries = 4

/**
 * Wishes are laws as long as the round can be paired with them; those that concern a stuck group give way, then all. Where groups keep getting stuck, as in a
 * field that is nearly all of one federation, everybody who is kept apart together with one of them is freed.
 */
const pairWithWishes = (
  state: DeskState,
  tournament: Tournament,
  round: RoundNumber,
  kept?: KeptBrackets,
): { readonly answer: PairingAnswer; readonly dropped: readonly (readonly [PlayerId, PlayerId])[] } => {
  const system = rulebookAt(state)
  const asked = prohibitedIn(state, round, 'wish').map(({ players }) => players)
  let groups = asked
  let dropped: readonly Wish[] = []
  for (let tries = 1; ; tries++) {
    const wishes = groups.map((players) => ({ players, firstRound: round, lastRound: round }))
    const under = { ...tournament, forbiddenPairs: [...tournament.forbiddenPairs, ...wishes] }
    const answer = kept === undefined || tries > 1 ? system.pairRound(under, round) : system.pairKeeping(under, round, kept)
    if (answer.kind === 'pairing' || groups.length === 0) return { answer, dropped }
    const stuck = new Set(answer.stuck)
    const concerned = tries < mostTries ? stuck : new Set(asked.filter((group) => group.some((id) => stuck.has(id))).flat())
    const freed = groups.some((group) => group.some((id) => concerned.has(id))) ? concerned : new Set(groups.flat())
    dropped = dropped.concat(groups.flatMap((group) => pairsOf(group, freed)))
    groups = groups.map((group) => group.filter((id) => !freed.has(id))).filter(({ length }) => length > 1)
  }
}

type Wish = readonly [PlayerId, PlayerId]

/** Whoever is checked in and has a bye for absence plays, unless the arbiter names them as left out: nobody is forgotten because of a click. */
export const presentWithBye = (state: DeskState, leaveOut: readonly PlayerId[]): Refusal | null => {
  const players = lateArrivals(state).flatMap(({ player, published }) =>
    published || leaveOut.includes(player) ? [] : [named(state, player)],
  )
  return players.length === 0 ? null : refuse('present-with-bye', { round: nextRound(state), players })
}

/** More names than these nobody reads. */
const mostNamed = 12

const some = (state: DeskState, ids: readonly PlayerId[]): Some => ({
  named: ids.slice(0, mostNamed).map((id) => named(state, id)),
  more: Math.max(0, ids.length - mostNamed),
})

/** The pairs of a group that one of these is of. */
const pairsOf = (group: readonly PlayerId[], those: ReadonlySet<PlayerId>): readonly Wish[] => {
  const pairs: Wish[] = []
  group.forEach((a, at) => {
    const others = group.slice(at + 1)
    for (const b of those.has(a) ? others : others.filter((id) => those.has(id))) pairs.push([a, b])
  })
  return pairs
}

/** Who has no opponent by request or absence, or is left out by the rulebook; the bye of the pairing is added when the round is published. */
const unpairedIn = (state: DeskState, round: RoundNumber, notPaired: readonly PlayerId[]): readonly Unpaired[] => {
  const asked = new Set(state.byes.filter((bye) => bye.round === round).map(({ player }) => player))
  const away = awayIn(state, round)
  const known = new Set(away.map(({ player }) => player))
  return [
    ...away.map(({ player, bye }): Unpaired => ({ player, bye: asked.has(player) ? bye : 'absent' })),
    ...notPaired.filter((player) => !known.has(player)).map((player): Unpaired => ({ player, bye: 'absent' })),
  ]
}

export const discardDraft = (state: DeskState): Decision =>
  state.draft === null ? err(refuse('no-draft', { round: nextRound(state) })) : ok([{ kind: 'draft-discarded', round: state.draft.round }])

export const openGames = ({ rounds }: DeskState): number =>
  rounds.reduce((games, { boards }) => games + boards.filter(({ result }) => isOpen(result)).length, 0)
