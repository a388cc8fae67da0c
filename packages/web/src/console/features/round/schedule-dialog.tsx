import type { PlayerId } from '@zug/engine/model'
import { Fragment } from 'react'
import { useView } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Unread } from '../../ui/unread.tsx'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { showResult } from '../results/result-text.ts'
import { nameIn, whoPlays } from './who-plays.ts'
import './schedule-dialog.css'

/** Everybody against everybody, round by round, with the results there are. */
const ScheduleDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const tournament = useTournament()
  const { id } = usePlace()
  const { schedule, table, title } = useWords('round')
  const common = useCommon()
  const { loading, colon } = useWords('shell')
  const results = useWords('results')
  const { data, isError, refetch } = useView(id, 'schedule', {})
  const entrants = whoPlays(tournament)
  const played = (round: number, white: PlayerId, black: PlayerId): string => {
    const boards = tournament.rounds.find((entry) => entry.round === round)?.boards
    const board = boards?.find((each) => each.white === white && each.black === black)
    return board === undefined || board.result === null ? '–' : showResult(board.result, results, tournament, common)
  }
  return (
    <Dialog wide title={schedule.title} onClose={onClose}>
      {data === undefined && isError ? (
        <Unread onRetry={refetch} />
      ) : data === undefined ? (
        <Loading label={loading} />
      ) : (
        <div className="schedule">
          {data.rounds.map(({ round, games, rests }) => (
            <Fragment key={round}>
              {data.cycle < data.rounds.length && (round - 1) % data.cycle === 0 ? (
                <h3 className="schedule-cycle">{table.cycle(Math.ceil(round / data.cycle))}</h3>
              ) : null}
              <section aria-label={title(round)}>
                <h3>{title(round)}</h3>
                <ul>
                  {games.map(({ white, black }) => (
                    <li key={`${white} ${black}`}>
                      <span>
                        {nameIn(entrants, white)} – {nameIn(entrants, black)}
                      </span>
                      <span>{played(round, white, black)}</span>
                    </li>
                  ))}
                  {rests.map((player) => (
                    <li key={player} className="hint">
                      {nameIn(entrants, player)}
                      {colon}
                      {schedule.rests}
                    </li>
                  ))}
                </ul>
              </section>
            </Fragment>
          ))}
        </div>
      )}
    </Dialog>
  )
}

export default ScheduleDialog
