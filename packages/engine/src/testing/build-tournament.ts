import { pairingNumber, playerId } from '../model/ids.ts'
import { absent, type Outcome } from '../model/outcome.ts'
import { newPlayer } from '../model/player.ts'
import { newTournament, type Tournament } from '../model/tournament.ts'

/**
 * A tournament from one line a player, rounds separated by blanks: `8w1` against 8 with White, won (also `0`, `=`, and `*` adjourned);
 * `8w+`, `8w-` forfeited; `U` pairing-allocated bye, `H` `F` `Z` requested; `.` absent.
 */
export const buildTournament = (rows: readonly string[], data: Partial<Tournament> = {}): Tournament =>
  newTournament({
    players: rows.map((row, index) =>
      newPlayer({
        id: playerId(index + 1),
        pairingNumber: pairingNumber(index + 1),
        name: `Player ${index + 1}`,
        outcomes: row.split(' ').filter(Boolean).map(outcomeOf),
      }),
    ),
    ...data,
  })

const results = { '1': 'win', '=': 'draw', '0': 'loss', '*': 'adjourned' } as const
const byes = { U: 'pairing-allocated', H: 'half-point', F: 'full-point', Z: 'zero-point' } as const

const outcomeOf = (token: string): Outcome => {
  if (token === '.') return absent
  if (token in byes) return { kind: 'bye', bye: byes[token as keyof typeof byes] }
  const match = /^(\d+)([wb])([10=*+-])$/.exec(token)
  if (match === null) throw new Error(`cannot read ${token}`)
  const opponent = playerId(Number(match[1]))
  const colour = match[2] === 'w' ? 'white' : 'black'
  const result = match[3]!
  if (result === '+' || result === '-') return { kind: 'forfeit', opponent, colour, result: result === '+' ? 'win' : 'loss' }
  return { kind: 'game', opponent, colour, result: results[result as keyof typeof results], rated: true }
}
