import { useQuery } from '@tanstack/react-query'
import { get } from '../../../api/client.ts'
import { useTournament } from '../../../api/tournament.tsx'
import { Article } from '../../../ui/article.tsx'
import { useLanguage } from '../../../words/language.tsx'

type Books = {
  readonly rulebooks: readonly {
    readonly id: string
    readonly articles: readonly { readonly number: string; readonly title: string }[]
  }[]
}

/** Articles that are broken, in English with what each is about: the rulebooks are written in it. */
export const Articles = ({ of }: { readonly of: readonly string[] }) => {
  const { settings } = useTournament()
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['rulebooks'],
    queryFn: () => get<Books>('/rulebooks'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: language === 'en',
  })
  const titles = new Map(
    data?.rulebooks.find(({ id }) => id === settings.rulebook)?.articles.map(({ number, title }) => [number, title] as const),
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
