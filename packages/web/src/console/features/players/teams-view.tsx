import { Suspense, useState } from 'react'
import { useMayAct, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'
import type { Team } from './player.ts'

const TeamDialog = later(() => import('./team-dialog.tsx'))

/** The teams with their boards; a click opens the line-up. */
const TeamsView = () => {
  const { team: words, withdrawn } = useWords('players')
  const { actions } = useWords('shell')
  const { teams, players } = useTournament()
  const may = useMayAct()
  const [edited, setEdited] = useState<Team['id'] | 'new' | null>(null)
  const byId = new Map(players.map((player) => [player.id, player]))
  const averageOf = ({ boards }: Team): number | null => {
    const ratings = boards.flatMap((id) => byId.get(id)?.rating ?? [])
    return ratings.length === 0 ? null : Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length)
  }
  return (
    <section className="teams">
      {may ? (
        <Button look="main" disabled={players.length === 0} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      ) : null}
      {teams.length === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneHint}</p>
        </Empty>
      ) : (
        <ul>
          {teams.map((team) => {
            const average = averageOf(team)
            return (
              <li key={team.id}>
                <div>
                  <h2>{team.name}</h2>
                  <p>
                    {average === null ? '' : words.average(average)} {team.withdrawnFrom === null ? '' : withdrawn(team.withdrawnFrom)}
                  </p>
                  {may ? <Button onClick={() => setEdited(team.id)}>{actions.edit}</Button> : null}
                </div>
                <ol>
                  {team.boards.map((id) => (
                    <li key={id}>
                      <b>{byId.get(id)?.name}</b> <small>{byId.get(id)?.rating}</small>
                    </li>
                  ))}
                </ol>
                {team.alternates.length === 0 ? null : (
                  <p className="soft">
                    {words.alternates}: {team.alternates.map((id) => byId.get(id)?.name).join(', ')}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {edited === null ? null : (
        <Suspense>
          <TeamDialog key={edited} of={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </section>
  )
}

export default TeamsView
