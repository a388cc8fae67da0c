import { useWords } from '../../words/language.tsx'

const HistoryPage = () => {
  const words = useWords('history')
  return <h1>{words.title}</h1>
}

export default HistoryPage
