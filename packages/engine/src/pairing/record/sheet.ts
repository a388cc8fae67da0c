import type { PlayerId } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../round-pairing.ts'

/** `coloursKnown` is false where two opponents have no colours: a forfeited game, or a game without any. */
export type SheetBoard = { readonly white: PlayerId; readonly black: PlayerId; readonly coloursKnown: boolean }

/** One round as compared: who plays whom with which colour, and who has the pairing-allocated bye. null stands for "no legal pairing exists". */
export type NonNullSheet = { readonly boards: readonly SheetBoard[]; readonly byes: readonly PlayerId[] }
export type Sheet = NonNullSheet | null

export const sheetOf = (answer: PairingAnswer): Sheet =>
  answer.kind === 'no-legal-pairing'
    ? null
    : {
        boards: answer.boards.map((board) => ({ ...board, coloursKnown: answer.colourless !== true })),
        byes: answer.bye === null ? [] : [answer.bye],
      }

/** What the tournament records for a round that was paired. */
export const recordedSheet = (tournament: Tournament, round: number): NonNullSheet => {
  const boards: SheetBoard[] = []
  const byes: PlayerId[] = []
  for (const player of tournament.players) {
    const outcome = player.outcomes[round - 1]
    if (outcome?.kind === 'bye' && outcome.bye === 'pairing-allocated') byes.push(player.id)
    if (outcome?.kind !== 'game' && outcome?.kind !== 'forfeit') continue
    // Both sides record the game; it is taken from White, or from the lower number where there are no colours.
    if (outcome.colour === 'white') boards.push({ white: player.id, black: outcome.opponent, coloursKnown: true })
    else if (outcome.colour === null && player.id < outcome.opponent)
      boards.push({ white: player.id, black: outcome.opponent, coloursKnown: false })
  }
  return { boards, byes }
}
