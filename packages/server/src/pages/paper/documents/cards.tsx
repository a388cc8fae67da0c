import { opponentOf } from '@zug/engine/model'
import { type PlayerCard, playerCard } from '@zug/engine/standings'
import type { FC } from 'hono/jsx'
import { type Entrant, fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name } from '../parts.tsx'
import { outcomeSign, points } from '../text.ts'

/** The cards arbiters pair with: a line for every round, those to come left empty. */
export const cards: PaperDocument = {
  id: 'cards',
  needs: 'public',
  shows: 'results',
  options: ['numbersRange', 'density'],
  when: ({ state }) => fieldOf(state).all.length > 0,
  make: (paper) => {
    const { words, state, options } = paper
    const { first, last } = options
    const chosen = fieldOf(state).all.filter(({ number }) => number >= (first ?? 0) && number <= (last ?? Number.POSITIVE_INFINITY))
    return {
      kind: 'list',
      title: words.documents.cards,
      ...(state.rounds.length === 0 ? {} : { subtitle: words.afterRound(state.rounds.length) }),
      body: (
        <div class="cards">
          {chosen.map((entrant) => (
            <Card entrant={entrant} paper={paper} />
          ))}
        </div>
      ),
    }
  },
}

const Card: FC<{ readonly entrant: Entrant; readonly paper: Paper }> = ({ entrant, paper }) => {
  const { words, state, traits } = paper
  const { tournament } = fieldOf(state)
  const card = playerCard(tournament, entrant.id)
  const rounds = Math.max(state.settings!.numberOfRounds, state.rounds.length)
  return (
    <article class="card keep">
      <header>
        <b class="number">{entrant.number}</b>
        <div>
          <strong>
            <Name of={entrant} />
          </strong>
          <small>
            {[entrant.rating === null ? '' : String(entrant.rating), entrant.federation, entrant.club].filter(Boolean).join(' · ')}
            {entrant.withdrawnFrom === null ? '' : ` · ${words.withdrawn(entrant.withdrawnFrom)}`}
          </small>
        </div>
      </header>
      <table class="rows">
        <thead>
          <tr>
            <th class="n">{words.card.round}</th>
            <th class="wide">{words.opponent}</th>
            {traits.colourless ? null : <th>{words.colour}</th>}
            {traits.drawnFrom === 'tables' ? null : <th>{words.float}</th>}
            <th class="n">{words.result}</th>
            <th class="n">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, at) => (
            <CardLine entrant={entrant} round={at + 1} entry={card?.rounds[at]} paper={paper} />
          ))}
        </tbody>
      </table>
    </article>
  )
}

type LineProps = {
  readonly entrant: Entrant
  readonly round: number
  readonly entry: PlayerCard['rounds'][number] | undefined
  readonly paper: Paper
}

const CardLine: FC<LineProps> = ({ entrant, round, entry, paper }) => {
  const { words, common, state, traits, scoresKnown } = paper
  const field = fieldOf(state)
  // Nobody floats where everybody meets everybody.
  const [colours, floats] = [!traits.colourless, traits.drawnFrom !== 'tables']
  if (entry === undefined || round > state.rounds.length)
    return (
      <tr>
        <td class="n">{round}</td>
        <td class="wide">{'\u00a0'}</td>
        {colours ? <td /> : null}
        {floats ? <td /> : null}
        <td />
        <td />
      </tr>
    )
  const { outcome, float } = entry
  const opponent = opponentOf(outcome)
  const colour = outcome.kind === 'game' || outcome.kind === 'forfeit' ? outcome.colour : null
  const open = outcome.kind === 'game' && outcome.result === 'adjourned'
  const known = scoresKnown(round + 1) && !open
  return (
    <tr>
      <td class="n">{round}</td>
      <td class="wide name">
        {opponent === null ? (
          outcome.kind === 'bye' ? (
            common.byes[outcome.bye]
          ) : (
            common.byes.absent
          )
        ) : (
          <>
            <small class="faint">{field.get(opponent).number}</small>
            {`\u00a0${field.get(opponent).name}`}
          </>
        )}
      </td>
      {colours ? <td>{colour === null ? '' : colour === 'white' ? words.whiteShort : words.blackShort}</td> : null}
      {floats ? <td>{float === null || !scoresKnown(round) ? '' : float === 'down' ? '↓' : '↑'}</td> : null}
      <td class="n">{open ? '' : outcomeSign(outcome, entry.against, { entrant, round }, paper)}</td>
      <td class="n score">{known ? points(field.pointsAfter(entrant, round)) : ''}</td>
    </tr>
  )
}
