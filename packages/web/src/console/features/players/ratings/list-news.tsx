import { useQuery } from '@tanstack/react-query'
import { getBelow } from '../../../api/client.ts'
import { listsQuery } from '../../../api/lists.ts'
import { usePlace, useTournament } from '../../../api/tournament.tsx'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../../words/language.tsx'
import './refresh-dialog.css'

/** How often the page looks whether a list is new. */
const minute = 60_000

/** Compares the players with every new list by itself, and says so where they differ; nothing is changed before the dialog is answered. */
const ListNews = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { refresh: words } = useWords('players')
  const { list } = useWords('common')
  const { id } = usePlace()
  const { sequence } = useTournament()
  const lists = useQuery({ ...listsQuery, refetchInterval: minute }).data?.lists ?? []
  const newest = lists.map(({ name, importedAt }) => `${name} ${importedAt}`).join()
  const { data } = useQuery({
    queryKey: ['refresh', id, sequence, newest],
    queryFn: () => getBelow(id, 'refresh', {}),
    enabled: lists.length > 0,
    staleTime: minute,
  })
  const differing = (data?.players ?? []).filter(({ differences }) => differences.length > 0).length
  const stale = (data?.lists ?? []).filter(({ days }) => days >= 1)
  if (differing === 0 && stale.length === 0) return null
  return (
    <div className="list-news" role="status">
      {differing === 0 ? null : (
        <p>
          {words.news(differing, list(data!.lists.map(({ name, month }) => `${name} ${month}`.trim())))}{' '}
          <Button look="plain" onClick={onOpen}>
            {words.look}
          </Button>
        </p>
      )}
      {stale.map(({ name, days }) => (
        <p key={name} className="hint">
          {words.stale(name, days)}
        </p>
      ))}
    </div>
  )
}

export default ListNews
