import { useWords } from '../../words/language.tsx'

const RoundPage = () => {
  const words = useWords('round')
  return <h1>{words.title}</h1>
}

export default RoundPage
