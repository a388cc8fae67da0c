import { useWords } from '../../words/language.tsx'

const PeoplePage = () => {
  const words = useWords('people')
  return <h1>{words.title}</h1>
}

export default PeoplePage
