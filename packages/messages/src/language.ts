/** The languages that are complete. English is the one the others are typed by. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' }

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language)

/** The best language for an Accept-Language header (or a browser's list joined by commas); what was chosen before comes first. */
export const chooseLanguage = (accepted: string | null | undefined, chosen?: string | null): Language => {
  if (isLanguage(chosen)) return chosen
  const wishes = (accepted ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find((found) => found !== undefined)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .sort((a, b) => b.quality - a.quality)
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en'
}
