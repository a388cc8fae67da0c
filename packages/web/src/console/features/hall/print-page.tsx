import { useWords } from '../../words/language.tsx'

const PrintPage = () => {
  const words = useWords('hall')
  return <h1>{words.title}</h1>
}

export default PrintPage
