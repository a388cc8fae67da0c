/** Pages of a tournament that other sites may show in a frame, where the operator names those sites. */
const inFrames = /^\/t\/[a-z0-9][a-z0-9-]{0,59}(\/(event|round\/\d+|standings|crosstable|prizes|players|player\/\d+|why))?$/

/** `?embed=1`: without what leads elsewhere. */
export const isEmbedded = (path: string, asked: string | null | undefined): boolean => asked === '1' && inFrames.test(path)

const links = /<a ([^>]*?)href="([^"]*)"/g
const forms = /<form ([^>]*method="get"[^>]*)>/g

/** A page as it stands in a frame: its own links stay in it, every other one opens a window. */
export const embedded = (html: string): string =>
  html
    .replace(links, (link, before: string, href: string) => {
      if (href.startsWith('#')) return link
      const [address = '', fragment] = href.split('#')
      const [path = '', query = ''] = address.split('?')
      if (!inFrames.test(path)) return `<a target="_blank" rel="noopener" ${before}href="${href}"`
      if (/(^|&amp;|&)embed=1(&|$)/.test(query)) return link
      return `<a ${before}href="${path}?${query === '' ? '' : `${query}&amp;`}embed=1${fragment === undefined ? '' : `#${fragment}`}"`
    })
    .replace(forms, (_, attributes: string) => `<form ${attributes}><input type="hidden" name="embed" value="1"/>`)
