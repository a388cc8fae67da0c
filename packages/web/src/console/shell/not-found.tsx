import { Link } from 'wouter'
import { Empty } from '../ui/empty.tsx'
import { useWords } from '../words/language.tsx'
import './page.css'

/** An address that is no page: inside a tournament. `said`: why, where the desk says more. */
export const NothingHere = ({ said }: { readonly said?: string }) => {
  const { problems, nav } = useWords('shell')
  return (
    <Empty page title={said ?? problems.notFound}>
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
