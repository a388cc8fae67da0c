import { useWords } from '../../words/language.tsx'

const SettingsPage = () => {
  const words = useWords('settings')
  return <h1>{words.title}</h1>
}

export default SettingsPage
