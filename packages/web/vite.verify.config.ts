import { defineConfig, type Plugin } from 'vite'
import { ownPackages } from './own-packages.ts'

/** Only these alphabets travel with the file. */
const alphabets = /unicode-range:\s*u\+(\?\?|0000-00ff|0?100-)/i

const styleOf = (css: string): string =>
  css.replace(/@font-face\s*\{[^}]*\}/g, (face) => (alphabets.test(face) ? face : '')).replaceAll('</', '<\\/')

/** Script, styles and fonts in one page that works from a disk, without a network and without a server. */
const intoOneFile = (): Plugin => ({
  name: 'zug-verify-file',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const parts = Object.values(bundle)
      const script = parts.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n')
      const styles = parts
        .flatMap((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : []))
        .join('\n')
      for (const name of Object.keys(bundle)) delete bundle[name]
      this.emitFile({
        type: 'asset',
        fileName: 'zug-verify.html',
        source: page(styleOf(styles), script.replaceAll('</script', '<\\/script')),
      })
    },
  },
})

const page = (style: string, script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Verify · Zug</title>
    <style>${style}</style>
  </head>
  <body>
    <div id="verify"></div>
    <script id="zug-verify">${script}</script>
  </body>
</html>
`

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [intoOneFile()],
  resolve: { conditions: ['zug:source', 'module', 'browser', 'development|production'], alias: ownPackages },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/verify/single.ts', output: { format: 'iife', codeSplitting: false } },
  },
})
