import { execute, isTeamEvent, lateArrivals as lateArrivalsIn, numberBoards, rulebookAt, tournamentOf } from '@zug/engine/desk'
import { type PlayerId, roundNumber } from '@zug/engine/model'
import { checkRound } from '@zug/engine/pairing'
import { roundsAsHeld, withoutGameIn } from '../../packages/server/src/tournaments/rounds-as-held.ts'
import { byeKey, gameKey, type PublishedRound } from '../ledger.ts'
import type { Section } from '../world.ts'
import { commandOf, entrantsIn, eventsOf, hasEvent, type Invariant, type Look, unless } from './invariant.ts'

const twice = <T>(items: readonly T[]): readonly T[] => items.filter((item, at) => items.indexOf(item) !== at)

type Places = Pick<PublishedRound, 'boards'> & { readonly unpaired: readonly { readonly player: PlayerId }[] }

const placesOf = ({ boards, unpaired }: Places): readonly PlayerId[] => [
  ...boards.flatMap(({ white, black }) => [white, black]),
  ...unpaired.map(({ player }) => player),
]

/**
 * Everybody who was entered when a round was published is on one board, has one bye, or is absent, as pages show the round. Nobody is lost, and nobody has
 * two places.
 */
const onePlace = ({ after }: Look): readonly string[] => {
  if (after.ledger.rounds.length === 0) return []
  const held = roundsAsHeld(after.desk.state)
  return after.ledger.rounds.flatMap((noted) => {
    const { round, entrants } = noted
    const shown = held.find((entry) => entry.round === round)
    if (shown === undefined) return [`round ${round} is missing`]
    const places = placesOf(shown)
    const strangers = places.filter((id) => !entrantsIn(after.desk.state).includes(id))
    return [
      ...twice(places).map((id) => `round ${round} has ${id} twice`),
      ...strangers.map((id) => `round ${round} has ${id}, who is not entered`),
      ...entrants.filter((id) => !places.includes(id)).map((id) => `round ${round} has no place for ${id}`),
    ]
  })
}

const namesOf = (look: Look): string => commandOf(look)?.kind ?? 'move'

/** Whoever is in a draft can be paired: is entered, has come, has not left, and has announced no absence. */
const nobodyAway = (look: Look): readonly string[] => {
  const drafted = eventsOf(look).find((event) => event.kind === 'round-drafted')
  if (drafted === undefined) return []
  const { state } = look.after.desk
  const { round, boards, bye, unpaired } = drafted.draft
  const { withdrawn, byes } = look.after.ledger
  const plays = [...boards.flatMap(({ white, black }) => [white, black]), ...(bye === null ? [] : [bye])]
  const isAway = (id: PlayerId): boolean => (withdrawn.get(id) ?? Number.POSITIVE_INFINITY) <= round || byes.has(byeKey(id, round))
  const firstRoundOf = (id: PlayerId): number => (state.teams.get(id) ?? state.players.get(id))!.firstRound
  const wrong = unpaired.filter(({ player, bye: given }) => {
    const asked = byes.get(byeKey(player, round))
    return asked !== undefined && (withdrawn.get(player) ?? Number.POSITIVE_INFINITY) > round && asked !== given
  })
  return [
    ...plays.filter(isAway).map((id) => `${id} is away in round ${round} and is paired`),
    ...plays.filter((id) => firstRoundOf(id) > round).map((id) => `${id} comes after round ${round} and is paired`),
    ...wrong.map(({ player, bye: given }) => `${player} asked for ${byes.get(byeKey(player, round))} in round ${round} and has ${given}`),
    ...twice(plays).map((id) => `the draft of round ${round} has ${id} twice`),
    ...entrantsIn(state)
      .filter((id) => !plays.includes(id) && !withoutGameIn(state, drafted.draft).some(({ player }) => player === id))
      .map((id) => `${id} has no place in the draft of round ${round}`),
  ]
}

/** Whoever checked in after check-in was closed is here: the round is not paired without them unless the arbiter was asked. */
const lateArrivals = (look: Look): readonly string[] => {
  const command = commandOf(look)
  const drafted = eventsOf(look).find((event) => event.kind === 'round-drafted')
  if (command?.kind !== 'pair-round' || drafted === undefined) return []
  const { present, absences, withdrawn } = look.after.ledger
  const { round, unpaired } = drafted.draft
  return unpaired.flatMap(({ player }) =>
    present.get(player) === true && absences.has(byeKey(player, round)) && !withdrawn.has(player) && !command.leaveOut?.includes(player)
      ? [`${player} is present and is left out of round ${round} without a question`]
      : [],
  )
}

