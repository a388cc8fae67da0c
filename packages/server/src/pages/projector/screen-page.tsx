import type { CommonWords } from '@zug/messages/common/en'
import { commonWords } from '@zug/messages/common/words'
import { timeText } from '@zug/messages/dates'
import type { Language } from '@zug/messages/language'
import { type ProjectorWords, projectorWords } from '@zug/messages/projector/words'
import type { FC } from 'hono/jsx'
import type { Screen } from '../../hall/events.ts'
import { Page } from '../layout.tsx'
import { versionOf } from '../phone/version.ts'
import type { Hall } from '../public/shapes.ts'
import type { Row, Sheet } from './sheets.ts'

type Props = {
  readonly language: Language
  readonly event: string
  readonly id: string
  readonly sequence: number
  readonly hall: Hall
  readonly screen: Screen
  readonly sheets: readonly Sheet[]
  /** null: that is not known to the public. */
  readonly open: number | null
  readonly matches: boolean
  /** Of the event; undefined: not said. */
  readonly zone: string | undefined
  /** It is of all sections of the event. */
  readonly ofEvent?: boolean
}

/** One screen of the hall. Everything is in the page; the script turns pages and reads it again when something has happened. */
export const ScreenPage: FC<Props> = ({ language, event, id, sequence, hall, screen, sheets, open, matches, zone, ofEvent = false }) => {
  const words = projectorWords[language]
  const { clock } = hall
  return (
    <Page
      bundle="projector"
      language={language}
      title={`${screen.name === screen.id ? words.screens.title : screen.name} · ${event}`}
      noIndex
      bodyClass="screen"
      data={{
        page: 'screen',
        live: ofEvent ? `/api/tournaments/${id}/sections/live` : `/api/tournaments/${id}/live?as=public`,
        after: String(sequence),
        seconds: String(screen.pageSeconds),
        font: String(screen.fontSize),
        paused: String(screen.paused),
        now: hall.now,
        ...(zone === undefined ? {} : { zone }),
        ...(clock === null ? {} : { start: clock.start, minutes: String(clock.minutes) }),
        ...(clock === null ? {} : clockTexts(words, clock.round)),
        position: words.controls.page('{at}', '{of}'),
        lost: words.controls.lost('{time}'),
        pause: words.controls.pause,
        resume: words.controls.resume,
      }}
    >
      <header class="head">
        <p id="event">{event}</p>
        <p id="open" class={open === 0 ? 'settled' : undefined}>
          {open === null ? '' : (matches ? words.openMatches : words.openGames)(open)}
        </p>
        <p id="clock" class="clock" role="timer" aria-live="off"></p>
      </header>
      <main id="sheets">
        {sheets.map((sheet, at) => (
          <SheetView
            sheet={sheet}
            at={at}
            hall={hall}
            words={words}
            time={(moment) => timeText(moment, language, zone)}
            common={commonWords[language]}
            alone={sheets.every(({ empty }) => empty) && at === 0}
          />
        ))}
      </main>
      <aside id="banner" class="banner" aria-label={words.views.announcement}>
        {hall.announcements.map(({ text }) => (
          <p>{text}</p>
        ))}
      </aside>
      <Controls words={words} />
    </Page>
  )
}

const clockTexts = ({ clock }: ProjectorWords, round: number): Readonly<Record<string, string>> => ({
  'clock-before': clock.before(String(round)),
  'clock-running': clock.running(String(round)),
  'clock-soon': clock.soon(String(round)),
  'clock-over': clock.over(String(round)),
})

type SheetProps = {
  readonly sheet: Sheet
  readonly at: number
  readonly hall: Hall
  readonly words: ProjectorWords
  readonly time: (moment: string) => string
  readonly common: CommonWords
  /** The only one of nothing but empty ones, so that the screen says something. */
  readonly alone: boolean
}

