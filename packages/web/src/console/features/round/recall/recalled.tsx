import { boardNumbers, changedPlaces, type Place } from '@zug/engine/desk'
import { usePlace, useTournament } from '../../../api/tournament.tsx'
import type { Tournament } from '../../../api/types.ts'
import { useDates } from '../../../words/dates.ts'
import { useCommon } from '../../../words/event.ts'
import { useWords } from '../../../words/language.tsx'
import { showResult } from '../../results/result-text.ts'
import type { RoundAtHand } from '../round-at-hand.ts'
import { nameIn, whoPlays } from '../who-plays.ts'
import './recall.css'

type Recalled = NonNullable<Tournament['recalled']>[number]

/** Over a round that was taken back: why; and once it is paired again, for whom something changes. */
export const RecalledLine = ({ round }: { readonly round: RoundAtHand }) => {
  const { recalled = [] } = useTournament()
  const { id } = usePlace()
  const { recall } = useWords('round')
  const dates = useDates()
  const last = recalled.findLast((one) => one.round === round.round)
  if (last === undefined) return null
  const paired = round.phase !== 'next' && round.phase !== 'later' && last.boards.length > 0
  return (
    <div className="round-note recalled" role="status">
      <p>
        {recall.banner(last.round, dates.moment(last.at), last.name, last.reason)}{' '}
        <a href={`/verify#/t/${id}/round/${last.round}/${last.receipt.short}`}>{recall.receipt(last.receipt.short)}</a>
      </p>
      {paired ? <Changes last={last} round={round} time={dates.moment(last.publishedAt)} /> : <p>{recall.told}</p>}
    </div>
  )
}

const Changes = ({ last, round, time }: { readonly last: Recalled; readonly round: RoundAtHand; readonly time: string }) => {
  const tournament = useTournament()
  const { recall } = useWords('round')
  const common = useCommon()
  const results = useWords('results')
  const entrants = whoPlays(tournament)
  const { firstBoard } = tournament.settings
  const [before, after] = [boardNumbers(last, firstBoard), boardNumbers(round, firstBoard)]
  const unpaired = [...(round.bye === null ? [] : [{ player: round.bye, bye: 'pairing-allocated' as const }]), ...round.unpaired]
  const changes = changedPlaces(last, { boards: round.boards, unpaired }, (was, is) => before[was] === after[is])
  const others = changes.filter(({ moved }) => !moved)
  const text = (place: Place, numbers: readonly number[]): string => {
    if (place.kind === 'nowhere') return recall.nowhere
    if (place.kind === 'unpaired') return common.byes[place.bye]
    return recall.place(numbers[place.at]!, common[place.colour], nameIn(entrants, place.opponent))
  }
  /** A game that was played already: it may be entered again where the same two meet. */
  const played = (place: Place): string => {
    const result = place.kind === 'board' ? (last.boards[place.at]?.result ?? null) : null
    return result === null ? '' : ` (${recall.played(showResult(result, results, tournament, common))})`
  }
  return (
    <>
      <p>
        {recall.compared(time)}{' '}
        {changes.length === 0
          ? recall.same
          : [
              others.length === 0 ? '' : recall.others(others.length),
              others.length === changes.length ? '' : recall.moved(changes.length - others.length),
            ]
              .filter((part) => part !== '')
              .join(' ')}
      </p>
      {changes.length === 0 ? null : (
        <details>
          <summary>{recall.changes}</summary>
          <table className="recall-changes">
            <thead>
              <tr>
                <th scope="col">{recall.player}</th>
                <th scope="col">{recall.was}</th>
                <th scope="col">{recall.is}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ player, was, is }) => (
                <tr key={player}>
                  <th scope="row">{nameIn(entrants, player)}</th>
                  <td>
                    <s>{text(was, before)}</s>
                    {played(was)}
                  </td>
                  <td>{text(is, after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  )
}
