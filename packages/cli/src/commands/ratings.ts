import { asMembersPlayed, roundsPaired } from '@zug/engine/model'
import { isRatedPlay, type RatingSystem, ratingChanges, ratingEventOf, ratingSystems } from '@zug/engine/ratings'
import { type Command, Option } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { dash } from '../io/read-bytes.ts'
import { writeErrorLines } from '../io/standard-output.ts'
import { writeAtomically } from '../io/write-atomically.ts'
import { badRequest } from '../issue-lines.ts'
import { ratingsJson } from '../ratings/ratings-json.ts'
import { playerRatingText, ratingsTable, ratingsText } from '../ratings/ratings-text.ts'
import { csvText } from '../standings/csv.ts'
import { findPlayer } from '../standings/find-player.ts'
import { plain, styleFor } from '../terminal/style.ts'
import { loadTournament, unwrap } from '../tournament/load.ts'
import { warningsBut } from '../tournament/open-games.ts'
import { addExamples, wholeNumber } from './options.ts'

type RatingsOptions = {
  readonly round?: number
  readonly player?: string
  readonly by?: RatingSystem
  readonly csv?: boolean
  readonly json?: boolean
  readonly out?: string
}

export const configure = (command: Command): void => {
  command
    .argument('<file>', 'tournament file (TRF or JSON), - for standard input')
    .option('--round <n>', 'after this round (default: the last one)', wholeNumber)
    .option('--player <player>', 'one player, by number or by a part of the name: every game with what was expected of it')
    .addOption(new Option('--by <system>', "whose formulas (default: the CFC's in Canada, else FIDE's)").choices([...ratingSystems]))
    .option('--csv', 'everybody in a line, for spreadsheets')
    .option('--json', 'everybody as data, with the working')
    .option('--out <file>', 'write to a file instead of the terminal; written whole or not at all')
    .action(printRatings)
  addExamples(command, [
    ['zug ratings open.trf', "what the games make of everybody's rating"],
    ['zug ratings open.trf --player Keller', 'the working of one player, game by game'],
    ['zug ratings open.json --by cfc --csv --out ratings.csv', "by the CFC's formulas, for a spreadsheet"],
  ])
}

const printRatings = (file: string, options: RatingsOptions): void => {
  const { name, tournament, warnings } = unwrap(loadTournament(file, undefined))
  if (!isRatedPlay(tournament))
    throw new Failure(
      badRequest(
        name,
        'ratings-of-other-games',
        'Ratings change by single games of chess that are won, drawn or lost; those of this event are others.',
      ),
    )
  const paired = roundsPaired(asMembersPlayed(tournament))
  const round = options.round ?? paired
  if (paired === 0 || round > paired || round < 1)
    throw new Failure(badRequest(name, 'round-too-far', `There are no ratings after round ${round}: ${paired} rounds are paired.`))
  const all = ratingChanges(tournament, round, ratingEventOf(tournament, options.by))
  const one = options.player === undefined ? null : unwrap(findPlayer(name, tournament, options.player))
  const changes = one === null ? all : { ...all, players: all.players.filter(({ player }) => player.id === one.id) }
  const out = options.out ?? dash
  const style = out === dash ? styleFor(process.stdout) : plain
  const text = options.json
    ? `${JSON.stringify(ratingsJson(changes), null, 2)}\n`
    : options.csv
      ? csvText(ratingsTable(changes))
      : one === null
        ? ratingsText(changes, style)
        : playerRatingText(tournament, changes.players[0]!, changes, style)
  writeErrorLines(warningsBut(name, tournament, round, warnings))
  writeAtomically(out, text)
  process.exitCode = exitCodes.done
}
