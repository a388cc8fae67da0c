import { makeTournamentJson } from '@zug/engine/files'
import { roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import {
  causeOf,
  compareSheets,
  diagnoseRound,
  editionsThatAgree,
  initialColourOf,
  isColourless,
  type PairingSystem,
  recordedSheet,
  sheetOf,
} from '@zug/engine/pairing'
import { carriesRulebook, written } from '../generate/written.ts'
import { type Minimised, minimise } from './minimise.ts'

export type MinimisedFile = Minimised & { readonly cause: string; readonly text: string; readonly extension: 'trf' | 'json' }

/** Shrinks a tournament to the smallest one whose last round is still disputed for the same cause; null when `round` is not disputed at all. */
export const minimiseDifference = (
  tournament: Tournament,
  round: number,
  rulebook: PairingSystem,
  outOfTime: () => boolean,
): MinimisedFile | null => {
  const declared = rulebook.declared(tournament)
  const start: Tournament = {
    ...declared,
    numberOfRounds: tournament.numberOfRounds ?? roundsPaired(tournament),
    initialColour: isColourless(declared) ? null : initialColourOf(declared),
    extra: tournament.extra.filter(({ id }) => id !== '202' && id !== '212' && id !== '299'),
    info: { ...tournament.info, name: `Smallest that shows it: ${tournament.info.name}, round ${round}`.slice(0, 90) },
  }
  const cause = causeOfRound(start, round, rulebook)
  if (cause === null) return null
  // Where another edition pairs the round as recorded it goes on doing so: else a record that nobody would have made might be left.
  const [other] = editionsThatAgree(start, roundNumber(round), recordedSheet(start, round), rulebook)
  const otherAgrees = (candidate: Tournament, at: number): boolean =>
    other === undefined || compareSheets(sheetOf(other.pairRound(candidate, roundNumber(at))), recordedSheet(candidate, at)) === null
  const found = minimise(
    start,
    round,
    (candidate, at) => otherAgrees(candidate, at) && causeOfRound(candidate, at, rulebook) === cause,
    outOfTime,
  )
  const asTrf = carriesRulebook('trf26', rulebook) ? written(found.tournament, 'trf26') : null
  return asTrf !== null && asTrf.issues.length === 0
    ? { ...found, cause, text: asTrf.text, extension: 'trf' }
    : { ...found, cause, text: makeTournamentJson(found.tournament), extension: 'json' }
}

const causeOfRound = (tournament: Tournament, number: number, rulebook: PairingSystem): string | null => {
  const round = roundNumber(number)
  const recorded = recordedSheet(tournament, number)
  if (recorded.boards.length + recorded.byes.length === 0) return null
  const expected = rulebook.pairRound(tournament, round)
  if (compareSheets(sheetOf(expected), recorded) === null) return null
  return causeOf(diagnoseRound(tournament, round, expected, recorded, rulebook))
}
