import { spanTexts } from '@zug/messages/prizes/money'
import { percentText, perhapsText, withinText } from '@zug/messages/projection/method-text'
import type { PlayerProjection } from '@zug/server/views'
import { useState } from 'react'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Field } from '../../ui/field.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useCommon } from '../../words/event.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { nameIn, whoPlays } from '../round/who-plays.ts'
import { type Model, usePlayerProjection } from './use-projection.ts'

type Told = Extract<PlayerProjection, { readonly kind: 'projected' }>

/** Of one player: whom she may meet, where she may stand, what a place or a norm needs. */
export const PlayerPart = ({ model }: { readonly model: Model }) => {
  const tournament = useTournament()
  const { id } = usePlace()
  const { player: words } = useWords('projection')
  const { language } = useLanguage()
  const [player, setPlayer] = useState<number | null>(null)
  const [place, setPlace] = useState('')
  const who = useUnique()
  const wanted = /^[1-9]\d{0,3}$/.test(place) ? Number(place) : null
  const { data } = usePlayerProjection(id, { player: player ?? 0, model, place: wanted }, player !== null)
  const told = player !== null && data?.kind === 'projected' && data.player === player ? data : null
  const order = new Intl.Collator(language, { sensitivity: 'base' })
  const players = [...whoPlays(tournament).values()].sort((a, b) => order.compare(a.name, b.name))
  return (
    <>
      <div className="projection-ask">
        <div className="field">
          <label htmlFor={who}>{words.pick}</label>
          <select id={who} value={player ?? ''} onChange={({ target }) => setPlayer(target.value === '' ? null : Number(target.value))}>
            <option value="">{words.choose}</option>
            {players.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={words.place}
          inputMode="numeric"
          value={place}
          placeholder={told === null ? '' : String(told.place)}
          onChange={({ target }) => setPlace(target.value.trim())}
        />
      </div>
      {told === null ? null : <Player told={told} />}
    </>
  )
}

const Player = ({ told }: { readonly told: Told }) => {
  const tournament = useTournament()
  const common = useCommon()
  const projection = useWords('projection')
  const { player: words } = projection
  const { language } = useLanguage()
  const entrants = whoPlays(tournament)
  const percent = (share: number): string => percentText(share, language)
  const reached = told.exact && told.done ? words.reached : words.tried
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: tables that scroll are scrolled by keys
    <section className="projection-player" tabIndex={0} aria-label={nameIn(entrants, told.player)}>
      {told.round === null ? (
        <p>{words.noRound}</p>
      ) : (
        <table>
          <caption>{words.next(told.round)}</caption>
          <tbody>
            {told.next.map(({ kind, opponent, colour, share }) => (
              <tr key={`${kind} ${opponent} ${colour}`}>
                <td>{percent(share)}</td>
                <td>{kind === 'game' ? nameIn(entrants, opponent!) : kind === 'bye' ? words.bye : words.notPaired}</td>
                <td>{colour === null ? '' : common[colour]}</td>
              </tr>
            ))}
            {told.others > 0 ? (
              <tr>
                <td>{percent(told.others)}</td>
                <td>{words.others}</td>
                <td />
              </tr>
            ) : null}
          </tbody>
        </table>
      )}
      <table>
        <caption>{told.exact && told.done ? words.places : words.placesTried}</caption>
        <thead>
          <tr>
            <th scope="col">{words.own}</th>
            <th scope="col">{words.best}</th>
            <th scope="col">{words.worst}</th>
            <th scope="col">{words.likeliest}</th>
          </tr>
        </thead>
        <tbody>
          {told.places.map(({ own, best, worst, likeliest }) => (
            <tr key={own}>
              <th scope="row">{words.results[own]}</th>
              <td>{best}</td>
              <td>{worst}</td>
              <td>{likeliest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{words.needs(told.place)}</caption>
        <tbody>
          {told.needs.map((need) => (
            <tr key={need.own}>
              <th scope="row">{words.results[need.own]}</th>
              <td>{need.reached === 'perhaps' ? perhapsText(need, projection, language) : reached[need.reached]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Turns turns={told.turns} title={words.turns} hint={words.turnsHint} />
      {told.prizes === null ? null : (
        <table>
          <caption>{words.prizes}</caption>
          <thead>
            <tr>
              <th scope="col">{words.own}</th>
              <th scope="col">{words.prize}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {told.prizes.lines.map((line) => (
              <tr key={line.own}>
                <th scope="row">{words.results[line.own]}</th>
                <td>{line.reached === 'perhaps' ? perhapsText(line, projection, language) : reached[line.reached]}</td>
                <td>{spanTexts(line, told.prizes!.currency, words.nothing, language).join(' – ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Turns turns={told.prizes?.turns ?? []} title={words.prizeTurns} hint={words.prizeTurnsHint} />
      {told.norms.length === 0 ? null : (
        <table>
          <caption>{words.norms}</caption>
          <thead>
            <tr>
              <th scope="col">{words.own}</th>
              {told.norms.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['win', 'draw', 'loss'] as const).map((result) => (
              <tr key={result}>
                <th scope="row">{words.results[result]}</th>
                {told.norms.map((norm) => (
                  <td key={norm.title}>{words.norm[norm[result]]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type TurnsProps = { readonly turns: Told['turns']; readonly title: string; readonly hint: string }

/** Games of others on which it depends. */
const Turns = ({ turns, title, hint }: TurnsProps) => {
  const entrants = whoPlays(useTournament())
  const common = useCommon()
  const words = useWords('projection')
  const { language } = useLanguage()
  const share = (reached: number | null): string => (reached === null ? '–' : percentText(reached, language))
  if (turns.length === 0) return null
  return (
    <table>
      <caption>
        {title} <span className="hint">{[hint, withinText(turns, words, language)].filter((part) => part !== '').join(' ')}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{common.white}</th>
          <th scope="col">{common.black}</th>
          <th scope="col">1–0</th>
          <th scope="col">½–½</th>
          <th scope="col">0–1</th>
        </tr>
      </thead>
      <tbody>
        {turns.map(({ white, black, reached }) => (
          <tr key={`${white} ${black}`}>
            <td>{nameIn(entrants, white)}</td>
            <td>{nameIn(entrants, black)}</td>
            <td>{share(reached.white)}</td>
            <td>{share(reached.draw)}</td>
            <td>{share(reached.black)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
