import type { Tournament } from '../../model/tournament.ts'
import { descriptionOf, isColourless, namedDescription } from '../../pairing/description-of.ts'
import type { Manner } from './manner.ts'
import { type Notation, signsOf } from './round-cell.ts'
import { manualWords } from './round-words.ts'

/** How the games of a tournament are told. Apart from the writing itself, so that a page that knows the traits of its event loads no rulebook. */
export const mannerOf = (tournament: Tournament): Manner => ({
  colours: !isColourless(tournament),
  wdl: namedDescription(tournament)?.traits.games === 'scores',
})

export const notationOf = (tournament: Tournament): Notation => ({
  signs: signsOf[descriptionOf(tournament).traits.voice],
  scoring: tournament.scoring,
  manner: mannerOf(tournament),
  words: manualWords,
})
