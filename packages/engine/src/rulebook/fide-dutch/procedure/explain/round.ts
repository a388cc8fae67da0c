import type { Colour } from '../../../../model/colour.ts'
import type { RoundNumber } from '../../../../model/ids.ts'
import type { Tournament } from '../../../../model/tournament.ts'
import type { Failure } from '../../../../pairing/explanation.ts'
import type { Competitor } from '../../competitor.ts'
import type { DutchEdition } from '../../edition.ts'
import type { BracketResult, ProcedureBracket } from '../bracket.ts'

/** A bracket as the procedure paired it. */
export type PairedBracket = { readonly bracket: ProcedureBracket; readonly result: BracketResult }

/** A procedural edition, as far as questions about a round of it need. */
export type ExplainedProcedure<Paired extends PairedBracket = PairedBracket> = {
  readonly edition: DutchEdition
  readonly competitorsOf: (tournament: Tournament, round: RoundNumber) => readonly Competitor[]
  readonly pairBrackets: (competitors: readonly Competitor[], round: RoundNumber) => readonly Paired[]
  /** What the procedure had to give up for a pairing of this bracket, what it gives up last first. */
  readonly cardOf: (paired: Paired, result: BracketResult, round: RoundNumber) => readonly Failure[]
}

export type ProcedureRound<Paired extends PairedBracket = PairedBracket> = {
  readonly procedure: ExplainedProcedure<Paired>
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly initialColour: Colour
  readonly competitors: readonly Competitor[]
  /** null when no legal pairing exists. */
  readonly brackets: readonly Paired[] | null
}

/** The round without what is particular to the edition. */
export type RoundTold = Omit<ProcedureRound, 'procedure'> & { readonly procedure: Pick<ExplainedProcedure, 'edition'> }

/** Everybody of a bracket, whom C.1 moved down included, by rank. */
export const populationOf = ({ players, incompatible }: ProcedureBracket): readonly Competitor[] =>
  [...players, ...incompatible].sort((a, b) => a.rank - b.rank)
