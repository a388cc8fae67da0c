import { alongTheHall } from '@zug/engine/desk'
import { boardColour, boardColoursOf } from '@zug/engine/model'
import type { FC } from 'hono/jsx'
import type { PlayerRatingAnswer } from '../../../views.ts'
import { Frame } from '../frame.tsx'
import { ColourDisc, colourText, PlayerName } from '../names.tsx'
import { resultText } from '../results.ts'
import { addressOf, type Entrant, latestRound, type Scene, wordsOf } from '../scene.ts'
import { outcomeOf } from '../seat.ts'
import type { CardAnswer } from '../shapes.ts'
import { seatsOf } from '../team-match.tsx'
import { Card, type CardLine } from './card.tsx'
import { ScoreChart } from './charts.tsx'
import { Facts } from './player.tsx'
import { RatingChange } from './rating.tsx'

/** A member of a team: the board in this round's match, and every game so far. */
export const MemberPage: FC<{
  readonly scene: Scene
  readonly player: Entrant
  readonly lines: readonly CardLine[]
  readonly rating: CardAnswer['rating'] | null
  readonly changes: PlayerRatingAnswer | null
}> = ({ scene, player, lines, rating, changes }) => {
  const words = wordsOf(scene)
  const team = scene.view.teams.find(({ boards, alternates }) => [...boards, ...alternates].some((id) => id === player.id))
  const seat = seatOfMember(scene, player.id)
  return (
    <Frame scene={scene} tab="players" title={player.name}>
      <section class="where" id="where">
        <h1>
          <span class="greeting">{team === undefined ? '' : <a href={addressOf(scene, `/player/${team.id}`)}>{team.name}</a>}</span>{' '}
          {player.name}
        </h1>
        {seat === null ? (
          <p class="opponent">{words.noGame}</p>
        ) : (
          <>
            <p class="colour">{`${words.matchNumber(seat.match)}, ${words.boardNumber(seat.board)}`}</p>
            <p class="colour">
              <ColourDisc colour={seat.colour} size={18} /> {colourText(scene, seat.colour)}
            </p>
            <p class="opponent">
              {words.against} <PlayerName scene={scene} entrant={seat.opponent} />
            </p>
            {seat.outcome === null ? null : (
              <p class="outcome">
                {words.theirOutcomes[seat.outcome]} <span>{seat.result}</span>
              </p>
            )}
          </>
        )}
      </section>
      <Facts scene={scene} entrant={player} standing={null} rating={rating} points={lines.at(-1)?.progressive ?? null} />
      {lines.length === 0 ? null : (
        <>
          <div class="charts" id="charts">
            <ScoreChart
              scene={scene}
              progress={lines.filter(({ open }) => !open).map(({ progressive }) => progressive)}
              win={wordsOf(scene).common.boardWorth.winWhite / 10}
              rounds={scene.view.settings.numberOfRounds}
            />
          </div>
          <Card scene={scene} lines={lines} />
          <RatingChange scene={scene} rating={changes} />
        </>
      )}
    </Frame>
  )
}

const seatOfMember = (scene: Scene, id: number) => {
  const round = latestRound(scene)
  for (const { number, board: match } of round === null ? [] : alongTheHall(round, scene.view.settings.firstBoard)) {
    const seats = seatsOf(scene, round!.round, match)
    for (const [side, other] of [
      ['white', 'black'],
      ['black', 'white'],
    ] as const) {
      const board = seats[side].indexOf(id)
      if (board === -1) continue
      const opponent = seats[other][board]
      const colour = boardColour(side, board, boardColoursOf(scene.view.settings))
      const played = match.result?.match
      const [own, theirs] = [played?.[side][board]?.result, played?.[other][board]?.result]
      const isOver = own !== undefined && theirs !== undefined && own !== 'adjourned'
      return {
        match: number,
        board: board + 1,
        colour,
        opponent: opponent == null ? undefined : scene.players.get(opponent),
        outcome: isOver ? outcomeOf(own) : null,
        // White first, as of a game of two players.
        result: isOver
          ? resultText(
              { white: colour === 'white' ? own : theirs, black: colour === 'white' ? theirs : own, rated: true },
              wordsOf(scene).common,
            ).text
          : '',
      }
    }
  }
  return null
}
