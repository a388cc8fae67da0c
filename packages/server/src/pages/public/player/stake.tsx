import { resultModels } from '@zug/engine/projection'
import { spanTexts } from '@zug/messages/prizes/money'
import { methodText, percentText, perhapsText, withinText } from '@zug/messages/projection/method-text'
import { projectionWords } from '@zug/messages/projection/words'
import type { FC } from 'hono/jsx'
import type { PlayerProjection } from '../../../views.ts'
import { Frame } from '../frame.tsx'
import { ColourDisc, PlayerName } from '../names.tsx'
import { addressOf, type Entrant, type Scene, wordsOf } from '../scene.ts'

type Told = Extract<PlayerProjection, { readonly kind: 'projected' }>
type Props = { readonly scene: Scene; readonly entrant: Entrant; readonly projection: PlayerProjection }

/** Milliseconds until a page that is not finished is read again. */
const again = 1500

/** What is at stake for one player while games are open. It is no pairing, and says so. */
export const StakePage: FC<Props> = ({ scene, entrant, projection }) => {
  const words = projectionWords[scene.language]
  const waits = projection.kind !== 'untold' && !projection.over
  return (
    <Frame scene={scene} tab="players" title={`${words.title} · ${entrant.name}`}>
      <section class="stake" id="stake" data-again={waits ? String(again) : undefined}>
        <h1>
          <span class="greeting">{words.title}</span> <a href={addressOf(scene, `/player/${entrant.id}`)}>{entrant.name}</a>
        </h1>
        {projection.kind === 'untold' ? <p class="lead">{words.untold[projection.why]}</p> : null}
        {projection.kind === 'waiting' ? <p class="lead">{projection.over ? words.failed : words.working}</p> : null}
        {projection.kind === 'projected' ? <Stake scene={scene} told={projection} /> : null}
        {waits ? (
          <p>
            <a href={`${scene.url.pathname}${scene.url.search}`}>{words.again}</a>
          </p>
        ) : null}
        {projection.kind === 'projected' ? <p class="note">{methodText(projection, words, scene.language)}</p> : null}
        <p class="note">{words.noPairing}</p>
      </section>
    </Frame>
  )
}

