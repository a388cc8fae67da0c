import type { NotedPlayer } from '../../../pairing/explanation.ts'
import type { ColourPreference } from '../colour-preference.ts'
import type { Competitor } from '../competitor.ts'
import type { Float } from '../float.ts'

const arrows: Readonly<Record<Float, string>> = { down: '↓', up: '↑' }

/** `w` mild, `Ww` strong, `W` absolute, and likewise for Black; `A` without a preference. */
const preferenceMark = ({ colour, strength }: ColourPreference): string => {
  if (colour === null) return 'A'
  const letter = colour === 'white' ? 'w' : 'b'
  return strength === 'mild' ? letter : strength === 'strong' ? letter.toUpperCase() + letter : letter.toUpperCase()
}

/** The last round's float, then that of the round before; a hyphen stands for a last round without one. */
const floatMarks = (last: Float | null, before: Float | null): string => {
  if (before === null) return last === null ? '' : arrows[last]
  return (last === null ? '-' : arrows[last]) + arrows[before]
}

type Noted = Pick<Competitor, 'id' | 'pairingNumber' | 'score' | 'preference' | 'floatLastRound' | 'floatTwoRoundsAgo'>

/** A player as arbiters note them at the board: `2B`, `5Bb`, `6b↓`, `4Ww-↓`. */
const notationOf = (player: Noted): string =>
  `${player.pairingNumber}${preferenceMark(player.preference)}${floatMarks(player.floatLastRound, player.floatTwoRoundsAgo)}`

export const noted = (player: Noted): NotedPlayer => ({
  player: player.id,
  notation: notationOf(player),
  score: player.score,
  due: player.preference.colour,
})
