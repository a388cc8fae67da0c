import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { tournamentsQuery } from '../../api/queries.ts'
import { useWords } from '../../words/language.tsx'
import '../../shell/page.css'

const TournamentsPage = () => {
  const words = useWords('tournaments')
  const { data } = useSuspenseQuery(tournamentsQuery)
  return (
    <main className="page">
      <span className="brand">
        Zug<i>.</i>
      </span>
      <h1>{words.title}</h1>
      <ul>
        {data.tournaments.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/desk/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}

export default TournamentsPage
