import { pairingNumber, playerId } from '../model/ids.ts'
import type { Outcome } from '../model/outcome.ts'
import { newPlayer, type Player, type Title } from '../model/player.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'
import type { NormEvent } from '../norms/event.ts'

/** Nine rounds in Switzerland. */
export const swiss: NormEvent = { system: 'swiss', rounds: 9, host: 'SUI', leastGames: 9, exempt: null, manyGuests: false }

export type Opponent = {
  readonly title?: Title | null
  readonly rating?: number | null
  readonly federation?: string
  readonly result: Outcome['kind'] | 'win' | 'draw' | 'loss' | 'forfeit-win' | 'pab'
}

/** Nine opponents that just make a norm of a grandmaster: three of the title, five titled, four federations, average 2380, seven points. */
export const enough: readonly Opponent[] = [
  { title: 'GM', federation: 'GER', result: 'win' },
  { title: 'GM', federation: 'FRA', result: 'win' },
  { title: 'GM', federation: 'ITA', result: 'draw' },
  { title: 'IM', federation: 'GER', result: 'win' },
  { title: 'FM', federation: 'SUI', result: 'win' },
  { title: null, federation: 'SUI', result: 'win' },
  { title: null, federation: 'SUI', result: 'win' },
  { title: 'CM', federation: 'GER', result: 'draw' },
  { title: null, federation: 'FRA', result: 'loss' },
].map((one) => ({ rating: 2380, ...one }) as Opponent)

/** The applicant, who has met these one after the other. */
export const eventOf = (opponents: readonly Opponent[], applicant: Partial<Player> = {}): Tournament => {
  const outcome = ({ result }: Opponent, at: number): Outcome => {
    const opponent = playerId(at + 2)
    if (result === 'absent') return { kind: 'absent' }
    if (result === 'pab') return { kind: 'bye', bye: 'pairing-allocated' }
    if (result === 'forfeit-win') return { kind: 'forfeit', opponent, colour: null, result: 'win' }
    return { kind: 'game', opponent, colour: 'white', result: result as 'win', rated: true }
  }
  const me = newPlayer({
    id: playerId(1),
    pairingNumber: pairingNumber(1),
    name: 'Applicant',
    title: 'IM',
    rating: 2450,
    federation: 'SUI',
    sex: 'm',
    ...applicant,
    outcomes: opponents.map(outcome),
  })
  const others = opponents.map(({ title = null, rating = 2380, federation = 'GER' }, at) =>
    newPlayer({ id: playerId(at + 2), pairingNumber: pairingNumber(at + 2), name: `O${at}`, title, rating, federation }),
  )
  return newTournament({ players: [me, ...others] })
}
