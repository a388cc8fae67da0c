import { Link } from 'wouter'
import { Empty } from '../ui/empty.tsx'
import { useWords } from '../words/language.tsx'
import './page.css'

/** An address that is no page: inside a tournament. */
export const NothingHere = () => {
  const { problems, nav } = useWords('shell')
  return (
    <Empty page title={problems.notFound}>
      <Link href="/">{nav.all}</Link>
    </Empty>
  )
}

/** The same where there is no frame around it. */
export const NotFound = () => (
  <main className="page">
    <span className="brand">
      Zug<i>.</i>
    </span>
    <NothingHere />
  </main>
)
