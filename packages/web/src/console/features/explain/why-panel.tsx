import { useWords } from '../../words/language.tsx'

const WhyPanel = () => {
  const words = useWords('explain')
  return <aside className="why-panel">{words.title}</aside>
}

export default WhyPanel
