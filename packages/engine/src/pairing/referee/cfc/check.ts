import type { PlayerId } from '../../../model/ids.ts'
import type { Tournament } from '../../../model/tournament.ts'
import type { RoundPairing } from '../../round-pairing.ts'
import { cfcDeclared } from '../declared.ts'
import { type Violation, violation } from '../violations.ts'
import { betterByLaws } from './laws.ts'
import { type CfcRow, cfcSheet } from './sheet.ts'

export type CfcReport = {
  readonly violations: readonly Violation[]
  /** Whether (b) and (c) were settled; a large field that is not paired group by group can take too long. */
  readonly lawsSettled: boolean
}

/**
 * CFC 615 and 618 on a round, of players or of teams: everybody has one opponent or the bye; nobody has the bye, or an opponent, a second time; and no other pairing
 * keeps laws (b) and (c) better, which is not asked with `legalityOnly`. In the second round of 633.2, which pairs groups and not scores, (b) and (c) do not apply.
 */
export const checkCfcRound = (
  tournament: Tournament,
  round: number,
  pairing: RoundPairing,
  ofTeams: boolean,
  legalityOnly = false,
): CfcReport => {
  const { rows, all } = cfcSheet(tournament, round, ofTeams)
  const incomplete = completeness(rows, all, pairing, round)
  if (incomplete.length > 0) return { violations: incomplete, lawsSettled: true }

  const byId = new Map(rows.map((row) => [row.id, row]))
  const pairs = pairing.boards.map(({ white, black }) => [byId.get(white)!, byId.get(black)!] as const)
  const outright = pairs.flatMap(([a, b]): readonly Violation[] => {
    const told = { article: '618', player: a.id, players: [a.id, b.id] } as const
    return [
      ...(a.met.has(b.id) ? [violation('rematch', round, { ...told, what: 'paired-before', of: 'player' })] : []),
      ...(a.forbidden.has(b.id) ? [violation('forbidden-pair', round, told)] : []),
    ]
  })
  const bye = pairing.bye === null ? undefined : byId.get(pairing.bye)
  const secondBye = bye?.hadBye ? [violation('barred-bye', round, { article: '615', player: bye.id, what: 'had-one' })] : []
  if (outright.length > 0 || (round === 2 && cfcDeclared(tournament).variations.includes('633.2')))
    return { violations: [...outright, ...secondBye], lawsSettled: true }
  if (legalityOnly) return { violations: secondBye, lawsSettled: false }

  const better = betterByLaws(
    rows.filter((row) => row !== bye),
    new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])),
  )
  const laws = better === true ? [violation('laws-not-kept', round, { article: '618' })] : []
  return { violations: [...secondBye, ...laws], lawsSettled: better !== null }
}

const completeness = (rows: readonly CfcRow[], all: readonly PlayerId[], pairing: RoundPairing, round: number): readonly Violation[] => {
  const seats = [...pairing.boards.flatMap(({ white, black }) => [white, black]), ...(pairing.bye === null ? [] : [pairing.bye])]
  const wanted = new Set(rows.map(({ id }) => id))
  const told = (player: PlayerId) => ({ article: '610', player, of: 'entrant' }) as const
  const others = all.filter((id) => !wanted.has(id))
  return [
    ...(pairing.round === round ? [] : [violation('wrong-round', round, { given: pairing.round })]),
    ...seats.filter((id) => !wanted.has(id)).map((id) => violation('not-to-be-paired', round, told(id))),
    ...seats.filter((id, at) => seats.indexOf(id) < at).map((id) => violation('paired-twice', round, told(id))),
    ...rows.filter(({ id }) => !seats.includes(id)).map(({ id }) => violation('left-out', round, told(id))),
    ...(pairing.bye !== null && rows.length % 2 === 0 ? [violation('needless-bye', round, { ...told(pairing.bye), article: '615' })] : []),
    ...(others.length === pairing.notPaired.length && others.every((id) => pairing.notPaired.includes(id))
      ? []
      : [violation('wrong-list-of-unpaired', round, { of: 'entrant' })]),
  ]
}
