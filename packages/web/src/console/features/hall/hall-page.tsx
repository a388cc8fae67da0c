import { useWords } from '../../words/language.tsx'

const HallPage = () => {
  const words = useWords('hall')
  return <h1>{words.title}</h1>
}

export default HallPage
