import type { Language } from '../language.ts'
import { de } from './de/index.ts'
import { fr } from './fr/index.ts'
import type { ArticleTitles } from './titles.ts'

/** English is missing: the engine registers its articles with English titles. */
export const articleTitles: Readonly<Record<Exclude<Language, 'en'>, ArticleTitles>> = { de, fr }

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(of, key) ? of[key] : undefined)

/** What an article is about; null in English and for an article that is not known: the engine's own title is then the one to show. */
export const articleTitle = (language: Language, rulebook: string, number: string): string | null => {
  if (language === 'en') return null
  return own(own(articleTitles[language], rulebook) ?? {}, number) ?? null
}
