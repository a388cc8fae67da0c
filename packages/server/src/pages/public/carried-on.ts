import { isLanguage } from '@zug/messages/language'
import { isEmbedded, staysInFrame } from './embed.ts'

const links = /<a ([^>]*?)href="([^"]*)"/g
const forms = /<form ([^>]*method="get"[^>]*)>/g

/** Of what a page was asked with, what its links go on with: a language that was chosen, whose device it is, and that it stands in a frame. */
const goesOn = (url: URL): readonly (readonly [string, string])[] => {
  const { pathname, searchParams } = url
  const [lang, me, embed] = ['lang', 'me', 'embed'].map((name) => searchParams.get(name))
  return [
    ...(isLanguage(lang) ? [['lang', lang] as const] : []),
    ...(/^\d{1,9}$/.test(me ?? '') ? [['me', me!] as const] : []),
    ...(isEmbedded(pathname, embed) ? [['embed', '1'] as const] : []),
  ]
}

/** A page whose links and forms go on as it was asked for. In a frame its own links stay there, and every other one opens a window. */
export const carriedOn = (html: string, url: URL): string => {
  const names = goesOn(url)
  if (names.length === 0) return html
  const embedded = names.some(([name]) => name === 'embed')
  const tournament = /^\/t\/[^/]+/.exec(url.pathname)?.[0]
  return html
    .replace(links, (link, before: string, href: string) => {
      if (href.startsWith('#')) return link
      const [address = '', fragment] = href.split('#')
      const [path = '', query = ''] = address.split('?')
      const stays = staysInFrame(path)
      if (embedded && !stays) return `<a target="_blank" rel="noopener" ${before}href="${href}"`
      if (!stays && path !== '/t') return link
      const has = (name: string): boolean => new RegExp(`(^|&amp;|&)${name}=`).test(query)
      // Who somebody is, they are in one tournament.
      const own = tournament !== undefined && (path === tournament || path.startsWith(`${tournament}/`))
      const more = names.filter(([name]) => !has(name) && (name !== 'me' || own)).map(([name, value]) => `${name}=${value}`)
      const asked = [...(query === '' ? [] : [query]), ...more].join('&amp;')
      return `<a ${before}href="${path}${asked === '' ? '' : `?${asked}`}${fragment === undefined ? '' : `#${fragment}`}"`
    })
    .replace(
      forms,
      (_, attributes: string) =>
        `<form ${attributes}>${names.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`).join('')}`,
    )
}
