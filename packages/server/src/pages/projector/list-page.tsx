import type { Language } from '@zug/messages/language'
import { type ProjectorWords, projectorWords } from '@zug/messages/projector/words'
import type { FC } from 'hono/jsx'
import type { Screen } from '../../hall/events.ts'
import { Page } from '../layout.tsx'
import { everything, lists, readyScreens } from './screens.ts'

type Props = {
  readonly language: Language
  readonly event: string
  readonly id: string
  readonly arranged: readonly Screen[]
  readonly sections: boolean
}

const nameOf = ({ screens, views }: ProjectorWords, { id, views: shown }: Screen): string =>
  id === everything.id ? screens.everything : views[shown[0]!.kind]

/** What can be put on a screen: first what the arbiter has arranged. */
export const ScreenListPage: FC<Props> = ({ language, event, id, arranged, sections }) => {
  const words = projectorWords[language]
  const { screens } = words
  const address = (screen: string): string => `/t/${id}/screen/${screen}`
  return (
    <Page bundle="projector" language={language} title={`${screens.title} · ${event}`} noIndex bodyClass="screen-list">
      <main>
        <p class="event">
          <a href={`/t/${id}`}>{event}</a>
        </p>
        <h1>{screens.title}</h1>
        <section aria-labelledby="arranged">
          <h2 id="arranged">{screens.arranged}</h2>
          {arranged.length === 0 ? <p>{screens.none}</p> : null}
          <ul>
            {arranged.map((screen) => (
              <li>
                <a href={address(screen.id)}>{screen.name}</a>
                <span>{screen.views.map(({ kind }) => words.views[kind]).join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="ready">
          <h2 id="ready">{screens.ready}</h2>
          <ul>
            {sections ? (
              <li>
                <a href={address('event')}>{screens.wholeEvent}</a>
              </li>
            ) : null}
            {readyScreens.map((screen) => (
              <li>
                <a href={address(screen.id)}>{nameOf(words, screen)}</a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="side">
          <h2 id="side">{screens.side}</h2>
          <ul>
            {lists.map((kind) => (
              <li>
                <span class="kind">{words.views[kind]}</span>
                {[2, 3].map((of) => (
                  <span class="parts">
                    {Array.from({ length: of }, (_, at) => (
                      <a href={`${address(kind)}?part=${at + 1}/${of}`}>
                        {at + 1}/{of}
                        <span class="unseen"> {words.views[kind]}</span>
                      </a>
                    ))}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
        <p class="keys">{screens.keys}</p>
      </main>
    </Page>
  )
}

export const MissingScreenPage: FC<{ readonly language: Language; readonly back: string }> = ({ language, back }) => {
  const { screens } = projectorWords[language]
  return (
    <Page bundle="projector" language={language} title={screens.missing} noIndex bodyClass="screen-list" data={{ page: 'missing' }}>
      <main>
        <h1>{screens.missing}</h1>
        <p>{screens.missingWhy}</p>
        <p>
          <a href={back}>{screens.title}</a>
        </p>
      </main>
    </Page>
  )
}
