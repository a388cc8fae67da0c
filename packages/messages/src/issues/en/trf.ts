import { displayPoints, makePoints, titles } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'
import { gameFaults } from './game-faults.ts'

const inColumns = ({ record, from, text }: { readonly record: string; readonly from: number; readonly text: string }): string =>
  `${record} has whole numbers from column ${from} on, not "${text}".`
const ranks = ({ record, text }: { readonly record: string; readonly text: string }): string =>
  `${record} lists starting ranks from 1 to 9999, not "${text}".`
const roundsAndBodies = ({ count, rounds }: { readonly count: number; readonly rounds: number }, bodies: string): string =>
  `${count} ${bodies} and ${rounds} rounds are too many.`

export const trf: WordsOf<'trf'> = {
  ...gameFaults,
  'file-too-large': ({ most }) => `The file has more than ${most} characters; no tournament needs that many.`,
  'too-many-lines': ({ most }) => `The file has more than ${most} lines; keep one tournament a file.`,
  'line-too-long': ({ most }) => `A line has at most ${most} characters.`,
  'too-many-rounds': byWhat({
    limit: ({ most }) => `A tournament has at most ${most} rounds.`,
    players: (issue) => roundsAndBodies(issue, 'players'),
    teams: (issue) => roundsAndBodies(issue, 'teams'),
  }),
  'too-many-issues': ({ more }) => `${more} more errors are not shown; mend these first.`,
  'control-character': ({ character }) =>
    `Control character U+${character} in the text. ${character === '0000' ? 'Is the file UTF-16? Save it as UTF-8.' : 'Remove it.'}`,
  'no-players': () => 'No 001 record: the file names no players.',
  'record-id-malformed': ({ text }) => `A line starts with a three-character record id and a blank, not with "${text}".`,
  'record-duplicate': ({ record }) => `A second ${record} record; the first one counts.`,
  'tab-as-blank': () => 'A tab is read as one blank; columns of a TRF are counted in blanks.',
  'not-utf8': () => 'A character could not be decoded; save the file as UTF-8.',
  'columns-shifted': byWhat({
    line: ({ column }) => `Column ${column} of a 001 record must be blank; is the line shifted?`,
    block: ({ column, round }) => `Column ${column} must be blank; is the block of round ${round} shifted?`,
  }),
  'text-between-columns': ({ column }) => `Column ${column} of a 001 record should be blank; its text is ignored.`,
  'player-id-malformed': ({ text }) => `The starting rank (columns 5-8) is a number from 1 to 9999, not "${text}".`,
  'player-id-duplicate': ({ player, firstLine }) => `Starting rank ${player} was given in line ${firstLine} already.`,
  'player-unknown': ({ player }) => `There is no player ${player}.`,
  'sex-unknown': ({ text }) => `The sex (column 10) is m, w or blank, not "${text}"; ignored.`,
  'title-unknown': ({ text }) => `The title (columns 11-13) "${text}" is none of ${titles.join(', ')}; ignored.`,
  'rating-malformed': ({ text }) => `The rating (columns 49-52) is a whole number or blank, not "${text}".`,
  'points-malformed': ({ text }) => `Points (columns 81-84) are written like 11.5, not "${text}".`,
  'points-mismatch': ({ player, points, expected }) =>
    `Player ${player} has ${makePoints(points)} points, but the results give ${makePoints(expected)}. Correct one of them, or state the scoring (162, XXS or BBW, BBD ...).`,
  'points-with-299': ({ player, points, expected }) =>
    `Player ${player} has ${makePoints(points)} points, but the results give ${makePoints(expected)}; of 299 records those that name a result are counted.`,
  'rank-malformed': ({ text }) => `The rank (columns 86-89) is a whole number, not "${text}"; ignored.`,
  'player-count-mismatch': ({ declared, players }) => `062 says ${declared} players, the file has ${players}.`,
  'opponent-malformed': ({ text }) => `The opponent is a starting rank or 0000, not "${text}".`,
  'colour-malformed': ({ text }) => `The colour is w, b or -, not "${text}".`,
  'colour-missing': ({ opponent }) => `The game against ${opponent} needs the colour, w or b.`,
  'result-unknown': ({ text }) =>
    `"${text}" is no sign of a result: the result of this game is unknown, and the game counts as one that goes on.`,
  'result-malformed': ({ text }) => `The result is one of 1 = 0 W D L + - H F U Z, not "${text}".`,
  'result-missing': () => 'No result: the game counts as adjourned, that is, drawn.',
  'result-needs-opponent': ({ letter }) => `The result ${letter} needs an opponent; byes are H, F, U or Z.`,
  'result-needs-no-opponent': ({ letter, opponent }) => `${letter} is a bye, but opponent ${opponent} is named; write 0000 - ${letter}.`,
  'several-pairing-allocated-byes': ({ other, round }) => `Player ${other} has the pairing-allocated bye of round ${round} too.`,
  'round-dates-misplaced': ({ from }) => `Round dates start in column ${from}, ten columns a round; the record is kept but not read.`,
  'rounds-malformed': ({ record }) => `${record} names the number of rounds, a whole number of 1 or more.`,
  'rounds-conflict': ({ record, rounds, earlier }) => `${record} says ${rounds} rounds, an earlier record says ${earlier}.`,
  'rounds-too-few': ({ declared, paired }) =>
    `${declared} rounds are declared, but ${paired} were paired; ${paired} are taken as declared.`,
  'initial-colour-malformed': () => '152 is followed by W or B.',
  'initial-colour-conflict': ({ record }) => `${record} contradicts an earlier record on the initial colour.`,
  'configuration-unknown': ({ text }) => `XXC knows rank, white1 and black1, not "${text}".`,
  'scoring-malformed': byWhat({
    code: ({ known, text }) => `XXS knows ${known.join(' ')}, not "${text}".`,
    points: ({ scored, text }) => `Points are written like ${scored}=1.0, not "${text}".`,
    record: ({ record }) => `${record} is followed by points, like 1.0.`,
    symbol: ({ text }) => `162 knows W D L A P X, not "${text}".`,
    'points-of-symbol': ({ symbol }) => `162: points like 1.0 must follow ${symbol}.`,
  }),
  'scoring-inferred': ({ win, draw, loss, bye }) =>
    `No record declares the scoring; the points written are those of ${[win, draw, loss].map(displayPoints).join('-')} with ${displayPoints(bye)} for the bye, which is taken.`,
  'bye-malformed': byWhat({
    player: ranks,
    type: () => '240 starts with F, H or Z in column 5.',
    round: () => '240 names the round in columns 7-9.',
  }),
  'bye-conflict': byWhat({
    opponent: ({ player, round, bye }) => `Player ${player} has an opponent in round ${round}, not a ${bye} bye.`,
    bye: ({ player, round, bye, other }) => `Player ${player} has a ${other} bye in round ${round}, not a ${bye} bye.`,
    team: ({ team, round }) => `Team ${team} has another entry for round ${round}.`,
  }),
  'virtual-points-malformed': byWhat({
    player: () => 'XXA names a starting rank in columns 5-8, then its points from column 10 on.',
    points: ({ round, from, to }) => `XXA: the points of round ${round} stand in columns ${from}-${to}, written like 1.0.`,
    range: () => '250: points in columns 10-13, first and last round in 15-17 and 19-21, first and last player in 23-26 and 28-31.',
    'match-points': () => '250: match points are for teams; those of players stand in columns 10-13.',
    'too-many': ({ most }) => `The 250 records cover more than ${most} players and rounds.`,
  }),
  'virtual-points-overlap': () => 'Virtual points given twice; the last ones count.',
  'forbidden-pairs-malformed': byWhat({
    player: ranks,
    rounds: () => '260 names the first round in columns 5-7 and the last in 9-11, then players.',
    'too-few': ({ record }) => `${record} needs at least two players who must not meet.`,
  }),
  'team-malformed': byWhat({
    number: () => '310 names the number of a team, from 1 to 999, in columns 5-7.',
    columns: inColumns,
  }),
  'team-duplicate': ({ team }) => `Team ${team} was given already.`,
  'team-unknown': ({ team }) => `There is no team ${team}.`,
  'team-member-twice': ({ player }) => `Player ${player} is a member of a team already.`,
  'line-up-malformed': byWhat({
    head: () => '300 names the round in columns 5-7, the team in 9-11 and its opponent in 13-15, then the players of its boards.',
    columns: inColumns,
  }),
  'line-ups-conflict': byWhat({
    board: ({ board, teams: [team, other], round }) =>
      `Board ${board} of teams ${team} and ${other} in round ${round} is told in another way by the players' records.`,
    opponents: ({ team, opponent, round }) =>
      `Round ${round}: team ${team} has another line-up, or one of the teams ${team} and ${opponent} another opponent.`,
    members: ({ team, round }) => `Round ${round}: the members of team ${team} do not all meet members of one other team.`,
    team: ({ team, round }) => `Team ${team} has another entry for round ${round}.`,
  }),
  'match-forfeit-malformed': () =>
    '330 has +-, -+ or -- in columns 5-6, the round in 8-10, the team with White in 12-14 and the other in 16-18.',
  'team-bye-malformed': inColumns,
  'team-points-mismatch': ({ what, team, points, expected }) =>
    `Team ${team} has ${makePoints(points)} ${what === 'match-points' ? 'match points' : 'game points'}, but its boards give ${makePoints(expected)}.`,
  'team-event-not-read': byWhat({
    'declared-colours': ({ colours }) => `Colours ${colours} do not alternate down the boards; the teams are kept as records.`,
    colours: ({ round }) => `Colours do not alternate down the boards in round ${round}; the teams are kept as records.`,
    fault: ({ fault }) =>
      `The teams are kept as records: ${fault === null ? 'they are none that meet.' : (trf[fault.code] as (issue: typeof fault) => string)(fault)}`,
  }),
}
