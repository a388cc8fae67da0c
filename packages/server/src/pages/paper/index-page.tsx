import type { FC } from 'hono/jsx'
import { Page } from '../layout.tsx'
import type { Paper, PaperDocument } from './paper.ts'
import { Fields, SharedFields } from './toolbar.tsx'

type Available = { readonly document: PaperDocument; readonly paper: Paper }

/** Every document that can be printed now, each with its choices. */
export const IndexPage: FC<{ readonly paper: Paper; readonly available: readonly Available[] }> = ({ paper, available }) => {
  const { words, state, id, language, options } = paper
  const forAll = available.filter(({ document }) => document.needs === 'public')
  const forDesk = available.filter(({ document }) => document.needs === 'desk')
  return (
    <Page
      bundle="paper"
      language={language}
      title={`${words.printouts} · ${state.settings!.info.name}`}
      noIndex
      bodyClass={`paper index ${options.format}`}
    >
      <main class="index">
        <header>
          <a href={`/t/${id}`}>{state.settings!.info.name}</a>
          <h1>{words.printouts}</h1>
          <p>{words.publishedOnly}</p>
          <form method="get">
            <SharedFields paper={paper} />
            <button type="submit">{words.show}</button>
          </form>
        </header>
        {available.length === 0 ? <p>{words.nothingYet}</p> : null}
        <Group heading={words.forEverybody} entries={forAll} />
        <Group heading={words.forTheDesk} entries={forDesk} />
      </main>
    </Page>
  )
}

const Group: FC<{ readonly heading: string; readonly entries: readonly Available[] }> = ({ heading, entries }) =>
  entries.length === 0 ? null : (
    <section>
      <h2>{heading}</h2>
      <ul>
        {entries.map(({ document, paper }) => {
          const { words, id, language, options } = paper
          const address = `/t/${id}/paper/${document.id}`
          return (
            <li>
              <div class="what">
                <h3>
                  <a href={`${address}?lang=${language}&format=${options.format}`}>{words.documents[document.id]}</a>
                </h3>
                <p>{words.about[document.id]}</p>
              </div>
              <form method="get" action={address} aria-label={words.documents[document.id]}>
                <Fields paper={paper} document={document} />
                <input type="hidden" name="format" value={options.format} />
                <input type="hidden" name="lang" value={language} />
                <button type="submit">{words.open}</button>
              </form>
              {(document.id === 'slips' || document.id === 'line-ups') && paper.mayLink && paper.round !== null ? (
                <form
                  method="post"
                  class="with-codes"
                  action={`${address}/links?round=${paper.round.round}&format=${options.format}&lang=${language}`}
                >
                  <p>{document.id === 'slips' ? words.aboutSlipsWithCodes : words.aboutLineUpsWithCodes}</p>
                  <button type="submit">{document.id === 'slips' ? words.slipsWithCodes : words.lineUpsWithCodes}</button>
                </form>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
