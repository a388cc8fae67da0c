import { parseTrf } from '../../../engine/src/formats/trf/read.ts'
import { makeTrf } from '../../../engine/src/formats/trf/write.ts'
import { roundsPaired } from '../../../engine/src/model/history.ts'
import { type RoundNumber, roundNumber } from '../../../engine/src/model/ids.ts'
import type { Tournament } from '../../../engine/src/model/tournament.ts'
import { pairRound } from '../../../engine/src/pairing/pair-round.ts'
import { initialColourOf } from '../../../engine/src/rulebook/fide-dutch/initial-colour.ts'
import { dutchRules } from '../../../engine/src/rulebook/fide-dutch/rules.ts'
import { collapseIn } from '../../../engine/src/rulebook/fide-dutch-2017/collapse.ts'
import { randomTournament } from '../../../engine/src/testing/random/random-tournament.ts'
import { makeCertificate, type RoundToProve } from '../make.ts'

export const editions = ['fide-dutch-2017', 'fide-dutch-2026'] as const
export type Edition = (typeof editions)[number]

/** A report, and what the engine makes of one of its rounds. */
export type PairedReport = { readonly name: string; readonly report: string; readonly tournament: Tournament; readonly round: RoundToProve }

export const pairedReport = (name: string, report: string, round: RoundNumber | null, rulebook: Edition): PairedReport | null => {
  const parsed = parseTrf(report)
  if (!parsed.ok) throw new Error(name)
  const { tournament } = parsed.value
  const number = round ?? roundNumber(roundsPaired(tournament) + 1)
  const answer = pairRound(tournament, number, rulebook)
  if (answer.kind !== 'pairing') return null
  const { parity } = dutchRules(tournament)
  const boards = answer.boards.map(({ white, black }) => [white, black] as const)
  return {
    name,
    report,
    tournament,
    round: { rulebook, round: number, initialColour: initialColourOf(tournament), parity, boards, bye: answer.bye },
  }
}

export const proved = ({ report, tournament, round }: PairedReport, changed: Partial<RoundToProve> = {}) => {
  const toProve = { ...round, ...changed }
  return makeCertificate(report, toProve, collapseIn(round.rulebook, tournament, roundNumber(round.round), toProve.boards))
}

/** Rounds of random tournaments, as reports of TRF26 that say everything that decides them. */
export function* randomRounds(seed: number, rulebook: Edition, players: readonly [number, number]): Generator<PairedReport> {
  const pair = (tournament: Tournament, round: RoundNumber) => pairRound(tournament, round, rulebook)
  for (const { tournament, round } of randomTournament(seed, pair, { players })) {
    const { text, issues } = makeTrf(tournament, { dialect: 'trf26' })
    const told = parseTrf(text)
    // What a report cannot say, or says by records that are refused here, proves nothing.
    if (!told.ok || issues.length > 0 || /^(299|XXC.*rank)/m.test(text) || dutchRules(told.value.tournament).acceleration !== null) continue
    if (roundsPaired(told.value.tournament) !== round - 1) continue
    const paired = pairedReport(`seed ${seed}, round ${round}`, text, round, rulebook)
    if (paired !== null) yield paired
  }
}
