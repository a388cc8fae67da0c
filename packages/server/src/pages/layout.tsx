import type { Language } from '@zug/messages/language'
import { raw } from 'hono/html'
import type { Child, FC } from 'hono/jsx'
import { assetsOf, type PageBundle } from './assets.ts'

export type PageProps = {
  readonly bundle: PageBundle
  readonly language: Language
  readonly title: string
  /** For link previews. */
  readonly description?: string
  readonly address?: string
  /** Values that the page's script reads from `document.body.dataset`. */
  readonly data?: Readonly<Record<string, string>>
  readonly bodyClass?: string
  readonly noIndex?: boolean
  /** Where it says how to be installed, if it can be. */
  readonly manifest?: string
  readonly children?: Child
}

/** Messengers want the whole address of a picture, and its size before they fetch it. */
const Preview: FC<{ readonly address: string }> = ({ address }) => (
  <>
    <meta property="og:url" content={address} />
    <meta property="og:image" content={new URL('/preview.png', address).href} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
)

/** The frame of every page made on the server: readable before any script runs. */
export const Page: FC<PageProps> = ({
  bundle,
  language,
  title,
  description,
  address,
  data = {},
  bodyClass,
  noIndex,
  manifest,
  children,
}) => {
  const { script, styles } = assetsOf(bundle)
  const attributes = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]))
  return (
    <>
      {raw('<!doctype html>')}
      <html lang={language}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>{title}</title>
          {description === undefined ? null : <meta name="description" content={description} />}
          {noIndex === true ? <meta name="robots" content="noindex" /> : null}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Zug" />
          <meta property="og:title" content={title} />
          {description === undefined ? null : <meta property="og:description" content={description} />}
          {address === undefined ? null : <Preview address={address} />}
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/touch-icon.png" />
          {manifest === undefined ? null : <link rel="manifest" href={manifest} crossorigin="use-credentials" />}
          {styles.map((href) => (
            <link rel="stylesheet" href={href} />
          ))}
          {script === '' ? null : <script type="module" src={script}></script>}
        </head>
        <body class={bodyClass} {...attributes}>
          {children}
        </body>
      </html>
    </>
  )
}
