import './article.css'

/** The number of an article of the rulebook, as it is quoted everywhere. */
export const Article = ({ number }: { readonly number: string }) => <span className="article">{number}</span>
