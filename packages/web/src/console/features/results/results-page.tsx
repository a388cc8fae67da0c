import { useWords } from '../../words/language.tsx'

const ResultsPage = () => {
  const words = useWords('results')
  return <h1>{words.title}</h1>
}

export default ResultsPage