type Pairs = { readonly boards: readonly { readonly white: PlayerId; readonly black: PlayerId }[]; readonly bye: PlayerId | null }

/** What no pairing of the engine does, checked from the notes alone: rematches, pairs kept apart, a second bye. */
const againstRules = ({ desk: { state }, ledger }: Section, round: number, { boards, bye }: Pairs, dropped: boolean): readonly string[] => {
  const { traits } = rulebookAt(state)
  const earlier = ledger.rounds.filter((entry) => entry.round < round)
  // Of a match the games say whether it was forfeited.
  const isOver = (number: number, pair: { readonly white: PlayerId; readonly black: PlayerId }): boolean => {
    const board = state.rounds
      .find((entry) => entry.round === number)
      ?.boards.find(({ white, black }) => white === pair.white && black === pair.black)
    const result = board?.result?.match === undefined ? ledger.results.get(gameKey(number, pair))?.result : board.result
    return result !== undefined && result !== null && !result.white.startsWith('forfeit') && !result.black.startsWith('forfeit')
  }
  const met = new Set(
    earlier.flatMap((entry) =>
      entry.boards.filter((pair) => isOver(entry.round, pair)).flatMap(({ white, black }) => [`${white}-${black}`, `${black}-${white}`]),
    ),
  )
  const apart = [...ledger.prohibitions.values()].flatMap(({ strength, who, firstRound, lastRound }) =>
    strength === 'law' && who.kind === 'players' && firstRound <= round && (lastRound === null || round <= lastRound) ? [who.players] : [],
  )
  const hadBye = new Set(
    earlier.flatMap(({ unpaired }) => unpaired.flatMap((entry) => (entry.bye === 'pairing-allocated' ? [entry.player] : []))),
  )
  return [
    ...(traits.drawnFrom === 'tables' || !traits.ofFide
      ? []
      : boards
          .filter(({ white, black }) => met.has(`${white}-${black}`))
          .map(({ white, black }) => `round ${round} pairs ${white} and ${black} again`)),
    ...boards.flatMap(({ white, black }) =>
      traits.drawnFrom === 'tables' || dropped || !apart.some((group) => group.includes(white) && group.includes(black))
        ? []
        : [`round ${round} pairs ${white} and ${black}, who are kept apart`],
    ),
    ...unless(
      bye === null || !traits.ofFide || traits.drawnFrom === 'tables' || !hadBye.has(bye),
      `round ${round} gives ${bye} the bye a second time`,
    ),
  ]
}

const draftKeepsRules = (look: Look): readonly string[] => {
  const drafted = eventsOf(look).find((event) => event.kind === 'round-drafted')
  return drafted === undefined ? [] : againstRules(look.after, drafted.draft.round, drafted.draft, false)
}

/** What is published without changes by hand is what the rulebook gives now, and the referee agrees. */
const publishedIsUpToDate = (look: Look): readonly string[] => {
  const published = eventsOf(look).find((event) => event.kind === 'round-published')
  if (published === undefined) return []
  const { before } = look
  const { state } = before.desk
  const { round, boards, unpaired, byHand } = published.round
  const draft = state.draft!
  const drafted = [...draft.boards.map(({ white, black }) => `${white}-${black}`)].sort()
  const out = boards.map(({ white, black }) => `${white}-${black}`).sort()
  const byes = unpaired.flatMap((entry) => (entry.bye === 'pairing-allocated' ? [entry.player] : []))
  const asDrafted = unless(
    drafted.join() === out.join() && byes.join() === `${draft.bye ?? ''}`,
    `round ${round} is not published as it was drafted`,
  )
  if (byHand || draft.byHand) return asDrafted
  const bye = unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  const discarded = execute(before.desk, { kind: 'discard-draft' })
  // The arbiter may have named players who are here and still get no game when the round was published.
  const leaveOut = discarded.ok ? lateArrivalsIn(discarded.value.desk.state).map(({ player }) => player) : []
  const again = discarded.ok ? execute(discarded.value.desk, { kind: 'pair-round', seed: 'walk', leaveOut, confirmed: 'twice' }) : discarded
  const fresh = again.ok ? again.value.desk.state.draft! : null
  const pairs = (one: Pairs | null): string =>
    one === null
      ? 'no pairing'
      : `${one.boards
          .map(({ white, black }) => `${white}-${black}`)
          .sort()
          .join(' ')} bye ${one.bye}`
  const { rulebook } = state.settings!.rules
  const tournament = tournamentOf(state)
  const seated = new Set([...boards.flatMap(({ white, black }) => [white, black]), bye])
  const notPaired = (tournament.teams ?? tournament.players).map(({ id }) => id).filter((id) => !seated.has(id))
  const { violations } = checkRound(
    tournament,
    roundNumber(round),
    { kind: 'pairing', rulebook, round: roundNumber(round), boards, bye, notPaired } as never,
    rulebook,
    { legalityOnly: true },
  )
  return [
    ...asDrafted,
    ...unless(
      pairs(fresh) === pairs({ boards, bye }),
      `round ${round} is published as ${pairs({ boards, bye })}; paired now it would be ${pairs(fresh)}`,
    ),
    ...violations.filter(({ severity }) => severity === 'error').map(({ code }) => `the referee finds ${code} in round ${round}`),
    ...againstRules(before, round, { boards, bye }, false),
  ]
}

