import type { FC } from 'hono/jsx'
import { roles } from './names.tsx'
import { resultText } from './results.ts'
import { type Scene, wordsOf } from './scene.ts'
import type { RoundBoard } from './shapes.ts'

type MatchResult = NonNullable<NonNullable<RoundBoard['result']>['match']>

/** The boards of a match: as played, before that the line-ups. White's side of board 1 is on the left; colours alternate from board to board. */
export const MatchBoards: FC<{ readonly scene: Scene; readonly board: RoundBoard }> = ({ scene, board }) => {
  const words = wordsOf(scene)
  const match: MatchResult | undefined = board.result?.match
  const lineUp = (team: number) => scene.view.teams.find(({ id }) => id === team)?.boards ?? []
  const left = match?.white.map(({ player }) => player) ?? lineUp(board.white)
  const right = match?.black.map(({ player }) => player) ?? lineUp(board.black)
  const count = Math.max(left.length, right.length)
  if (count === 0) return null
  const name = (player: number | null | undefined): string => (player == null ? '–' : (scene.players.get(player)?.name ?? ''))
  return (
    <td {...roles.cell} class="match">
      <ol>
        {Array.from({ length: count }, (_, at) => {
          const white = match?.white[at]?.result
          const black = match?.black[at]?.result
          const { text } = resultText(white === undefined || black === undefined ? null : { white, black, rated: true }, words.common)
          return (
            <li>
              <span class="side">{name(left[at])}</span>
              <span class="result">{text}</span>
              <span class="side">{name(right[at])}</span>
            </li>
          )
        })}
      </ol>
    </td>
  )
}
