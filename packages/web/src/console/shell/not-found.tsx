import { Link } from 'wouter'
import { Empty } from '../ui/empty.tsx'
import { useWords } from '../words/language.tsx'
import './page.css'

export const NotFound = () => {
  const { problems, nav } = useWords('shell')
  return (
    <main className="page">
      <Empty title={problems.notFound}>
        <Link href="/">{nav.all}</Link>
      </Empty>
    </main>
  )
}
