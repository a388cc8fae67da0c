import { useWords } from '../../words/language.tsx'

const StandingsPage = () => {
  const words = useWords('standings')
  return <h1>{words.title}</h1>
}

export default StandingsPage
