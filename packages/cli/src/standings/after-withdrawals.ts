import { err, ok, type Player, type PlayerId, type Result, roundsPaired, type Tournament } from '@zug/engine/model'
import { afterWithdrawals as countedAfter, type PairingSystem, teamsAfterWithdrawals, withdrawalOf } from '@zug/engine/pairing'
import type { Problem } from '../failure.ts'
import { badRequest, issueLine } from '../issue-lines.ts'
import { findPlayer } from './find-player.ts'

/** What is ranked, and the players as the crosstable lists them; of a team event the teams. */
export type Counted = {
  readonly whole: Tournament
  readonly entrants: Tournament
  readonly listed: Tournament
  /** Who has left with less than half of the games completed. */
  readonly struck: ReadonlySet<PlayerId>
  readonly notes: readonly string[]
}

/**
 * CFC 653, 664: standings of a round robin after these have left. Of whoever completed less than half of the games nothing counts; else the games not played are
 * lost by default. The table keeps what was played.
 */
export const afterWithdrawals = (
  file: string,
  whole: Tournament,
  entrants: Tournament,
  rulebook: PairingSystem | null,
  asked: readonly string[],
): Result<Counted, Problem> => {
  if (asked.length === 0) return ok({ whole, entrants, listed: entrants, struck: new Set(), notes: [] })
  if (rulebook?.traits.drawnFrom !== 'tables')
    return err(badRequest(file, 'withdrawn-elsewhere', 'Games of those who left are struck out in round robins only (CFC 653).'))
  const left: Player[] = []
  for (const text of asked) {
    const found = findPlayer(file, entrants, text)
    if (!found.ok) return found
    left.push(found.value)
  }
  const ids: readonly PlayerId[] = left.map(({ id }) => id)
  const rounds = roundsPaired(entrants)
  const { counted, listed, struck } = countedAfter(
    entrants,
    ids.map((player) => ({ player, from: 1 })),
    rounds,
  )
  const { teams } = teamsAfterWithdrawals(whole, counted)
  return ok({
    whole: teams === undefined ? whole : { ...whole, teams },
    entrants: counted,
    listed,
    struck,
    notes: left.map((player) => {
      const { completed, games, counts } = withdrawalOf(entrants, player)
      const what = counts ? 'the games not played are lost by default' : 'less than half, so that none of the games counts'
      const message = `${player.pairingNumber} ${player.name} left with ${completed} of ${games} games completed: ${what}.`
      return issueLine(file, { code: 'withdrawn', severity: 'warning', message, article: '653' })
    }),
  })
}
