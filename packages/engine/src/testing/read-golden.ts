import { parseTrf } from '../formats/trf/read.ts'
import type { RoundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingAnswer } from '../pairing/round-pairing.ts'
import { readGoldenFile } from './golden-archive.ts'
import { told } from './told.ts'

/** The tournament of a golden TRF file that is not packed. */
export const readGolden = (name: string): Tournament => tournamentFrom(name, readGoldenFile(name))

export const tournamentFrom = (name: string, bytes: Uint8Array): Tournament => {
  const parsed = parseTrf(new TextDecoder().decode(bytes))
  if (!parsed.ok) throw new Error(`${name}: ${told(parsed.error)}`)
  return parsed.value.tournament
}

/** The pairing a tournament records for a round: "white-black" in numerical order of White, the bye as "id-0" at the end. */
export const recordedRound = (tournament: Tournament, round: RoundNumber): readonly string[] => {
  const boards: [number, number][] = []
  for (const player of tournament.players) {
    const outcome = player.outcomes[round - 1]
    if ((outcome?.kind === 'game' || outcome?.kind === 'forfeit') && outcome.colour === 'white') boards.push([player.id, outcome.opponent])
    if (outcome?.kind === 'bye' && outcome.bye === 'pairing-allocated') boards.push([player.id, 0])
  }
  return sorted(boards)
}

/** An answer in the same words. */
export const answeredRound = (answer: PairingAnswer): readonly string[] =>
  answer.kind === 'pairing'
    ? sorted([
        ...answer.boards.map(({ white, black }): [number, number] => [white, black]),
        ...(answer.bye === null ? [] : [[answer.bye, 0] as [number, number]]),
      ])
    : [`no legal pairing: ${answer.stuck.join(' ')}`]

const sorted = (boards: readonly [number, number][]): readonly string[] =>
  boards.toSorted((a, b) => Number(a[1] === 0) - Number(b[1] === 0) || a[0] - b[0]).map(([white, black]) => `${white}-${black}`)
