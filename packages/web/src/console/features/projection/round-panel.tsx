import { boardNumbers } from '@zug/engine/desk'
import { methodText, percentText } from '@zug/messages/projection/method-text'
import type { RoundProjection } from '@zug/server/views'
import { useState } from 'react'
import { ProblemError } from '../../api/client.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import { PlayerPart } from './player-part.tsx'
import { type Model, models, useProjection } from './use-projection.ts'

type Told = Extract<RoundProjection, { readonly kind: 'projected' }>

/** What the next round waits for, what of it is certain, and what it means for a player. */
const RoundPanel = () => {
  const { id } = usePlace()
  const words = useWords('projection')
  const problemText = useProblemText()
  const { language } = useLanguage()
  const [model, setModel] = useState<Model>('rating')
  const { data, error } = useProjection(id, 'projection', { model })
  const said = data?.kind === 'projected' ? data : null
  return (
    <section className="projection-panel" aria-label={words.ask}>
      <h2>{said === null ? words.ask : said.round === null ? words.lastTitle : words.roundTitle(said.round)}</h2>
      <Choice
        label={words.model}
        value={model}
        onChange={setModel}
        options={models.map((value) => ({ value, label: words.models[value] }))}
      />
      <p className="hint" role="status">
        {said === null ? null : methodText(said, words, language)}
      </p>
      <p className="hint">{words.noPairing}</p>
      {error !== null ? <p role="alert">{problemText(error instanceof ProblemError ? error.problem : null)}</p> : null}
      {data === undefined ? error === null ? <Loading label={words.working} /> : null : null}
      {data?.kind === 'waiting' ? data.over ? <p role="alert">{words.failed}</p> : <Loading label={words.working} /> : null}
      {data?.kind === 'untold' ? <p>{words.untold[data.why]}</p> : null}
      {said === null ? null : (
        <>
          <OpenGames told={said} />
          {said.round === null ? null : <Draft told={said} />}
          <PlayerPart model={model} />
        </>
      )}
    </section>
  )
}

const OpenGames = ({ told: { open, round } }: { readonly told: Told }) => {
  const tournament = useTournament()
  const words = useWords('projection')
  const { language } = useLanguage()
  const entrants = whoPlays(tournament)
  const last = tournament.rounds.at(-1)!
  const numbers = boardNumbers(last, tournament.settings.firstBoard)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
    <section className="projection-wide" tabIndex={0} aria-label={words.open.title}>
      <table>
        <caption>{words.open.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.open.board}</th>
            <th scope="col">{words.open.white}</th>
            <th scope="col">{words.open.black}</th>
            <th scope="col">1–0</th>
            <th scope="col">½–½</th>
            <th scope="col">0–1</th>
            {round === null ? null : <th scope="col">{words.open.decides(round)}</th>}
          </tr>
        </thead>
        <tbody>
          {open.map(({ board, white, black, chances, decides }) => (
            <tr key={`${white} ${black}`}>
              <th scope="row">{board === null ? '–' : numbers[board]}</th>
              <td>{nameIn(entrants, white)}</td>
              <td>{nameIn(entrants, black)}</td>
              <td>{percentText(chances.white, language)}</td>
              <td>{percentText(chances.draw, language)}</td>
              <td>{percentText(chances.black, language)}</td>
              {round === null ? null : <td data-decides={decides}>{words.open[decides]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Draft = ({ told: { boards, bye, round, exact, done, withoutPairing } }: { readonly told: Told }) => {
  const tournament = useTournament()
  const words = useWords('projection')
  const { language } = useLanguage()
  const entrants = whoPlays(tournament)
  const certain = boards.filter((board) => board.certain).length
  const sure = exact && done
  const inEvery = sure ? words.draft.certain : words.draft.always
  const count = sure ? words.draft.count : words.draft.countTried
  return (
    <>
      {withoutPairing > 0 ? <p className="alarm">{words.draft.withoutPairing(percentText(withoutPairing, language), round!)}</p> : null}
      {boards.length === 0 && bye === null ? (
        <p>{words.draft.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled by keys
        <section className="projection-wide" tabIndex={0} aria-label={words.draft.title(round!)}>
          <table>
            <caption>
              {words.draft.title(round!)}: {count(certain, boards.length - certain)}
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.open.white}</th>
                <th scope="col">{words.open.black}</th>
                <th scope="col">{words.draft.share}</th>
              </tr>
            </thead>
            <tbody>
              {boards.map(({ white, black, share, certain: always }) => (
                <tr key={`${white} ${black}`} data-certain={always}>
                  <td>{nameIn(entrants, white)}</td>
                  <td>{nameIn(entrants, black)}</td>
                  <td>{always ? inEvery : percentText(share, language)}</td>
                </tr>
              ))}
              {bye === null ? null : (
                <tr data-certain={bye.certain}>
                  <td>{nameIn(entrants, bye.player)}</td>
                  <td>{words.player.bye}</td>
                  <td>{bye.certain ? inEvery : percentText(bye.share, language)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

export default RoundPanel
