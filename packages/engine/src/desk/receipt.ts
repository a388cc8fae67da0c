import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import type { Board } from '../pairing/round-pairing.ts'
import { type RulesVersion1, rulesInVersion1 } from '../pairing/version-1.ts'
import { sha256 } from './sha256.ts'

/** Version of the engine, as printed on receipts. */
export const engineVersion = '0.2.0'

/**
 * What a published round was made from: anyone with the same inputs, rulebook and engine can make it again and compare. The hashes are of the
 * canonical text of inputs and pairing. Dates of birth are no part of the inputs: they decide no pairing, and they are not told to everybody. Nor are
 * the lists that ratings come from: what they decide is said by ratings and numbers.
 */
export type Receipt = {
  readonly round: RoundNumber
  readonly rulebook: RulebookId
  readonly engine: string
  readonly inputs: string
  readonly pairing: string
  /** What is printed: the first characters of a hash over all of the above. */
  readonly short: string
}

export const receiptOf = (
  tournament: Tournament,
  round: RoundNumber,
  rulebook: RulebookId,
  boards: readonly Board[],
  bye: PlayerId | null,
  // The form of version 1, for ever: a receipt that was printed stays true.
  rulesThen: RulesVersion1 = rulesInVersion1(tournament),
  // That of the receipt which is made again: a later version pairs the same, and what was printed stays true.
  engine = engineVersion,
): Receipt => {
  const players = tournament.players.map(({ birth: _, official: __, nationalIds: ___, ...player }) => player).sort((a, b) => a.id - b.id)
  const { rules: _, ratings: __, ...others } = tournament
  const inputs = sha256(canonical({ ...others, players, ...rulesThen }))
  const pairing = sha256(canonical({ boards: boards.map(({ white, black }) => [white, black]), bye }))
  const short = sha256([round, rulebook, engine, inputs, pairing].join('\n')).slice(0, 16)
  return { round, rulebook, engine, inputs, pairing, short }
}

/** JSON with sorted keys and maps as sorted lists, so that equal values give equal text. */
export const canonical = (value: unknown): string => {
  if (value instanceof Map) return canonical([...value.entries()].sort(([a], [b]) => (a < b ? -1 : 1)))
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`)
      .join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
