import { err, ok, type PlayerId, type Result, type Tournament } from '@zug/engine/model'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

/** A player by number, or by a part of the name that fits one player only. */
export const findPlayer = (file: string, tournament: Tournament, text: string): Result<PlayerId, Problem> => {
  if (/^\d+$/.test(text)) {
    const player = tournament.players.find(({ pairingNumber }) => pairingNumber === Number(text))
    return player === undefined ? err(badRequest(file, 'player-unknown', `There is no player number ${text}.`)) : ok(player.id)
  }
  const wanted = text.toLowerCase()
  const exact = tournament.players.filter(({ name }) => name.toLowerCase() === wanted)
  const found = exact.length > 0 ? exact : tournament.players.filter(({ name }) => name.toLowerCase().includes(wanted))
  if (found.length === 1) return ok(found[0]!.id)
  if (found.length === 0) return err(badRequest(file, 'player-unknown', `No player's name contains '${text}'.`))
  const names = found.slice(0, 5).map(({ pairingNumber, name }) => `${pairingNumber} ${name}`)
  return err(badRequest(file, 'player-ambiguous', `'${text}' fits ${found.length} players: ${names.join(', ')}. Say the number.`))
}
