import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ProblemError, send } from '../../api/client.ts'
import { queryClient, tournamentsQuery } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import { deletedQuery } from './queries.ts'
import './copies.css'

/** Tournaments that the reader may bring back; nothing where there are none. */
const DeletedList = () => {
  const { deleted: words, contents } = useWords('copies')
  const { data } = useQuery(deletedQuery)
  const dates = useDates()
  const { tell } = useToasts()
  const [, navigate] = useLocation()
  const problemText = useProblemText()
  const [busy, setBusy] = useState<string | null>(null)
  const bring = async (id: string, name: string): Promise<void> => {
    setBusy(id)
    try {
      await send('POST', '/deleted/{id}/restoration', { id })
      await queryClient.invalidateQueries(tournamentsQuery)
      tell({ kind: 'done', text: words.back(name) })
      navigate(`/desk/${id}`)
    } catch (error) {
      tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) })
    }
    setBusy(null)
    await queryClient.invalidateQueries(deletedQuery)
  }
  if (data === undefined || data.tournaments.length === 0) return null
  return (
    <section className="copies-deleted">
      <h2>{words.title}</h2>
      <p className="hint">{words.hint}</p>
      <ul>
        {data.tournaments.map((one) => {
          const name = [one.name, one.section].filter(Boolean).join(' · ')
          return (
            <li key={one.id}>
              <span>
                <b>{name}</b> <small>{contents(one)}</small>
                <small>{words.line(one.by, dates.day(one.at), dates.day(one.until))}</small>
              </span>
              <span>
                <a href={`/api/deleted/${one.id}/backup`} download aria-label={words.backupOf(name)}>
                  {words.backup}
                </a>
                <Button look="plain" busy={busy === one.id} aria-label={words.bringOne(name)} onClick={() => bring(one.id, name)}>
                  {words.bring}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export default DeletedList
