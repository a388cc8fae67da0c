import { knownZone } from '@zug/messages/zones'

/** Every page that may be kept has this in it, unseen: the sentence that it is old, and a place for when it was new. */
const place = /<p class="kept" hidden(?:="")?(?: data-zone="([^"]*)")?>([^<]*)<time><\/time><\/p>/

export const canBeMarked = (html: string): boolean => place.test(html)

/** The device's own way of writing dates where it speaks the language of the page. */
const localeOf = (language: string, spoken: readonly string[]): string =>
  spoken.find((locale) => locale.startsWith(`${language}-`)) ?? (language === 'en' ? 'en-GB' : language)

/** The page says that it is not of now, and of when it is: readable without any script. */
export const marked = (html: string, at: string, spoken: readonly string[] = navigator.languages): string => {
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en'
  const when = new Date(at).toLocaleString(localeOf(language, spoken), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...knownZone(place.exec(html)?.[1]),
  })
  return html
    .replace(
      place,
      (_, _zone: string | undefined, words: string) => `<p class="kept" role="status">${words}<time datetime="${at}">${when}</time></p>`,
    )
    .replace('<body', `<body data-kept="${at}"`)
}
