import { languageNames, languages } from '@zug/messages/language'
import { paperWords } from '@zug/messages/paper/words'
import { prizeWords } from '@zug/messages/prizes/words'
import type { Child, FC } from 'hono/jsx'
import { zoneOf } from '../../tournaments/zone.ts'
import { Page } from '../layout.tsx'
import { RecallBanner } from './recalled.tsx'
import { addressOf, eventName, latestRound, type Scene, wordsOf } from './scene.ts'

export type Tab = 'event' | 'pairings' | 'standings' | 'crosstable' | 'prizes' | 'players' | null

/** The same page in another language. */
const inLanguage = (url: URL, language: string): string => {
  const search = new URLSearchParams(url.searchParams)
  search.set('lang', language)
  return `${url.pathname}?${search}`
}

export const LanguageLinks: FC<{ readonly url: URL; readonly current: string; readonly label: string }> = ({ url, current, label }) => (
  <nav class="languages" aria-label={label}>
    {languages.map((language) => (
      <a href={inLanguage(url, language)} lang={language} hreflang={language} aria-current={language === current ? 'true' : undefined}>
        {languageNames[language]}
      </a>
    ))}
  </nav>
)

type FrameProps = {
  readonly scene: Scene
  readonly tab: Tab
  /** Of the page, without the event. */
  readonly title: string
  readonly children?: Child
}

/** Unseen, until a device shows the page without the desk: `packages/web/src/offline` then says here of when it is. */
export const KeptNote: FC<{ readonly words: string; readonly zone?: string | undefined }> = ({ words, zone }) => (
  <p class="kept" hidden data-zone={zone}>
    {words}
    <time></time>
  </p>
)

/** What every page of a tournament has around it. `main` is what the script brings up to date. */
export const Frame: FC<FrameProps> = ({ scene, tab, title, children }) => {
  const words = wordsOf(scene)
  const event = eventName(scene, words.unnamed)
  const canonical = new URL(scene.url)
  for (const name of ['lang', 'me', 'embed']) canonical.searchParams.delete(name)
  return (
    <Page
      bundle="public"
      language={scene.language}
      title={title === event ? event : `${title} · ${event}`}
      description={words.description(event, title)}
      address={canonical.href}
      bodyClass={scene.embedded ? 'public embedded' : 'public'}
      {...(scene.embedded ? {} : { manifest: `/t/${scene.id}/manifest.webmanifest?lang=${scene.language}` })}
      data={{
        live: scene.id,
        after: String(scene.view.sequence),
        hall: String(scene.hall.sequence),
        updated: words.updated,
        lost: words.lost,
      }}
    >
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <KeptNote words={words.kept} zone={zoneOf(scene.view.settings)} />
      {scene.embedded ? null : <Around scene={scene} tab={tab} event={event} />}
      <main id="content" tabindex={-1}>
        <RecallBanner scene={scene} />
        <Announcements scene={scene} />
        {children}
      </main>
      <p class="unseen" role="status" id="said"></p>
      {scene.embedded ? <Whole scene={scene} event={event} address={canonical} /> : <Foot scene={scene} />}
    </Page>
  )
}

type AroundProps = { readonly scene: Scene; readonly tab: Tab; readonly event: string }

/** What leads to the other pages; not in a frame of another site. */
const Around: FC<AroundProps> = ({ scene, tab, event }) => {
  const words = wordsOf(scene)
  const round = latestRound(scene)
  const { nav } = words
  const tabs = [
    ['pairings', round === null ? '' : `/round/${round.round}`, nav.pairings],
    ['standings', '/standings', nav.standings],
    ['crosstable', '/crosstable', scene.view.traits.drawnFrom === 'tables' ? nav.grid : nav.crosstable],
    ...(scene.view.settings.prizes == null ? [] : [['prizes', '/prizes', prizeWords[scene.language].title] as const]),
    ['players', '/players', scene.view.traits.teams ? words.teams : nav.players],
  ] as const
  return (
    <>
      <header class="top">
        <a class="event" href={addressOf(scene)} aria-current={tab === 'event' ? 'page' : undefined}>
          {event}
          {round === null ? null : <span class="top-round">{words.round(round.round)}</span>}
        </a>
        <a class="brand" href="/t" aria-label={`Zug: ${words.home}`}>
          Zug<i>.</i>
        </a>
      </header>
      <nav class="tabs" aria-label={nav.label}>
        {tabs.map(([name, path, text]) => (
          <a href={addressOf(scene, path)} aria-current={tab === name ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
    </>
  )
}

const Foot: FC<{ readonly scene: Scene }> = ({ scene }) => {
  const words = wordsOf(scene)
  return (
    <footer class="foot">
      {scene.view.leftFideMode === undefined ? null : <span id="fide-mode">{words.leftFideMode(scene.view.leftFideMode.rounds)}</span>}
      <LanguageLinks url={scene.url} current={scene.language} label={words.languages} />
      <a href={`/t/${scene.id}/paper?lang=${scene.language}`}>{paperWords[scene.language].printouts}</a>
      <a href={`/verify#/t/${scene.id}`}>{words.verifyEvent}</a>
    </footer>
  )
}

/** In a frame: where the whole page is. */
const Whole: FC<{ readonly scene: Scene; readonly event: string; readonly address: URL }> = ({ scene, event, address }) => (
  <footer class="foot">
    {scene.view.leftFideMode === undefined ? null : <span>{wordsOf(scene).leftFideMode(scene.view.leftFideMode.rounds)}</span>}
    <a href={address.href}>{`${event} · Zug`}</a>
  </footer>
)

const Announcements: FC<{ readonly scene: Scene }> = ({ scene }) =>
  scene.hall.announcements.length === 0 ? null : (
    <section class="announcements" id="announcements" aria-label={wordsOf(scene).announcements}>
      {scene.hall.announcements.map(({ id, text }) => (
        <p id={`announcement-${id}`}>{text}</p>
      ))}
    </section>
  )

/** For what is no page of a tournament: the list of tournaments, and where there is nothing. */
export const PlainFrame: FC<{ readonly scene: Pick<Scene, 'language' | 'url'>; readonly title: string; readonly children?: Child }> = ({
  scene,
  title,
  children,
}) => {
  const words = wordsOf(scene)
  return (
    <Page
      bundle="public"
      language={scene.language}
      title={`${title} · Zug`}
      bodyClass="public plain"
      address={scene.url.href}
      manifest={`/t/manifest.webmanifest?lang=${scene.language}`}
    >
      <KeptNote words={words.kept} />
      <header class="top">
        <a class="brand" href="/t" aria-label={`Zug: ${words.home}`}>
          Zug<i>.</i>
        </a>
      </header>
      <main id="content">{children}</main>
      <footer class="foot">
        <LanguageLinks url={scene.url} current={scene.language} label={words.languages} />
      </footer>
    </Page>
  )
}
