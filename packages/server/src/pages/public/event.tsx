import type { FC } from 'hono/jsx'
import { Frame, PlainFrame } from './frame.tsx'
import { ColourDisc, PlayerName, Search } from './names.tsx'
import { resultText } from './results.ts'
import { RoundLinks } from './round.tsx'
import { addressOf, byesOf, eventName, isColourless, latestRound, type Scene, showsResults, wordsOf } from './scene.ts'
import { seatOf } from './seat.ts'
import type { SectionsAnswer, StandingsAnswer } from './shapes.ts'
import { StandingsTable } from './standings.tsx'

/** The front page of a tournament: your board if you said who you are, what is going on, who leads, and what it is about. */
export const EventPage: FC<{
  readonly scene: Scene
  readonly standings: StandingsAnswer | null
  readonly sections: SectionsAnswer | null
}> = ({ scene, standings, sections }) => {
  const words = wordsOf(scene)
  const event = eventName(scene, words.unnamed)
  const round = latestRound(scene)
  const open = round?.boards.filter(({ result }) => resultText(result, words.common).open).length ?? 0
  return (
    <Frame scene={scene} tab="event" title={event}>
      <h1 class="event-name">{event}</h1>
      <YourBoard scene={scene} />
      {round === null ? (
        <p class="lead" id="now">
          {words.noRounds}
        </p>
      ) : (
        <section class="now" id="now">
          <h2>
            <a href={addressOf(scene, `/round/${round.round}`)}>{words.round(round.round)}</a>
          </h2>
          <p>{showsResults(scene, round.round) ? (open === 0 ? words.allResultsIn : words.openGames(open)) : words.resultsLater}</p>
          <RoundLinks scene={scene} current={null} />
        </section>
      )}
      <Search
        scene={scene}
        action={addressOf(scene, round === null ? '/players' : `/round/${round.round}`)}
        value=""
        keep={round === null ? {} : { by: 'name' }}
      />
      <div class="beside">
        {standings === null || standings.round === 0 ? null : (
          <section id="leaders">
            <h2>{standings.final ? words.finalStandings : words.leaders}</h2>
            <StandingsTable scene={scene} table={standings} rows={standings.rows.slice(0, 8)} working={null} most={1} />
            <p>
              <a class="strong" href={addressOf(scene, '/standings')}>
                {words.whole}
              </a>
            </p>
          </section>
        )}
        <About scene={scene} sections={sections} />
      </div>
    </Frame>
  )
}

const YourBoard: FC<{ readonly scene: Scene }> = ({ scene }) => {
  const words = wordsOf(scene)
  const round = latestRound(scene)
  if (scene.me === null || round === null) return null
  const seat = seatOf(scene, round, scene.me.id)
  return (
    <section class="yours" id="yours">
      <h2>
        <a href={addressOf(scene, `/player/${scene.me.id}`)}>{scene.me.name}</a>
      </h2>
      {seat.kind === 'board' ? (
        <>
          <p class="place">{(isColourless(scene) ? words.tableNumber : words.boardNumber)(seat.number)}</p>
          <p>
            {isColourless(scene) ? null : (
              <>
                <ColourDisc colour={seat.colour} size={14} /> {words.common[seat.colour]},{' '}
              </>
            )}
            {words.against} <PlayerName scene={scene} entrant={seat.opponent} /> {seat.result === null ? null : <b>{seat.result.text}</b>}
          </p>
        </>
      ) : (
        <p>{seat.kind === 'bye' ? byesOf(scene)[seat.bye] : words.noGame}</p>
      )}
    </section>
  )
}

const About: FC<{ readonly scene: Scene; readonly sections: SectionsAnswer | null }> = ({ scene, sections }) => {
  const words = wordsOf(scene)
  const { info, rulebook, numberOfRounds, teamEvent } = scene.view.settings
  const dates = [info.startDate, info.endDate].filter((date, at, all) => date !== '' && all.indexOf(date) === at).join(' – ')
  const rulebooks: Readonly<Record<string, string>> = words.common.rulebooks
  const facts: readonly (readonly [string, string])[] = [
    [words.city, [info.city, info.federation].filter((part) => part !== '').join(', ')],
    [words.dates, dates],
    [teamEvent ? words.teams : words.nav.players, String(scene.entrants.size)],
    [words.rounds, words.roundsPlayed(scene.view.rounds.length, numberOfRounds)],
    [words.rulebook, rulebooks[rulebook] ?? rulebook],
    [words.timeControl, info.timeControl],
    [words.chiefArbiter, info.chiefArbiter],
  ]
  const others = (sections?.sections ?? []).filter(({ id }) => id !== scene.id)
  return (
    <section class="about" id="about">
      <h2>{words.about}</h2>
      <dl class="facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {others.length === 0 ? null : (
        <>
          <h3>{words.sections}</h3>
          <ul class="links">
            {others.map((section) => (
              <li>
                <a href={`/t/${section.id}`}>{section.sectionName ?? section.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.files}</h3>
      <ul class="links">
        {(['trf16', 'trf26', 'json', 'csv', 'xlsx'] as const).map((format) => (
          <li>
            <a href={`/api/tournaments/${scene.id}/export/${format}`} download>
              {format.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type ListedTournament = {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly startDate: string
  readonly endDate: string
  readonly numberOfRounds: number
  readonly roundsPublished: number
  readonly players: number
  readonly finished: boolean
}

export const TournamentsPage: FC<{ readonly scene: Pick<Scene, 'language' | 'url'>; readonly list: readonly ListedTournament[] }> = ({
  scene,
  list,
}) => {
  const words = wordsOf(scene)
  return (
    <PlainFrame scene={scene} title={words.tournaments}>
      <h1>{words.tournaments}</h1>
      {list.length === 0 ? <p class="lead">{words.noTournaments}</p> : null}
      <ul class="tournaments">
        {list.map((one) => (
          <li>
            <a href={`/t/${one.id}`}>{one.name.trim() || words.unnamed}</a>
            <p>
              {[
                one.city,
                [one.startDate, one.endDate].filter((date, at, all) => date !== '' && all.indexOf(date) === at).join(' – '),
                words.roundsPlayed(one.roundsPublished, one.numberOfRounds),
                one.finished ? words.finished : one.roundsPublished === 0 ? words.upcoming : words.running,
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </PlainFrame>
  )
}

export const NotFoundPage: FC<{ readonly scene: Pick<Scene, 'language' | 'url'> }> = ({ scene }) => {
  const words = wordsOf(scene)
  return (
    <PlainFrame scene={scene} title={words.notFoundTitle}>
      <h1>{words.notFoundTitle}</h1>
      <p class="lead">{words.notFound}</p>
      <p>
        <a class="strong" href="/t">
          {words.home}
        </a>
      </p>
    </PlainFrame>
  )
}
