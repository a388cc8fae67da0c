import { type Language, languageNames, languages } from '@zug/messages/language'
import { phoneWords } from '@zug/messages/phone/words'
import { publicWords } from '@zug/messages/public/words'
import type { Child, FC } from 'hono/jsx'
import { Page } from '../layout.tsx'

export type FrameProps = {
  readonly language: Language
  readonly title: string
  /** Two pages with the same frame have the same cards; what differs can be exchanged card by card. */
  readonly frame: string
  /** null: there is nothing to hear. */
  readonly live: string | null
  readonly event: string
  readonly round: number | null
  /** Of the tournament; null when it is not visible to everybody. */
  readonly eventAddress: string | null
  /** Which boards are shown. */
  readonly show?: string
  /** The tournament whose players are checked in here: codes that this phone scans lead back to this page. */
  readonly checkIn?: string
  /** What has just been done, or why nothing was. */
  readonly said?: { readonly kind: 'done' | 'refused'; readonly text: string } | null
  readonly children?: Child
}

/** What both pages on phones have around their cards. Texts of the script travel with the page, so that it needs no catalogue. */
export const Frame: FC<FrameProps> = ({ language, title, frame, live, event, round, eventAddress, show, checkIn, said, children }) => {
  const words = phoneWords[language]
  return (
    <Page
      bundle="phone"
      language={language}
      title={title}
      noIndex
      bodyClass="phone"
      data={{
        page: 'phone',
        ...(live === null ? {} : { live }),
        ...(checkIn === undefined ? {} : { door: checkIn }),
        saving: words.network.saving,
        waiting: words.network.waiting('{n}'),
      }}
    >
      <header class="top">
        <p>{[event, round === null ? '' : words.round(round)].filter((part) => part !== '').join(' · ')}</p>
        <p class="brand small" aria-hidden="true">
          Zug<i>.</i>
        </p>
      </header>
      <main data-frame={frame} data-show={show}>
        {children}
      </main>
      <p id="said" role="status" class={said?.kind === 'refused' ? 'said refused' : 'said'}>
        {said?.text}
      </p>
      <p id="network" class="network" role="status" hidden></p>
      <section id="unsent" class="unsent" hidden aria-label={words.network.unsent}>
        <p>{words.network.unsent}</p>
        <ul></ul>
      </section>
      <footer class="foot">
        {eventAddress === null ? null : <a href={eventAddress}>{words.eventPage}</a>}
        <nav aria-label={words.language}>
          {languages.map((each) => (
            <a href={`?lang=${each}`} lang={each} hreflang={each} aria-current={each === language ? 'true' : undefined}>
              {languageNames[each]}
            </a>
          ))}
        </nav>
      </footer>
    </Page>
  )
}

/** Shown on a card while its result waits on the phone; the script fills and shows it. */
export const Pending: FC<{ readonly language: Language }> = ({ language }) => {
  const { network } = phoneWords[language]
  return (
    <div class="pending">
      <p class="figure" data-pending></p>
      <p data-network></p>
      <p class="why">{network.kept}</p>
      <button type="button" class="step" data-take-back>
        {network.takeBack}
      </button>
    </div>
  )
}

export const GonePage: FC<{ readonly language: Language }> = ({ language }) => {
  const { gone } = phoneWords[language]
  return (
    <Frame language={language} title={gone.title} frame="gone" live={null} event="" round={null} eventAddress={null}>
      <h1>{gone.title}</h1>
      <p class="lead">{gone.text}</p>
      <p class="lead">{gone.ask}</p>
      <p class="onward">
        <a href="/t">{publicWords[language].home}</a>
      </p>
    </Frame>
  )
}
