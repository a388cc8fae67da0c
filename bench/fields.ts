import {
  type ForbiddenPairs,
  newPlayer,
  newTournament,
  type Outcome,
  type PlayerId,
  pairingNumber,
  playerId,
  type RequestedBye,
  roundNumber,
  roundsPaired,
  type Tournament,
} from '@zug/engine/model'
import { pairRound } from '@zug/engine/pairing'
import { parseTrf } from '@zug/engine/trf'
import { readGoldenArchive } from '../packages/engine/src/testing/golden-archive.ts'
import { mulberry32 } from '../packages/engine/src/testing/random/random.ts'

export const rulebooks = ['fide-dutch-2017', 'fide-dutch-2026'] as const
/** The procedural editions, which have no fast way of their own. */
export const procedures = ['fide-dutch-2012', 'fide-dutch-1998'] as const
export type Rulebook = (typeof rulebooks)[number] | (typeof procedures)[number]

/** A round about to be paired. */
export type Field = { readonly name: string; readonly tournament: Tournament; readonly round: number }

/** How a simulated tournament behaves. Rates are probabilities. */
export type Habits = {
  readonly players: number
  readonly rounds: number
  readonly draws: number
  /** How much a rating advantage counts: 1 as in life, 0 not at all, 3 and the favourite nearly always wins. */
  readonly favourites: number
  readonly byes: number
  /** Groups whose members may not meet, so many of them; a number below one is the share of the players who are in the only one. */
  readonly clubs: 'none' | 'halves' | 'shuffled-halves' | number
}

export const usual: Habits = { players: 100, rounds: 9, draws: 0.3, favourites: 1, byes: 0.01, clubs: 'none' }

/** Each round of a simulated tournament, as it stands before it is paired. Ends where no legal pairing is left. */
export function* simulate(habits: Habits, rulebook: Rulebook, seed: number): Generator<Tournament, void> {
  const random = mulberry32(seed)
  const { players: count, rounds } = habits
  const rating = (id: number): number => Math.round(2700 - (1500 * id) / count)
  let tournament = newTournament({
    numberOfRounds: rounds,
    initialColour: 'white',
    players: Array.from({ length: count }, (_, i) =>
      newPlayer({ id: playerId(i + 1), pairingNumber: pairingNumber(i + 1), name: `Player ${i + 1}`, rating: rating(i + 1) }),
    ),
    forbiddenPairs: clubsOf(habits, random),
  })
  for (let r = 1; r <= rounds; r++) {
    const round = roundNumber(r)
    const requestedByes = tournament.players.flatMap(({ id }): readonly RequestedBye[] =>
      random() < habits.byes ? [{ player: id, round, bye: 'half-point' }] : [],
    )
    tournament = { ...tournament, requestedByes }
    yield tournament
    const answer = pairRound(tournament, round, rulebook)
    if (answer?.kind !== 'pairing') return
    const outcomes = new Map<PlayerId, Outcome>(requestedByes.map(({ player }) => [player, { kind: 'bye', bye: 'half-point' }]))
    if (answer.bye !== null) outcomes.set(answer.bye, { kind: 'bye', bye: 'pairing-allocated' })
    for (const { white, black } of answer.boards) {
      const expected = 1 / (1 + 10 ** ((habits.favourites * (rating(black) - rating(white))) / 400))
      const chance = random()
      const decisive = 1 - habits.draws
      const result = chance < expected * decisive ? 'win' : chance < decisive ? 'loss' : 'draw'
      const other = { win: 'loss', draw: 'draw', loss: 'win' } as const
      outcomes.set(white, { kind: 'game', opponent: black, colour: 'white', result, rated: true })
      outcomes.set(black, { kind: 'game', opponent: white, colour: 'black', result: other[result], rated: true })
    }
    tournament = {
      ...tournament,
      players: tournament.players.map((player) => ({ ...player, outcomes: [...player.outcomes, outcomes.get(player.id)!] })),
    }
  }
}

const clubsOf = ({ clubs, players }: Habits, random: () => number): readonly ForbiddenPairs[] => {
  if (clubs === 'none') return []
  const ids = Array.from({ length: players }, (_, i) => playerId(i + 1))
  const number = typeof clubs === 'number' ? clubs : 2
  if (clubs !== 'halves')
    for (let i = players - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[ids[i], ids[j]] = [ids[j]!, ids[i]!]
    }
  if (number < 1) return [{ players: ids.slice(0, Math.round(number * players)), firstRound: roundNumber(1), lastRound: null }]
  const size = Math.ceil(players / number)
  return Array.from({ length: number }, (_, club) => ({
    players: ids.slice(club * size, (club + 1) * size),
    firstRound: roundNumber(1),
    lastRound: null,
  }))
}

/** The rounds of golden/large.tar.gz, smallest field first. */
export const goldenFields = (): readonly (Field & { readonly bytes: Uint8Array })[] =>
  readGoldenArchive('large')
    .filter(({ name }) => name.endsWith('.trf'))
    .map(({ name, bytes }) => {
      const parsed = parseTrf(new TextDecoder('latin1').decode(bytes))
      if (!parsed.ok) throw new Error(`${name} cannot be read`)
      const { tournament } = parsed.value
      return { name: name.replace(/^large\/|\.trf$/g, ''), tournament, round: roundsPaired(tournament) + 1, bytes }
    })
    .sort((a, b) => a.tournament.players.length - b.tournament.players.length || a.round - b.round)
