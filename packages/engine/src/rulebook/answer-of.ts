import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import type { Board, PairingAnswer } from '../pairing/round-pairing.ts'
import { stuckTold } from './stuck-among.ts'

type Entrant = { readonly id: PlayerId; readonly mayTakeBye: boolean }
type Round<Player> = { readonly tournament: Tournament; readonly round: RoundNumber; readonly competitors: readonly Player[] }

/** A round with its colours, boards in the order they are published. */
export type SeatedRound = { readonly boards: readonly Board[]; readonly bye: PlayerId | null }

/** What a rulebook answers: the round, or who cannot all be paired where it is null. */
export const answerOf = <Player extends Entrant>(
  rulebook: RulebookId,
  { tournament, round, competitors }: Round<Player>,
  mayMeet: (a: Player, b: Player) => boolean,
  seated: SeatedRound | null,
): PairingAnswer => {
  if (seated === null) return { kind: 'no-legal-pairing', rulebook, round, ...stuckTold(competitors, mayMeet) }
  const present = new Set(competitors.map(({ id }) => id))
  const notPaired = tournament.players.map(({ id }) => id).filter((id) => !present.has(id))
  return { kind: 'pairing', rulebook, round, ...seated, notPaired }
}
