import { projectionWords } from '@zug/messages/projection/words'
import type { FC } from 'hono/jsx'
import type { PlayerRatingAnswer } from '../../../views.ts'
import { Explanation } from '../explanation.tsx'
import { Frame } from '../frame.tsx'
import { ColourDisc, colourText, PlayerName } from '../names.tsx'
import { placeText, pointsText } from '../results.ts'
import { addressOf, type Entrant, latestRound, type Scene, wordsOf } from '../scene.ts'
import { type Seat, seatOf } from '../seat.ts'
import type { CardAnswer, StandingsLine, WhyAnswer } from '../shapes.ts'
import { Card, type CardLine } from './card.tsx'
import { ColourChart, ScoreChart } from './charts.tsx'
import { RatingChange } from './rating.tsx'
import { isAtStake } from './stake.tsx'

export type PlayerProps = {
  readonly scene: Scene
  readonly entrant: Entrant
  readonly lines: readonly CardLine[]
  readonly rating: CardAnswer['rating'] | null
  readonly changes: PlayerRatingAnswer | null
  readonly standing: StandingsLine | null
  readonly why: { readonly value: WhyAnswer } | { readonly refused: string } | null
  readonly win: number
}

/** One player's page: where to go first, then why, then everything so far. */
export const PlayerPage: FC<PlayerProps> = ({ scene, entrant, lines, rating, changes, standing, why, win }) => {
  const words = wordsOf(scene)
  const round = latestRound(scene)
  const seat: Seat = round === null ? { kind: 'none' } : seatOf(scene, round, entrant.id)
  const { numberOfRounds } = scene.view.settings
  const { teams: teamEvent } = scene.view.traits
  const colours = lines.map(({ colour }) => colour)
  const ended = scene.view.finished && standing !== null
  return (
    <Frame scene={scene} tab="players" title={entrant.name}>
      <section class="where" id="where">
        {ended ? (
          <>
            <h1>
              <span class="greeting">{entrant.name}</span> <span class="place">{words.finalPlace(placeText(standing))}</span>
            </h1>
            <p class="opponent">{words.scoreChart(pointsText(standing.points), lines.length)}</p>
          </>
        ) : (
          <Where scene={scene} entrant={entrant} seat={seat} round={round?.round ?? null} />
        )}
      </section>
      <Me scene={scene} entrant={entrant} />
      {isAtStake(scene) ? (
        <p id="at-stake">
          <a class="strong" href={addressOf(scene, `/player/${entrant.id}/stake`)}>
            {projectionWords[scene.language].title}
          </a>
        </p>
      ) : null}
      {why === null || !isTold(why) || round === null || seat.kind === 'none' ? null : (
        <section class="why" id="why">
          <h2>
            {/* After the end nothing else says which round is meant. */}
            {ended ? `${words.round(round.round)} · ` : ''}
            {seat.kind === 'board' ? words.whyOpponent(seat.opponent.name) : words.whyBye}
          </h2>
          {'value' in why ? <Explanation scene={scene} why={why.value} short /> : <p class="note">{words.whyLater}</p>}
          <a class="strong" href={addressOf(scene, `/why?round=${round.round}&player=${entrant.id}`)}>
            {words.whyNotElse}
          </a>
        </section>
      )}
      <Facts scene={scene} entrant={entrant} standing={standing} rating={rating} points={lines.at(-1)?.progressive ?? null} />
      {lines.length === 0 ? null : (
        <>
          <div class="charts" id="charts">
            <ScoreChart
              scene={scene}
              progress={lines.filter(({ open }) => !open).map(({ progressive }) => progressive)}
              win={win}
              rounds={numberOfRounds}
            />
            {scene.view.traits.colourless || teamEvent ? null : <ColourChart scene={scene} colours={colours} rounds={numberOfRounds} />}
          </div>
          <Card scene={scene} lines={lines} />
          <RatingChange scene={scene} rating={changes} />
        </>
      )}
      {teamEvent ? <LineUp scene={scene} team={entrant} /> : null}
    </Frame>
  )
}

/** Words as long as “Échiquier” are set smaller, so that a phone has room for them. */
const placeClass = (text: string): string => (text.split(' ').some((word) => word.length > 7) ? 'place long' : 'place')

