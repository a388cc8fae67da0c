import { rulebookById } from '@zug/engine/pairing'
import { datesText } from '@zug/messages/dates'
import { registerWords } from '@zug/messages/register/words'
import type { FC } from 'hono/jsx'
import { announcedText } from '../announced.ts'
import { Frame, PlainFrame } from './frame.tsx'
import { ColourDisc, colourText, PlayerName, Search } from './names.tsx'
import { placeText, pointsText, resultText } from './results.ts'
import { RoundLinks } from './round.tsx'
import { addressOf, eventName, latestRound, openText, type Scene, showsResults, wordsOf } from './scene.ts'
import { ScheduleList, whenOf } from './schedule.tsx'
import { seatOf } from './seat.ts'
import type { SectionsAnswer, StandingsAnswer, StandingsLine } from './shapes.ts'
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
      <YourBoard scene={scene} standing={standings?.rows.find(({ player }) => player === scene.me?.id) ?? null} />
      {scene.view.finished ? (
        <section class="now" id="now">
          <p>{words.over}</p>
          <RoundLinks scene={scene} current={null} />
        </section>
      ) : round === null ? (
        <p class="lead" id="now">
          {words.noRounds} <NextRound scene={scene} />
        </p>
      ) : (
        <section class="now" id="now">
          <h2>
            <a href={addressOf(scene, `/round/${round.round}`)}>{words.round(round.round)}</a>
          </h2>
          <p>
            {showsResults(scene, round.round) ? (open === 0 ? words.allResultsIn : openText(scene, open)) : words.resultsLater}{' '}
            <NextRound scene={scene} />
          </p>
          <RoundLinks scene={scene} current={null} />
        </section>
      )}
      {scene.view.settings.selfRegistration === true && !scene.view.finished ? (
        <p>
          <a href={`/t/${scene.id}/register?lang=${scene.language}`}>{registerWords[scene.language].title}</a>
        </p>
      ) : null}
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

/** When the round that is published, or else the next one, is played. */
const NextRound: FC<{ readonly scene: Scene }> = ({ scene }) => {
  const round = latestRound(scene)
  const over = round?.boards.every(({ result }) => !resultText(result, wordsOf(scene).common).open) ?? true
  const next = (round?.round ?? 0) + (over ? 1 : 0)
  const when = whenOf(scene, next)
  return when === '' ? null : <span class="when">{wordsOf(scene).common.schedule.starts(next, when)}</span>
}

/** While it is played where to sit, after the end the place. */
const YourBoard: FC<{ readonly scene: Scene; readonly standing: StandingsLine | null }> = ({ scene, standing }) => {
  const words = wordsOf(scene)
  const round = latestRound(scene)
  if (scene.me === null || round === null) return null
  const seat = seatOf(scene, round, scene.me.id)
  const { teams: teamEvent } = scene.view.traits
  const place = teamEvent ? words.matchNumber : scene.view.traits.colourless ? words.tableNumber : words.boardNumber
  const ended = scene.view.finished && standing !== null
  return (
    <section class="yours" id="yours">
      <h2>
        <a href={addressOf(scene, `/player/${scene.me.id}`)}>{scene.me.name}</a>
      </h2>
      {ended ? (
        <>
          <p class="place">{words.finalPlace(placeText(standing))}</p>
          <p>{words.pointsCount(pointsText(standing.points))}</p>
        </>
      ) : seat.kind === 'board' ? (
        <>
          <p class="place">{place(seat.number)}</p>
          <p>
            {scene.view.traits.colourless ? null : (
              <>
                <ColourDisc colour={seat.colour} size={14} /> {colourText(scene, seat.colour)},{' '}
              </>
            )}
            {words.against} <PlayerName scene={scene} entrant={seat.opponent} /> {seat.result === null ? null : <b>{seat.result.text}</b>}
          </p>
        </>
      ) : (
        <p>{seat.kind === 'bye' ? wordsOf(scene).common.byes[seat.bye] : words.noGame}</p>
      )}
    </section>
  )
}

const About: FC<{ readonly scene: Scene; readonly sections: SectionsAnswer | null }> = ({ scene, sections }) => {
  const words = wordsOf(scene)
  const { info, rules, numberOfRounds } = scene.view.settings
  const rulebooks: Readonly<Record<string, string>> = words.common.rulebooks
  const facts: readonly (readonly [string, string])[] = [
    [words.city, [info.city, info.federation].filter((part) => part !== '').join(', ')],
    [words.dates, datesText(info.startDate, info.endDate, scene.language)],
    [scene.view.traits.teams ? words.teams : words.nav.players, String(scene.entrants.size)],
    [words.rounds, words.roundsPlayed(scene.view.rounds.length, numberOfRounds)],
    [words.rulebook, rulebooks[rules.rulebook] ?? rulebookById(rules.rulebook).title],
    [words.announced, announcedText(rules, scene.language)],
    [words.timeControl, info.timeControl],
    [words.chiefArbiter, info.chiefArbiter],
  ]
  // The page is everybody's: what members alone may see of the event is not on it.
  const others = (sections?.sections ?? []).filter(({ id, visible }) => id !== scene.id && visible)
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
      <ScheduleList scene={scene} />
      {others.length === 0 ? null : (
        <>
          <h3>{words.sections}</h3>
          <ul class="links">
            <li>
              <a class="strong" href={addressOf(scene, '/event')}>
                {words.allSections}
              </a>
            </li>
            {others.map((section) => (
              <li>
                <a href={`/t/${section.id}`}>{section.section?.name ?? section.name}</a>
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

/** What a device shows without the desk where it has kept nothing. */
export const OfflinePage: FC<{ readonly scene: Pick<Scene, 'language' | 'url'> }> = ({ scene }) => {
  const { offline } = wordsOf(scene)
  return (
    <PlainFrame scene={scene} title={offline.title}>
      <h1>{offline.title}</h1>
      <p class="lead" data-away>
        {offline.text}
      </p>
    </PlainFrame>
  )
}

export const NotFoundPage: FC<{ readonly scene: Pick<Scene, 'language' | 'url'>; readonly deleted: boolean }> = ({ scene, deleted }) => {
  const words = wordsOf(scene)
  return (
    <PlainFrame scene={scene} title={words.notFoundTitle}>
      <h1>{words.notFoundTitle}</h1>
      <p class="lead">{deleted ? words.deleted : words.notFound}</p>
      <p>
        <a class="strong" href="/t">
          {words.home}
        </a>
      </p>
    </PlainFrame>
  )
}
