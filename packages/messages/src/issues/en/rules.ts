import type { NamedEntry } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'

type Somebody = { readonly player: number; readonly of: 'player' | 'entrant' }
const who = ({ of, player }: Somebody): string => (of === 'player' ? `Player ${player}` : String(player))
const both = ({ players }: { readonly players: readonly number[] }): string => `Players ${players.join(' and ')}`

export const referee: WordsOf<'referee'> = {
  'wrong-round': ({ given, round }) => `The pairing is for round ${given}, not ${round}`,
  'unknown-player': ({ of, player }) => `There is no ${of === 'player' ? 'player ' : ''}${player}`,
  'not-to-be-paired': (issue) => `${who(issue)} is not to be paired in round ${issue.round}`,
  'own-opponent': ({ player }) => `Player ${player} is paired with himself`,
  'paired-twice': (issue) => `${who(issue)} is paired twice`,
  'left-out': (issue) => `${who(issue)} is not paired`,
  'needless-bye': (issue) => `${who(issue)} has a bye though the number${issue.of === 'player' ? ' of players' : ''} is even`,
  'wrong-list-of-unpaired': ({ of }) => `The list of ${of === 'player' ? 'players' : 'those'} not paired in this round is wrong`,
  rematch: byWhat({
    met: (issue) => `${issue.of === 'player' ? both(issue) : issue.players.join(' and ')} have met already`,
    'paired-before': (issue) => `${both(issue)} have been paired before`,
    'met-or-forbidden': (issue) => `${both(issue)} have met already or must not meet`,
  }),
  'forbidden-pair': (issue) => `${both(issue)} must not be paired`,
  'absolute-colours': (issue) => `${both(issue)} have the same absolute colour preference and neither is a topscorer`,
  'barred-bye': ({ what, player }) => `Player ${player} ${what === 'barred' ? 'may not have the bye' : 'has had a bye'}`,
  'bye-too-high': ({ player }) => `Player ${player} has the bye though somebody of a lower score could have it`,
  'wrong-colours': byWhat({
    white: ({ players: [white, black] }) => `Player ${white} should have White against ${black}`,
    first: ({ players: [first, second] }) => `Player ${first} should stand before ${second}`,
  }),
  'wrong-board-order': byWhat({
    board: ({ players }) => `The board of ${players.join(' and ')} comes before the one above it`,
    table: ({ table }) => `Table ${table} is not in the order of the ranking`,
  }),
  'needless-floater': ({ player }) => `The bracket of player ${player} could have made more pairs`,
  'needless-break': ({ player, b4, b5 }) => `The bracket of player ${player} breaks B4 ${b4} times and B5 ${b5} times, and need not`,
  'not-by-the-steps': ({ players }) => {
    if (players.length === 0) return 'The steps as they are written come to no pairing'
    return players.length === 1
      ? `By the steps as they are written player ${players[0]} has the bye`
      : `By the steps as they are written ${players.join(' meets ')}`
  },
  'laws-not-kept': () => 'Another pairing has more players of equal scores, or of scores closer to each other, paired',
  'several-byes': ({ players }) => `Players ${players.join(', ')} all have the pairing-allocated bye`,
}

const named = ({ id, name }: NamedEntry): string => `${id} ${name}`.trim()
const noVirtualPoints = 'no virtual points are given.'

