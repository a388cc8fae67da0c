import type { Words } from '../words.ts'

/** Where the text of a rulebook can be read in more than one way and a tournament may choose: our reading and the other one, by name. */
export const en = {
  parity: {
    ours: 'Odd or even is the place among those who have ever been paired.',
    other: 'Odd or even is the pairing number itself.',
  },
  'baku-paired': {
    ours: 'The groups of the acceleration are made of everybody on the initial list.',
    other: 'They are made of those who are paired in round 1: whoever has a bye in it does not count.',
  },
  'A.4-played': {
    ours: 'A pairing that was forfeited leaves the floats of a game, having been paired.',
    other: 'A pairing that was forfeited leaves no float.',
  },
  'A.7-games': {
    ours: 'The same colour in the two latest rounds makes a preference absolute.',
    other: 'The same colour in the two latest games does, whatever lies between them.',
  },
  'balanced-at-last': {
    ours: 'With as many games of either colour and the same one twice running, a team has a strong preference in the last round too.',
    other: 'In the last round such a team has no preference.',
  },
  'forfeit-floats': {
    ours: 'A match that was forfeited makes nobody a floater.',
    other: 'A match that was forfeited makes floaters like any other.',
  },
  following: {
    ours: 'Where no set leaves the following bracket with as few upfloaters as its number allows, all sets are alike.',
    other: 'Then the set that leaves it with the fewest is better.',
  },
  'following-group': {
    ours: 'The scoregroup that follows is the next one with somebody yet to be paired.',
    other: 'It is the next one that there was when the round began.',
  },
  'zero-point-byes': {
    ours: 'A series of zero-point byes counts as draws for opponents where it reaches into the round being paired.',
    other: 'It does where it reaches to the last round played, even if the player is back now.',
  },
  'forfeit-upfloats': {
    ours: 'A pairing that was forfeited was an upfloat like any other, having been paired.',
    other: 'A pairing that was forfeited was no upfloat.',
  },
  'colour-exchanges': {
    ours: 'Exchanges for colours may change boards already found, if those before keep a proper colour.',
    other: 'Each in turn takes the first available who is due the other colour, and what is found stays.',
  },
  'colour-scrutiny': {
    ours: 'The second scrutiny looks at each board in turn, at the player who is scrutinised first, and exchanges opponents for that player.',
    other: 'It looks at each player in turn, those of the bottom half too, and exchanges whatever gives that player a proper colour.',
  },
  'floater-order': {
    ours: 'Colours and earlier floats choose only the floater that makes the number even.',
    other: 'They choose every floater.',
  },
  'last-round-need': {
    ours: 'In the last round the colour rules keep players of the same score apart where all who stay in the group can be paired so: a third colour has to be necessary.',
    other: 'They keep no two of them apart, and a third colour can come of it that was not necessary.',
  },
  'last-round-colours': {
    ours: 'In the last round the colour rules keep two players of the same score apart only where it is not necessary that they meet.',
    other: 'In the last round they keep nobody apart, not even of different scores.',
  },
  'median-upfloaters': {
    ours: 'In the median a floater from below meets the highest numbered available, for the median is paired downward.',
    other: 'It meets the lowest numbered available, for it came upwards.',
  },
  cracking: {
    ours: 'For a blocked median the pairing made last in the neighbouring group is cracked first.',
    other: 'The pairing made first there is cracked first.',
  },
  'forfeited-floats': {
    ours: 'A pairing that was forfeited was a float like any other.',
    other: 'A pairing that was forfeited was no float.',
  },
  'accelerated-median': {
    ours: 'Under acceleration the median score is half the number of rounds played, as the text says.',
    other: 'Half the virtual points of the round are added to it.',
  },
  'maximum-upfloats': {
    ours: 'The earlier upfloats of all maximum upfloaters are counted together.',
    other: 'Those of whoever has most of them are compared first.',
  },
  '613.1b-up': {
    ours: 'A fifth of the field, rounded down, is rated below the unrated players.',
    other: 'A fifth of the field, rounded up.',
  },
  '615-laws': {
    ours: 'Only law (a) of 618 moves the bye within its score group.',
    other: 'Laws (b) and (c) move it too.',
  },
  '615a-bars': {
    ours: 'A half-point bye is no bye that was had before.',
    other: 'A half-point bye counts as a bye had.',
  },
  '624.2-down': {
    ours: 'The last quarter of the rounds is rounded up.',
    other: 'The last quarter of the rounds is rounded down.',
  },
  '631-first': {
    ours: 'A third game running with one colour is avoided after colours are equalised.',
    other: 'It is avoided before anything else.',
  },
  '631-rank': {
    ours: 'A third game running with one colour is avoided before rank decides.',
    other: 'It is avoided only where rank has not decided.',
  },
  stepwise: {
    ours: 'C3 to C8 look ahead: B4 and B5 are met as much as possible in the whole bracket, and nobody is stuck who can be paired.',
    other: 'C3 to C8 are taken step by step as they are written, player by player, and never go back.',
  },
  remaining: {
    ours: 'B5 is asked of whoever remains of an odd bracket and floats down.',
    other: 'B5 is asked of pairs only.',
  },
  'bye-priority': {
    ours: 'Whoever can meet nobody has the bye with priority in the last bracket only.',
    other: 'Whoever can meet nobody in a second bracket has the bye at once.',
  },
}

export type ReadingWords = Words<typeof en>
export type ReadingName = keyof ReadingWords
