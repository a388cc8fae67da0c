import { useWords } from '../../words/language.tsx'

const WizardPage = () => {
  const words = useWords('tournaments')
  return <h1>{words.title}</h1>
}

export default WizardPage
