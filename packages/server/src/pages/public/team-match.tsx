import type { FC } from 'hono/jsx'
import { roles } from './names.tsx'
import { resultText } from './results.ts'
import { addressOf, type Scene, wordsOf } from './scene.ts'
import type { RoundBoard } from './shapes.ts'

type Seats = { readonly white: readonly (number | null)[]; readonly black: readonly (number | null)[] }

/** Who sits on the boards of a match: as played, before that the line-ups. */
export const seatsOf = (scene: Scene, round: number, { white, black, result }: RoundBoard): Seats => {
  const lineUp = (id: number) => {
    const team = scene.view.teams.find((one) => one.id === id)
    return team?.lineUps?.find((entry) => entry.round === round)?.seats ?? team?.boards ?? []
  }
  return {
    white: result?.match?.white.map(({ player }) => player) ?? lineUp(white),
    black: result?.match?.black.map(({ player }) => player) ?? lineUp(black),
  }
}

/** The boards of a match. White's side of board 1 is on the left; colours alternate from board to board. */
export const MatchBoards: FC<{ readonly scene: Scene; readonly round: number; readonly board: RoundBoard }> = ({ scene, round, board }) => {
  const seats = seatsOf(scene, round, board)
  const count = Math.max(seats.white.length, seats.black.length, scene.view.settings.boardsPerMatch ?? 0)
  if (count === 0) return null
  return (
    <td {...roles.cell} class="match">
      <ol>
        {Array.from({ length: count }, (_, at) => (
          <li>
            <Member scene={scene} id={seats.white[at] ?? null} />
            <span class="result">{boardResult(scene, board, at)}</span>
            <Member scene={scene} id={seats.black[at] ?? null} />
          </li>
        ))}
      </ol>
    </td>
  )
}

const Member: FC<{ readonly scene: Scene; readonly id: number | null }> = ({ scene, id }) => {
  const player = id === null ? undefined : scene.players.get(id)
  return <span class="side">{player === undefined ? '–' : <a href={addressOf(scene, `/player/${player.id}`)}>{player.name}</a>}</span>
}

export const boardResult = (scene: Scene, { result }: RoundBoard, at: number): string => {
  const white = result?.match?.white[at]?.result
  const black = result?.match?.black[at]?.result
  return resultText(white === undefined || black === undefined ? null : { white, black, rated: true }, wordsOf(scene).common).text
}
