import { useQuery } from '@tanstack/react-query'
import { useTournament } from '../../../api/tournament.tsx'
import { Article } from '../../../ui/article.tsx'
import { useLanguage } from '../../../words/language.tsx'
import { rulebooksQuery } from '../../tournaments/rulebooks.ts'

/** Articles that are broken, in English with what each is about: the rulebooks are written in it. */
export const Articles = ({ of }: { readonly of: readonly string[] }) => {
  const { settings } = useTournament()
  const { language } = useLanguage()
  const { data } = useQuery({ ...rulebooksQuery, enabled: language === 'en' })
  const titles = new Map(
    data?.rulebooks.find(({ id }) => id === settings.rules.rulebook)?.articles.map(({ number, title }) => [number, title] as const),
  )
  return (
    <span className="hand-articles">
      {of.map((article) => (
        <span key={article}>
          <Article number={article} /> {language === 'en' ? (titles.get(article) ?? '') : ''}
        </span>
      ))}
    </span>
  )
}
