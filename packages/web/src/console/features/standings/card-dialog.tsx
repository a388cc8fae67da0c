import type { Outcome } from '@zug/engine/model'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Unread } from '../../ui/unread.tsx'
import { useGone } from '../../ui/use-gone.ts'
import { useCommon, useNotation } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { useWhy } from '../explain/why-context.tsx'
import { RatingWorking } from '../ratings/rating-working.tsx'
import { isOver, showNumber, showOutcome } from './answers.ts'
import { ColourChart, ScoreChart } from './card-charts.tsx'
import './card-dialog.css'

/** The pairing card: opponent, colour, float, result and running score, with charts and the rating. */
const CardDialog = ({ player, onClose }: { readonly player: number; readonly onClose: () => void }) => {
  const words = useWords('standings')
  const common = useCommon()
  const { byes } = common
  const { loading } = useWords('shell')
  const { id, at } = usePlace()
  const { players, traits, rounds } = useTournament()
  const notation = useNotation()
  const { ask } = useWhy()
  const { data, isError, refetch } = useView(id, 'players/{player}/card', { player, at })
  const { data: rated } = useView(id, 'players/{player}/rating', { player, at }, traits.games === 'results')
  const who = players.find((one) => one.id === player)
  useGone(who === undefined, false, onClose)
  const nameOf = (opponent: number): string => players.find((one) => one.id === opponent)?.name ?? `#${opponent}`
  /** The other side of a game with scores of its own. */
  const againstIn = (round: number, outcome: Outcome): Outcome | undefined => {
    const board = rounds[round - 1]?.boards.find(({ white, black }) => white === player || black === player)
    const theirs = board?.result?.scores?.[board.white === player ? 1 : 0]
    return outcome.kind !== 'game' || theirs === undefined ? undefined : { ...outcome, gameScore: theirs }
  }
  const facts = [who?.pairingNumber, notation.manner.wdl ? '' : who?.title, who?.rating, who?.federation, who?.club].filter(
    (fact) => fact !== null && fact !== undefined && fact !== '',
  )
  return (
    <Dialog wide title={who?.name ?? ''} onClose={onClose}>
      <p className="card-facts">{facts.join(' · ')}</p>
      {data === undefined && isError ? (
        <Unread onRetry={refetch} />
      ) : data === undefined ? (
        <Loading label={loading} />
      ) : (
        <>
          <div className="standings-scroll">
            <table className="card-table">
              <thead>
                <tr>
                  <th scope="col">{words.columns.round}</th>
                  {traits.colourless ? null : <th scope="col">{words.columns.colour}</th>}
                  <th scope="col">{words.columns.opponent}</th>
                  <th scope="col">{words.columns.float}</th>
                  <th scope="col" className="number">
                    {words.columns.result}
                  </th>
                  <th scope="col" className="number">
                    {words.columns.total}
                  </th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {data.rounds.map(({ round, opponent, outcome, float, progressive }) => (
                  <tr key={round}>
                    <td>{round}</td>
                    {traits.colourless ? null : <td>{'colour' in outcome && outcome.colour !== null ? common[outcome.colour] : ''}</td>}
                    <td>{opponent === null ? (outcome.kind === 'bye' ? byes[outcome.bye] : '') : nameOf(opponent)}</td>
                    <td>{float === null ? '' : <span title={words.floats[float]}>{float === 'down' ? '↓' : '↑'}</span>}</td>
                    <td className="number">
                      <b>{showOutcome(outcome, againstIn(round, outcome), notation)}</b>
                    </td>
                    <td className="number">{isOver(outcome) ? showNumber(progressive) : ''}</td>
                    <td>
                      {traits.teams ? null : (
                        <Button
                          onClick={() => {
                            onClose()
                            ask({ kind: 'why', round, player, opponent, board: null })
                          }}
                        >
                          {words.why}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="hint">{common.signs}</p>
          <div className="card-charts">
            <ScoreChart card={data} />
            {traits.colourless ? null : <ColourChart card={data} />}
          </div>
          {rated?.rating == null ? null : <RatingWorking rating={rated.rating} />}
        </>
      )}
    </Dialog>
  )
}

export default CardDialog