/** Every board has one number, and whoever has a fixed board sits there or is known not to. */
const boardNumbersHold = ({ after }: Look): readonly string[] => {
  const first = after.desk.state.settings?.firstBoard ?? 1
  return after.desk.state.rounds.flatMap(({ round, boards, fixed }) => {
    const { boards: numbered, conflicts } = numberBoards({ boards, fixed }, first)
    const numbers = numbered.map(({ number }) => number)
    const seatOf = (id: PlayerId): number | undefined =>
      numbered.find(({ at }) => boards[at]!.white === id || boards[at]!.black === id)?.number
    const given = conflicts.flatMap((conflict) => (conflict.kind === 'beyond' ? [] : [conflict.gives]))
    const elsewhere = (fixed ?? []).filter(({ player, number }) => !given.includes(player) && (seatOf(player) ?? number) !== number)
    return [
      ...twice(numbers).map((number) => `round ${round} has board ${number} twice`),
      ...elsewhere.map(({ player, number }) => `${player} does not sit at board ${number} in round ${round}`),
      ...(fixed === undefined
        ? unless(
            numbers.every((number, at) => number === first + at),
            `the boards of round ${round} are not numbered from ${first}`,
          )
        : []),
    ]
  })
}

/** A fixed board that was typed before a round was paired is a fixed board of that round. */
const fixedBoardsKept = (look: Look): readonly string[] => {
  const { draft } = look.after.desk.state
  if (draft === null || !hasEvent(look, 'round-drafted')) return []
  return [...look.after.ledger.fixed].flatMap(([player, { number, rounds }]) =>
    (rounds !== null && !rounds.includes(draft.round)) ||
    (draft.fixed ?? []).some((entry) => entry.player === player && entry.number === number) ||
    !draft.boards.some(({ white, black }) => white === player || black === player)
      ? []
      : [`${namesOf(look)}: the fixed board ${number} of ${player} is not in the draft of round ${draft.round}`],
  )
}

/** Members of a team sit on its boards once each, and nobody else does. */
const seatsAreMembers = ({ after }: Look): readonly string[] => {
  const { state } = after.desk
  if (state.settings === null || !isTeamEvent(state)) return []
  return state.rounds.flatMap(({ round, boards }) => {
    const seats = boards.flatMap(({ result }) =>
      [...(result?.match?.white ?? []), ...(result?.match?.black ?? [])].flatMap(({ player }) => (player === null ? [] : [player])),
    )
    return [
      ...twice(seats).map((id) => `${id} sits on two boards in round ${round}`),
      ...seats.filter((id) => !state.players.has(id)).map((id) => `${id} sits on a board in round ${round} and is not entered`),
      ...boards
        .filter(({ white, black }) => !state.teams.has(white) || !state.teams.has(black))
        .map(() => `round ${round} has a match of no team`),
    ]
  })
}

export const placeInvariants: readonly Invariant[] = [
  ['everyone has one place', onePlace],
  ['nobody who is away is paired', nobodyAway],
  ['a late arrival is not left out without a question', lateArrivals],
  ['a draft keeps the rules', draftKeepsRules],
  ['what is published is up to date', publishedIsUpToDate],
  ['boards have one number', boardNumbersHold],
  ['fixed boards are kept', fixedBoardsKept],
  ['seats are of members', seatsAreMembers],
]