export const rulebook: WordsOf<'rulebook'> = {
  'acceleration-without-rounds': () => `Baku acceleration needs the number of rounds to be declared; ${noVirtualPoints}`,
  'acceleration-not-allowed': ({ needs }) =>
    `Baku acceleration is for ${needs === 'win-of-two-draws' ? 'a win worth two draws and a loss worth nothing' : needs === 'match-points' ? 'match points as the score' : '1, ½, 0'}; ${noVirtualPoints}`,
  'setting-without-effect': byWhat({
    'apart-not-announced': () => 'Players asked not to meet, but 619.1 is not announced: they are not kept apart',
    'nobody-apart': () => '619.1 is announced, but nobody has asked not to meet somebody (apart)',
    'rounds-not-declared': ({ variation }) => {
      const effects = {
        '624.2': 'no round is in the last quarter',
        '631.2': 'no colours are drawn in the last round',
        '633.1': 'quarters end with round 1',
      }
      return `The number of rounds is not declared: ${effects[variation]}`
    },
  }),
  'no-teams': () => 'The tournament has no teams; its players are paired one by one',
  'team-numbers': ({ team, before }) =>
    `${team.id} ${team.name} is rated above ${before.id} ${before.name}: number teams by rating, colours of round 1 go by the numbers (628)`,
  'board-order': ({ team, board, rating, tolerance }) =>
    `${team}: board ${board} is rated ${rating}, above a higher board by more than ${tolerance} points`,
  'no-section': ({ players }) => `In no section, and so without a game: ${players.map(named).join(', ')}`,
  'other-numbers': ({ round }) =>
    `Round ${round} was played by other numbers than these; say how they were drawn, or give the players theirs`,
  'no-restricted-drawing': ({ sizes }) => `Restricted drawing of lots is for 9 to 24 players; plain lots are drawn for ${sizes.join(', ')}`,
  'federation-meets-late': ({ pairs, more }) => {
    const texts = pairs.map(({ players, federation }) => `${players.map(named).join(' and ')} (${federation})`)
    return `Of one federation, and yet to meet in the last three rounds: ${texts.join(', ')}${more > 0 ? `, and ${more} pairs more` : ''}`
  },
  'restricted-group-large': ({ group, size, players }) =>
    `The group ${group} has ${size} of ${players} players; B4 is meant for groups of up to 20 %.`,
  'restricted-to-the-end': () => 'Groups are not kept apart in the last round.',
  'last-round-unknown': ({ rounds }) =>
    `No number of rounds is declared, so groups are kept apart in the first ${rounds} rounds even if one of them is the last, which B4 exempts. Declare it.`,
  'ratings-not-used': ({ rated }) =>
    `${rated} players have ratings, which rank nobody: the regulations do not use them (A2.d), and lots decide.`,
  'provisional-rating-missing': ({ players, more }) =>
    `Without a rating: ${players.map(named).join(', ')}${more === 0 ? '' : ` and ${more} more`}; the Chief Arbiter has to assign a provisional one. Until then it counts as 0.`,
  'seeding-rounds-assumed': ({ rounds }) =>
    `No number of rounds is given; the first ${rounds} are taken for seeding rounds, as in an event of eight or more. Give it: a shorter event has fewer of them.`,
  'edition-by-date': ({ rulebook, date }) =>
    `No rulebook is named; the tournament starts on ${date}, so ${rulebook} is taken, which was in force on that day.`,
  'edition-not-in-force': ({ rulebook, date, from }) =>
    `The tournament starts on ${date}, before ${rulebook} was in force (${from}). The text of that day differed, and is not among the rulebooks: rounds may come out otherwise.`,
}

export const numbers: WordsOf<'numbers'> = {
  'pairing-numbers-settled': ({ settled, paired }) =>
    `Pairing numbers are not changed once round ${settled} is paired; ${paired} rounds are.`,
}

export const rounds: WordsOf<'rounds'> = {
  'round-malformed': ({ round }) => `There is no round ${round}; the first is round 1.`,
  'round-after-last': ({ round, rounds: last }) => `Round ${round} is after the last: ${last} rounds are declared.`,
  'round-too-far': ({ round, paired }) => `Round ${round} cannot be paired yet: ${paired} rounds are paired.`,
  'too-many-for-tables': ({ entrants, most }) =>
    `Tables are made for ${most} at most: ${entrants} are entered, which is too many for a round robin.`,
  'round-paired-already': ({ round }) => `Round ${round} is paired already.`,
  'round-not-paired': ({ round, paired }) => `Round ${round} is not paired: ${paired} rounds are.`,
  'entrant-unknown': ({ entrant, of }) => `There is no ${of} ${entrant}.`,
  'entrant-twice': ({ entrant, of }) => `${of === 'player' ? 'Player' : 'Team'} ${entrant} is paired twice.`,
  'board-unknown': ({ round, white, black }) => `${white} with White does not play ${black} in round ${round}.`,
  'board-twice': ({ round, white, black }) => `The game of ${white} and ${black} in round ${round} has two results.`,
  'result-impossible': ({ white, black }) => `The game of ${white} and ${black} cannot end like this.`,
  'result-not-of-match': ({ white, black, what }) =>
    what === 'boards-missing'
      ? `The match of ${white} and ${black} needs the results of its boards.`
      : `${white} and ${black} play a game, which has no boards.`,
}