const Stake: FC<{ readonly scene: Scene; readonly told: Told }> = ({ scene, told }) => {
  const words = projectionWords[scene.language].player
  const reached = told.exact && told.done ? words.reached : words.tried
  const percent = (share: number): string => percentText(share, scene.language)
  return (
    <>
      <table class="stake-table" id="needs">
        <caption>{words.needs(told.place)}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{words.own}</th>
            <th scope="col">{words.needs(told.place)}</th>
          </tr>
        </thead>
        <tbody>
          {told.needs.map((need) => (
            <tr>
              <th scope="row">{words.results[need.own]}</th>
              <td>
                {need.reached === 'perhaps' ? perhapsText(need, projectionWords[scene.language], scene.language) : reached[need.reached]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <form class="ask" method="get" action={scene.url.pathname}>
        <label>
          {words.place}
          <input name="place" type="text" inputmode="numeric" pattern="[1-9][0-9]{0,3}" value={String(told.place)} />
        </label>
        <label>
          {projectionWords[scene.language].model}
          <select name="model">
            {resultModels.map((model) => (
              <option value={model} selected={model === told.model}>
                {projectionWords[scene.language].models[model]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.show}</button>
      </form>
      {told.turns.length === 0 ? null : (
        <Turns scene={scene} id="turns" turns={told.turns} title={[words.turns, words.turnsHint]} percent={percent} />
      )}
      {told.prizes === null ? null : <Prizes scene={scene} prizes={told.prizes} reached={reached} />}
      {told.prizes === null || told.prizes.turns.length === 0 ? null : (
        <Turns
          scene={scene}
          id="prize-turns"
          turns={told.prizes.turns}
          title={[words.prizeTurns, words.prizeTurnsHint]}
          percent={percent}
        />
      )}
      {told.norms.length === 0 ? null : <Norms scene={scene} told={told} />}
      <table class="stake-table" id="places">
        <caption>{told.exact && told.done ? words.places : words.placesTried}</caption>
        <thead>
          <tr>
            {[words.own, words.best, words.worst, words.likeliest].map((text) => (
              <th scope="col">{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.places.map(({ own, best, worst, likeliest }) => (
            <tr>
              <th scope="row">{words.results[own]}</th>
              <td>{String(best)}</td>
              <td>{String(worst)}</td>
              <td>{String(likeliest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {told.round === null ? <p>{words.noRound}</p> : <Opponents scene={scene} told={told} percent={percent} />}
    </>
  )
}

type PartProps = { readonly scene: Scene; readonly told: Told; readonly percent: (share: number) => string }

type TurnsProps = Omit<PartProps, 'told'> & {
  readonly id: string
  readonly turns: Told['turns']
  readonly title: readonly [title: string, hint: string]
}

/** Games of others on which it depends. */
const Turns: FC<TurnsProps> = ({ scene, id, turns, title: [title, hint], percent }) => {
  const share = (reached: number | null): string => (reached === null ? '–' : percent(reached))
  return (
    <table class="stake-table" id={id}>
      <caption>
        {title}{' '}
        <small>{[hint, withinText(turns, projectionWords[scene.language], scene.language)].filter((part) => part !== '').join(' ')}</small>
      </caption>
      <thead>
        <tr>
          {[projectionWords[scene.language].open.white, projectionWords[scene.language].open.black, '1–0', '½–½', '0–1'].map((text) => (
            <th scope="col">{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map(({ white, black, reached }) => (
          <tr>
            <td>
              <PlayerName scene={scene} entrant={scene.entrants.get(white)} />
            </td>
            <td>
              <PlayerName scene={scene} entrant={scene.entrants.get(black)} />
            </td>
            <td>{share(reached.white)}</td>
            <td>{share(reached.draw)}</td>
            <td>{share(reached.black)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PrizesProps = Omit<PartProps, 'told' | 'percent'> & {
  readonly prizes: NonNullable<Told['prizes']>
  readonly reached: Readonly<Record<'surely' | 'not', string>>
}

const Prizes: FC<PrizesProps> = ({ scene, prizes: { currency, lines }, reached }) => {
  const words = projectionWords[scene.language].player
  return (
    <table class="stake-table" id="prizes">
      <caption>{words.prizes}</caption>
      <thead>
        <tr>
          {[words.own, words.prize, words.amount].map((text) => (
            <th scope="col">{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr>
            <th scope="row">{words.results[line.own]}</th>
            <td>
              {line.reached === 'perhaps' ? perhapsText(line, projectionWords[scene.language], scene.language) : reached[line.reached]}
            </td>
            <td>
              {spanTexts(line, currency, words.nothing, scene.language).map((amount, at) => (
                <>
                  {at === 0 ? '' : ' – '}
                  <span class="amount">{amount}</span>
                </>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Norms: FC<Omit<PartProps, 'percent'>> = ({ scene, told }) => {
  const words = projectionWords[scene.language].player
  return (
    <table class="stake-table" id="norms">
      <caption>{words.norms}</caption>
      <thead>
        <tr>
          <th scope="col">{words.own}</th>
          {told.norms.map(({ title }) => (
            <th scope="col">{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['win', 'draw', 'loss'] as const).map((result) => (
          <tr>
            <th scope="row">{words.results[result]}</th>
            {told.norms.map((norm) => (
              <td>{words.norm[norm[result]]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Opponents: FC<PartProps> = ({ scene, told, percent }) => {
  const words = projectionWords[scene.language].player
  const { common } = wordsOf(scene)
  return (
    <table class="stake-table" id="opponents">
      <caption>{words.next(told.round!)}</caption>
      <tbody>
        {told.next.map(({ kind, opponent, colour, share }) => (
          <tr>
            <td>{percent(share)}</td>
            <td>
              {kind === 'game' ? (
                <PlayerName scene={scene} entrant={scene.entrants.get(opponent!)} />
              ) : kind === 'bye' ? (
                words.bye
              ) : (
                words.notPaired
              )}
            </td>
            <td>
              {colour === null ? null : (
                <>
                  <ColourDisc colour={colour} size={12} /> {common[colour]}
                </>
              )}
            </td>
          </tr>
        ))}
        {told.others > 0 ? (
          <tr>
            <td>{percent(told.others)}</td>
            <td>{words.others}</td>
            <td></td>
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}

/** Every result as likely as the others, if somebody asked for it so. */
export const isUniform = ({ url }: Pick<Scene, 'url'>): boolean => url.searchParams.get('model') === 'uniform'

/** Is there something at stake that everybody may hear of? */
export const isAtStake = ({ hall, view }: Pick<Scene, 'hall' | 'view'>): boolean =>
  hall.projections &&
  !view.traits.teams &&
  view.traits.games === 'results' &&
  !view.finished &&
  (view.rounds.at(-1)?.boards.some(({ result }) => result === null || result.white === 'adjourned') ?? false)
