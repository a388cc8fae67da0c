import { useWords } from '../../words/language.tsx'

const PlayersPage = () => {
  const words = useWords('players')
  return <h1>{words.title}</h1>
}

export default PlayersPage
