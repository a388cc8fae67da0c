import { err, ok, type Player, type Result, type Tournament } from '@zug/engine/model'
import type { Problem } from '../failure.ts'
import { badRequest } from '../issue-lines.ts'

const shown = 5

/** A player by number, else by name or a part of it that only one player has. */
export const findPlayer = (file: string, tournament: Tournament, asked: string): Result<Player, Problem> => {
  const wanted = asked.trim().toLowerCase()
  const byNumber = /^\d+$/.test(wanted) ? tournament.players.filter((player) => player.pairingNumber === Number(wanted)) : []
  const whole = tournament.players.filter((player) => player.name.trim().toLowerCase() === wanted)
  const part = wanted === '' ? [] : tournament.players.filter((player) => player.name.toLowerCase().includes(wanted))
  const found = [byNumber, whole, part].find((players) => players.length > 0) ?? []
  if (found.length === 1) return ok(found[0]!)
  if (found.length === 0)
    return err(badRequest(file, 'player-unknown', `There is no player '${asked}'. Give a number or a part of the name.`))
  const list = found.slice(0, shown).map((player) => `${player.pairingNumber} ${player.name.trim()}`)
  const more = found.length > shown ? `, and ${found.length - shown} more` : ''
  return err(badRequest(file, 'player-ambiguous', `'${asked}' fits several players: ${list.join(', ')}${more}.`))
}