const SheetView: FC<SheetProps> = ({ sheet, at, hall, words, time, common, alone }) => {
  const { view, title, subtitle, rows, columns, legend, empty } = sheet
  return (
    <section
      id={`sheet-${at}`}
      class={`sheet ${view.kind}`}
      data-kind={view.kind}
      data-columns={view.columns === null ? undefined : String(view.columns)}
      data-pass={empty && !alone ? 'true' : undefined}
      data-version={versionOf(sheet, hall.announcements, hall.clock)}
      aria-labelledby={`sheet-${at}-title`}
    >
      <h1 id={`sheet-${at}-title`}>
        {title} <span class="sub">{subtitle}</span>
        {columns.length === 0 ? null : <span class="sub columns"> · {columns.join(' ')}</span>}
      </h1>
      {empty ? <p class="empty">{words.empty[view.kind]}</p> : null}
      {view.kind === 'announcement' && !empty ? (
        <div class="announcements">
          {hall.announcements.map(({ text }) => (
            <p>{text}</p>
          ))}
        </div>
      ) : null}
      {view.kind === 'clock' && hall.clock !== null ? (
        <div class="dial">
          <p class="state">{words.clock.plan(hall.clock.round, time(hall.clock.start), hall.clock.minutes)}</p>
          <p class="time"></p>
        </div>
      ) : null}
      {rows.length === 0 ? null : (
        <ol class={rows.some((row) => row.kind === 'board' && row.result.length > 4) ? 'rows scored' : 'rows'}>
          {rows.map((row) => (
            <RowLine row={row} colours={common} />
          ))}
        </ol>
      )}
      {legend === null ? null : <p class="signs">{legend}</p>}
    </section>
  )
}

const RowLine: FC<{ readonly row: Row; readonly colours: CommonWords }> = ({ row, colours }) => {
  switch (row.kind) {
    case 'name':
      return (
        <li class="row name">
          <span class="who">
            {row.name}
            {row.section === undefined ? null : <span class="aside"> {row.section}</span>}
          </span>
          <span class="other">{row.opponent}</span>
          {row.colour === null ? null : <span class={`disc ${row.colour}`} role="img" aria-label={colours[row.colour]}></span>}
          <span class="place">{row.board}</span>
        </li>
      )
    case 'board':
      return (
        <li class="row board">
          <span class="place">{row.board}</span>
          <span class="who">
            {row.white} <span class="aside">{row.whiteAside}</span>
          </span>
          <span class={row.result === '–' ? 'result none' : 'result'}>{row.result}</span>
          <span class="who">
            {row.black} <span class="aside">{row.blackAside}</span>
          </span>
        </li>
      )
    case 'rank':
      return (
        <li class="row rank">
          <span class="place">{row.rank}</span>
          <span class="who">
            {row.name} <span class="aside">{row.aside}</span>
          </span>
          <span class="points">{row.points}</span>
          <span class="values">
            {row.values.map((value) => (
              <span>{value}</span>
            ))}
          </span>
        </li>
      )
  }
}

const Controls: FC<{ readonly words: ProjectorWords }> = ({ words: { controls } }) => (
  <footer class="foot">
    <p id="lost" class="lost" role="status"></p>
    <nav class="controls" aria-label={controls.label}>
      <button type="button" data-do="theme" aria-label={controls.theme} title={`${controls.theme} (D)`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.5" />
          <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />
        </svg>
      </button>
      <button type="button" data-do="full" aria-label={controls.fullScreen} title={`${controls.fullScreen} (F)`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      <button type="button" data-do="smaller" aria-label={controls.smaller} title={`${controls.smaller} (−)`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 3.5h12M2 6.5h12M2 9.5h12M2 12.5h12" fill="none" stroke="currentColor" stroke-width="1.2" />
        </svg>
      </button>
      <button type="button" data-do="larger" aria-label={controls.larger} title={`${controls.larger} (+)`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 5h12M2 11h12" fill="none" stroke="currentColor" stroke-width="2.4" />
        </svg>
      </button>
      <button type="button" data-do="previous" aria-label={controls.previous} title={`${controls.previous} (←)`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      <button type="button" data-do="pause" aria-label={controls.pause} title={`${controls.pause} / ${controls.resume}`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path class="bars" d="M4 3h3v10H4zM9 3h3v10H9z" fill="currentColor" />
          <path class="triangle" d="M4 2.5v11l9-5.5z" fill="currentColor" />
        </svg>
      </button>
      <button type="button" data-do="next" aria-label={controls.next} title={`${controls.next} (→)`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m6 3 5 5-5 5" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      <p id="position" class="position"></p>
    </nav>
    <div id="progress" class="progress" aria-hidden="true"></div>
  </footer>
)
