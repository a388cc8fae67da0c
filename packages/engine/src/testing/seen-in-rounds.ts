import type { Outcome } from '../model/outcome.ts'
import type { Tournament } from '../model/tournament.ts'
import type { PairingAnswer } from '../pairing/round-pairing.ts'

/** What a long comparison came across, so that its counts say what it is worth. */
export const seenInRounds = () => {
  const counts: Record<string, number> = {}
  const count = (what: string, holds: boolean): void => {
    if (holds) counts[what] = (counts[what] ?? 0) + 1
  }
  const add = (tournament: Tournament, answer: PairingAnswer, code: string): void => {
    const outcomes = tournament.players.flatMap((player) => player.outcomes)
    const some = (test: (outcome: Outcome) => boolean) => outcomes.some(test)
    count('rounds', true)
    count(code, true)
    count('without a legal pairing', answer.kind !== 'pairing')
    count('odd', answer.kind === 'pairing' && answer.bye !== null)
    count(
      'after a forfeited match',
      some(({ kind }) => kind === 'forfeit'),
    )
    count(
      'after a forfeited game',
      some((outcome) => outcome.kind === 'game' && (outcome.games ?? []).some(isForfeit)),
    )
    count('with somebody away', tournament.requestedByes.length > 0)
    count(
      'after an absence',
      some(({ kind }) => kind === 'absent'),
    )
    count('with virtual points', tournament.virtualPoints.size > 0 || code.endsWith('_BAKU'))
    count('with forbidden pairs', tournament.forbiddenPairs.length > 0)
  }
  const told = (): string =>
    Object.entries(counts)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ')
  return { add, told, of: (what: string): number => counts[what] ?? 0 }
}

const isForfeit = (result: string): boolean => result.startsWith('forfeit')
