import type { Competitor } from '../../fide-dutch/competitor.ts'
import type { BracketResult, ProcedureBracket } from '../../fide-dutch/procedure/bracket.ts'

/**
 * FIDE Dutch 2012, C.3 read backwards: how many pairs or players each requirement had to be dropped for, the one dropped last (C.10.g) first.
 * Written on its own, without the requirements of the fast way.
 */
export const brokenRequirements = (bracket: ProcedureBracket, { pairs, downfloaters }: BracketResult, round: number): readonly number[] => {
  const above = bracket.players.slice(0, bracket.incoming)
  const s1 = bracket.players.slice(0, bracket.movedDown)
  const count = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length
  const same = pairs.filter(
    ({ higher, lower }) => higher.preference.colour !== null && higher.preference.colour === lower.preference.colour,
  )
  const isDue = ({ preference }: Competitor): boolean => preference.strength === 'strong' || preference.strength === 'absolute'
  const bothAbsolute = count(
    same,
    ({ higher, lower }) => higher.preference.strength === 'absolute' && lower.preference.strength === 'absolute',
  )
  const bothDue = count(same, ({ higher, lower }) => isDue(higher) && isDue(lower))
  const leaving = downfloaters.filter((player) => !above.includes(player) && bracket.players.includes(player))
  const raised = pairs.filter(({ higher, lower }) => s1.includes(higher) && !s1.includes(lower)).map(({ lower }) => lower)
  return [
    bothAbsolute,
    ...(round % 2 === 1 ? [bothDue, same.length] : [same.length, bothDue]),
    count(leaving, (player) => player.floatLastRound === 'down'),
    count(leaving, (player) => player.floatTwoRoundsAgo === 'down'),
    count(raised, (player) => player.floatLastRound === 'up'),
    count(raised, (player) => player.floatTwoRoundsAgo === 'up'),
  ]
}