const Where: FC<{ readonly scene: Scene; readonly entrant: Entrant; readonly seat: Seat; readonly round: number | null }> = ({
  scene,
  entrant,
  seat,
  round,
}) => {
  const words = wordsOf(scene)
  const colourless = scene.view.traits.colourless
  const { teams: teamEvent } = scene.view.traits
  const mine = !teamEvent && scene.me?.id === entrant.id
  switch (seat.kind) {
    case 'board': {
      const place = (teamEvent ? words.matchNumber : colourless ? words.tableNumber : words.boardNumber)(seat.number)
      return (
        <>
          <h1>
            <span class="greeting">{(mine ? words.youPlayOn : teamEvent ? words.teamPlays : words.playsOn)(entrant.name)}</span>{' '}
            <span class={placeClass(place)}>{place}</span>
          </h1>
          {colourless ? null : (
            <p class="colour">
              <ColourDisc colour={seat.colour} size={18} /> {colourText(scene, seat.colour)}
              {teamEvent ? ` (${words.boardNumber(1)})` : ''}
            </p>
          )}
          <p class="opponent">
            {words.against} <PlayerName scene={scene} entrant={seat.opponent} />{' '}
            {seat.opponent.rating === null ? null : <span class="rating">{String(seat.opponent.rating)}</span>}
          </p>
          {seat.result === null ? null : (
            <p class="outcome">
              {teamEvent ? '' : (mine ? words.outcomes : words.theirOutcomes)[seat.result.outcome]} <span>{seat.result.text}</span>
            </p>
          )}
        </>
      )
    }
    case 'bye':
      return (
        <>
          <h1>
            <span class="greeting">{(mine ? words.yourBye : words.theirBye)(entrant.name)}</span>{' '}
            <span class={placeClass(words.noGame)}>{words.noGame}</span>
          </h1>
          <p class="opponent">{wordsOf(scene).common.byes[seat.bye]}</p>
        </>
      )
    case 'none':
      return (
        <>
          <h1>{entrant.name}</h1>
          <p class="opponent">{entrant.withdrawn ? words.withdrawn : round === null ? words.noRounds : words.noGame}</p>
        </>
      )
  }
}

const Me: FC<{ readonly scene: Scene; readonly entrant: Entrant }> = ({ scene, entrant }) => {
  const words = wordsOf(scene)
  const mine = scene.me?.id === entrant.id
  return (
    <p class="me" id="me">
      <a href={addressOf(scene, `/player/${entrant.id}?me=${mine ? 'no' : entrant.id}`)}>{mine ? words.notMe : words.thisIsMe}</a>
    </p>
  )
}

export const Facts: FC<{
  readonly scene: Scene
  readonly entrant: Entrant
  readonly standing: StandingsLine | null
  readonly rating: CardAnswer['rating'] | null
  readonly points: number | null
}> = ({ scene, entrant, standing, rating, points }) => {
  const words = wordsOf(scene)
  const facts: readonly (readonly [string, string])[] = [
    ...(standing === null ? [] : [[words.place, placeText(standing)] as const]),
    ...(points === null ? [] : [[words.points, pointsText(points)] as const]),
    ...(entrant.number === null ? [] : [[words.number, String(entrant.number)] as const]),
    ...(entrant.rating === null ? [] : [[words.rating, String(entrant.rating)] as const]),
    ...(rating?.performance == null ? [] : [[words.performance, String(rating.performance)] as const]),
    ...(rating?.averageOpponent == null ? [] : [[words.averageOpponent, String(rating.averageOpponent)] as const]),
    ...(entrant.federation === '' ? [] : [[words.federation, entrant.federation] as const]),
    ...(entrant.club === '' ? [] : [[words.club, entrant.club] as const]),
  ]
  return facts.length === 0 ? null : (
    <dl class="facts" id="facts">
      {facts.map(([name, value]) => (
        <div class={value.length > 12 ? 'long' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const LineUp: FC<{ readonly scene: Scene; readonly team: Entrant }> = ({ scene, team }) => {
  const words = wordsOf(scene)
  const found = scene.view.teams.find(({ id }) => id === team.id)
  if (found === undefined) return null
  const list = (ids: readonly number[]) => (
    <ol class="plain-list">
      {ids.map((id) => (
        <li>
          <PlayerName scene={scene} entrant={scene.players.get(id)} /> <small>{String(scene.players.get(id)?.rating ?? '')}</small>
        </li>
      ))}
    </ol>
  )
  return (
    <section id="line-up">
      <h2>{words.lineUp}</h2>
      {list(found.boards)}
      {found.alternates.length === 0 ? null : (
        <>
          <h3>{words.alternates}</h3>
          {list(found.alternates)}
        </>
      )}
    </section>
  )
}

/** A rulebook that has no answer leaves the question out; one that had no time says so. */
const isTold = (why: NonNullable<PlayerProps['why']>): boolean => 'value' in why || why.refused === 'too-many-requests'
