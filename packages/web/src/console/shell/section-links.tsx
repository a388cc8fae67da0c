import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { getBelow } from '../api/client.ts'
import { sectionsKey } from '../api/queries.ts'
import { usePlace, useTournament } from '../api/tournament.tsx'
import { useKeys } from '../ui/keys.ts'
import { useWords } from '../words/language.tsx'

/** Pages where one goes on in another section; from all others the way leads to its round. */
const same = new Set(['players', 'round', 'results', 'standings', 'print', 'hall', 'history', 'settings', 'people'])

/** The sections of the event, each a click or a key away, on the page that is open. */
export const SectionLinks = () => {
  const { id } = usePlace()
  const { settings } = useTournament()
  const { sections: words } = useWords('shell')
  const [location, navigate] = useLocation()
  // Who belongs together changes rarely: it is asked now and then, and not after every result.
  const { data } = useQuery({
    queryKey: [...sectionsKey, id],
    queryFn: () => getBelow(id, 'sections', {}),
    staleTime: 10_000,
    refetchInterval: 60_000,
  })
  const list = (data?.sections ?? []).filter((section) => section.role !== null)
  const page = location.split('/')[3] ?? ''
  const hrefOf = (section: string): string => `/desk/${section}/${same.has(page) ? page : 'round'}`
  const here = list.findIndex((section) => section.id === id)
  const step = (by: number) => list[(here + by + list.length) % list.length]
  const [next, before] = [step(1), step(-1)]
  useKeys(
    list.length < 2 || next === undefined || before === undefined
      ? {}
      : {
          KeyX: { label: words.next, run: () => navigate(hrefOf(next.id)) },
          'Shift+KeyX': { label: words.before, run: () => navigate(hrefOf(before.id)) },
        },
  )
  if (list.length < 2) return <> · {settings.section?.name}</>
  return (
    <nav className="section-links" aria-label={words.label}>
      {list.map((section) => (
        <Link key={section.id} href={hrefOf(section.id)} aria-current={section.id === id ? 'true' : undefined}>
          {section.section?.name || section.name}
        </Link>
      ))}
    </nav>
  )
}
