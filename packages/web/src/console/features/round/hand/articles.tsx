import { useTournament } from '../../../api/tournament.tsx'
import { Article } from '../../../ui/article.tsx'
import { useArticleTitle } from '../../../words/article-title.ts'

/** Articles with what each is about, in the language of the page. */
export const Articles = ({ of }: { readonly of: readonly string[] }) => {
  const { settings } = useTournament()
  const titleOf = useArticleTitle(settings.rules.rulebook)
  return (
    <span className="hand-articles">
      {of.map((article, at) => (
        <span key={article}>
          <Article number={article} /> {titleOf(article)}
          {at < of.length - 1 ? '; ' : ''}
        </span>
      ))}
    </span>
  )
}
