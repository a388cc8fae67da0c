import { useQuery } from '@tanstack/react-query'
import { rulebooksQuery } from '../features/tournaments/rulebooks.ts'
import { useLanguage } from './language.tsx'

/** What an article of the rulebook is about, in the language of the page; nothing until that is known. Titles come when the first one is shown. */
export const useArticleTitle = (rulebook: string): ((article: string) => string) => {
  const { language } = useLanguage()
  const { data: english } = useQuery({ ...rulebooksQuery, enabled: language === 'en' })
  const { data: translated } = useQuery({
    queryKey: ['article-titles'],
    queryFn: () => import('@zug/messages/articles/index'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: language !== 'en',
  })
  const titles = new Map(
    english?.rulebooks.find(({ id }) => id === rulebook)?.articles.map(({ number, title }) => [number, title] as const),
  )
  // The rules that every Swiss shares are quoted with the document they stand in.
  return (article) => titles.get(article) ?? translated?.articleTitle(language, rulebook, article) ?? ''
}
