import { beyondTwo, preferenceDenied, strongPreferenceDenied, thirdRunning } from '../fide-dutch/colour-criteria.ts'
import { counted, inOrder, listed, ofBye, ofFollowingBracket } from '../fide-dutch/criterion.ts'
import { mdpDifferences, opponentDifferences, opponentsUp, residentsDown } from './moved-down-floats.ts'

/**
 * FIDE Dutch 2026, C6 to C21 in order of priority (3.8); the order lives here and nowhere else. A row has its article, what it wants to be few or small,
 * what it reads of a player, and how it is counted or listed. C8 looks one bracket ahead, where C1 to C7 apply; C9 is asked only of a bracket that floats
 * a single player, who is bound to get the bye. C4 and C5 stand above them all and bind the whole round, see pair-brackets.ts.
 */
export const criteria = inOrder(
  counted('C6', 'Fewest downfloaters', [], { ofDownfloater: () => 1 }),
  listed('C7', 'Lowest scores of downfloaters', ['score'], { ofDownfloater: ({ score }) => score }),
  ofFollowingBracket('C8', 'Downfloaters that suit the following bracket', ['score']),
  ofBye('C9', 'Fewest unplayed games of whoever gets the bye', ['unplayedGames'], ({ unplayedGames }) => unplayedGames),
  counted('C10', "Topscorers' colour difference beyond two", ['preference', 'colourDifference'], beyondTwo, 'topscorers'),
  counted('C11', "Topscorers' third colour running", ['preference', 'colourDifference', 'repeatedColour'], thirdRunning, 'topscorers'),
  counted('C12', 'Colour preferences', ['preference'], preferenceDenied, 'preference'),
  counted('C13', 'Strong colour preferences', ['preference'], strongPreferenceDenied, 'strong-preference'),
  counted('C14', 'Residents floating down as in the last round', ['score', 'floatLastRound'], residentsDown('floatLastRound')),
  counted('C15', 'Opponents of MDPs floating up as in the last round', ['score', 'floatLastRound'], opponentsUp('floatLastRound')),
  counted('C16', 'Residents floating down as two rounds ago', ['score', 'floatTwoRoundsAgo'], residentsDown('floatTwoRoundsAgo')),
  counted('C17', 'Opponents of MDPs floating up as two rounds ago', ['score', 'floatTwoRoundsAgo'], opponentsUp('floatTwoRoundsAgo')),
  listed(
    'C18',
    'Score differences of MDPs who floated down in the last round',
    ['score', 'floatLastRound'],
    mdpDifferences('floatLastRound'),
  ),
  listed(
    'C19',
    "Score differences of MDPs' opponents who floated up in the last round",
    ['score', 'floatLastRound'],
    opponentDifferences('floatLastRound'),
  ),
  listed(
    'C20',
    'Score differences of MDPs who floated down two rounds ago',
    ['score', 'floatTwoRoundsAgo'],
    mdpDifferences('floatTwoRoundsAgo'),
  ),
  listed(
    'C21',
    "Score differences of MDPs' opponents who floated up two rounds ago",
    ['score', 'floatTwoRoundsAgo'],
    opponentDifferences('floatTwoRoundsAgo'),
  ),
)
