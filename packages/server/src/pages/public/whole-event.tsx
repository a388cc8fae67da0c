import { datesText } from '@zug/messages/dates'
import type { FC } from 'hono/jsx'
import { Page } from '../layout.tsx'
import { KeptNote, LanguageLinks } from './frame.tsx'
import { blocksOf, ColourDisc, colourText, PlayerName, roles, Search } from './names.tsx'
import { resultText } from './results.ts'
import { NoneFound } from './round.tsx'
import { addressOf, type Entrant, eventName, isFound, latestRound, openText, query, type Scene, showsResults, wordsOf } from './scene.ts'
import { type Seat, seatOf } from './seat.ts'

/** One section of the event, by its name. */
export type SectionScene = { readonly name: string; readonly scene: Scene }

type Props = { readonly scene: Scene; readonly event: string; readonly sections: readonly SectionScene[] }

/** All sections of an event on one page: where each stands, and everybody's board in one list. */
export const WholeEventPage: FC<Props> = ({ scene, event, sections }) => {
  const words = wordsOf(scene)
  const { info } = scene.view.settings
  const canonical = new URL(scene.url)
  canonical.searchParams.delete('lang')
  const asked = query(scene)
  const announcements = [...new Set(sections.flatMap((section) => section.scene.hall.announcements.map(({ text }) => text)))]
  return (
    <Page
      bundle="public"
      language={scene.language}
      title={event}
      description={words.description(event, words.sections)}
      address={canonical.href}
      bodyClass="public whole-event"
      manifest={`/t/${scene.id}/manifest.webmanifest?lang=${scene.language}`}
      data={{ live: `${scene.id}/sections`, after: '0', updated: words.updated, lost: words.lost }}
    >
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <KeptNote words={words.kept} />
      <header class="top">
        <a class="event" href={addressOf(scene, '/event')} aria-current="page">
          {event}
        </a>
        <a class="brand" href="/t" aria-label={`Zug: ${words.home}`}>
          Zug<i>.</i>
        </a>
      </header>
      <main id="content" tabindex={-1}>
        {announcements.length === 0 ? null : (
          <section class="announcements" id="announcements" aria-label={words.announcements}>
            {announcements.map((text) => (
              <p>{text}</p>
            ))}
          </section>
        )}
        <h1 class="event-name">{event}</h1>
        <p class="lead">{[info.city, datesText(info.startDate, info.endDate, scene.language)].filter((part) => part !== '').join(' · ')}</p>
        <ul class="tournaments" id="sections">
          {sections.map((section) => (
            <SectionLine section={section} />
          ))}
        </ul>
        <div class="tools">
          <Search scene={scene} action={addressOf(scene, '/event')} value={asked} />
        </div>
        <Everybody scene={scene} sections={sections} asked={asked} />
      </main>
      <p class="unseen" role="status" id="said"></p>
      <footer class="foot">
        <LanguageLinks url={scene.url} current={scene.language} label={words.languages} />
        <a href={addressOf(scene, '/screen/event')}>{words.eventScreen}</a>
        <a href={addressOf(scene, `/paper/hall-by-name?lang=${scene.language}`)}>{words.eventSheets}</a>
      </footer>
    </Page>
  )
}

const SectionLine: FC<{ readonly section: SectionScene }> = ({ section: { name, scene } }) => {
  const words = wordsOf(scene)
  const round = latestRound(scene)
  const { settings, finished } = scene.view
  const open = round?.boards.filter(({ result }) => resultText(result, words.common).open).length ?? 0
  const state = finished
    ? words.finished
    : round === null
      ? words.upcoming
      : !showsResults(scene, round.round)
        ? words.running
        : open === 0
          ? words.allResultsIn
          : openText(scene, open)
  return (
    <li id={`section-${scene.id}`}>
      <a href={addressOf(scene)}>{name || eventName(scene, words.unnamed)}</a>
      <p>
        {[
          (scene.view.traits.teams ? words.teamCount : words.participants)(scene.entrants.size),
          words.roundsPlayed(scene.view.rounds.length, settings.numberOfRounds),
          state,
        ].join(' · ')}
      </p>
      <p class="links">
        {round === null ? null : <a href={addressOf(scene, `/round/${round.round}`)}>{words.nav.pairings}</a>}
        <a href={addressOf(scene, '/standings')}>{words.nav.standings}</a>
        <a href={addressOf(scene, '/players')}>{scene.view.traits.teams ? words.teams : words.nav.players}</a>
      </p>
    </li>
  )
}

type Line = { readonly section: SectionScene; readonly entrant: Entrant; readonly seat: Exclude<Seat, { kind: 'none' }> }

const linesOf = (section: SectionScene, asked: string): readonly Line[] => {
  const { scene } = section
  const round = latestRound(scene)
  if (round === null) return []
  return [...scene.entrants.values()].flatMap((entrant): readonly Line[] => {
    if (!isFound([entrant.name], asked)) return []
    const seat = seatOf(scene, round, entrant.id)
    return seat.kind === 'none' || (seat.kind === 'bye' && (seat.bye === 'absent' || seat.bye === 'withdrawn') && entrant.withdrawn)
      ? []
      : [{ section, entrant, seat }]
  })
}

/** By name, whatever section they play in. */
const Everybody: FC<Pick<Props, 'scene' | 'sections'> & { readonly asked: string }> = ({ scene, sections, asked }) => {
  const words = wordsOf(scene)
  const order = new Intl.Collator(scene.language, { sensitivity: 'base' })
  const lines = sections
    .flatMap((section) => linesOf(section, asked))
    .sort((a, b) => order.compare(a.entrant.name, b.entrant.name) || a.entrant.id - b.entrant.id)
  if (lines.length === 0) return asked === '' ? <p class="lead">{words.noRounds}</p> : <NoneFound scene={scene} asked={asked} />
  return (
    <table class="list by-name" {...roles.table} id="pairings">
      <caption class="unseen">{words.nav.pairings}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col" class="side">
            {words.name}
          </th>
          <th {...roles.columnheader} scope="col" class="seat">
            {words.board}
          </th>
          <th {...roles.columnheader} scope="col" class="side">
            {words.opponent}
          </th>
        </tr>
      </thead>
      {blocksOf(lines).map((block) => (
        <tbody {...roles.rowgroup} id={`block-${block[0]!.section.scene.id}-${block[0]!.entrant.id}`}>
          {block.map(({ section, entrant, seat }) => (
            <tr {...roles.row} id={`seat-${section.scene.id}-${entrant.id}`}>
              <td {...roles.cell} class="side">
                <PlayerName scene={section.scene} entrant={entrant} />
                <small class="particulars">
                  {section.name} · {words.round(latestRound(section.scene)!.round)}
                </small>
              </td>
              <td {...roles.cell} class="seat">
                {seat.kind === 'bye' ? null : (
                  <>
                    <b>{String(seat.number)}</b>
                    {section.scene.view.traits.colourless ? null : (
                      <span>
                        <ColourDisc colour={seat.colour} /> {colourText(section.scene, seat.colour)}
                      </span>
                    )}
                  </>
                )}
              </td>
              <td {...roles.cell} class="side">
                {seat.kind === 'bye' ? (
                  wordsOf(section.scene).common.byes[seat.bye]
                ) : (
                  <>
                    <PlayerName scene={section.scene} entrant={seat.opponent} />
                    {seat.result === null ? null : <small class="particulars">{seat.result.text}</small>}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
