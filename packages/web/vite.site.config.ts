import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { ownPackages } from './own-packages.ts'

const beside = (path: string): string => `${import.meta.dirname}/${path}`

/** What is there as it is: the picture, the verify page as one file (of the build before), and a tournament to try. */
const given: Readonly<Record<string, string>> = {
  'icon.svg': 'public/icon.svg',
  'zug-verify.html': 'dist/zug-verify.html',
  'example.trf': '../cli/demo/worked-example.trf',
}

const copied = (): Plugin => ({
  name: 'zug-site-files',
  generateBundle() {
    for (const [fileName, path] of Object.entries(given)) this.emitFile({ type: 'asset', fileName, source: readFileSync(beside(path)) })
  },
})

/** `npm run site`: playground and verify page as a folder of files that any web space can serve, under whatever path. */
export default defineConfig({
  root: beside('site'),
  base: './',
  publicDir: false,
  plugins: [copied()],
  worker: { format: 'es' },
  resolve: { conditions: ['zug:source', 'module', 'browser', 'development|production'], alias: ownPackages },
  build: {
    outDir: beside('../../dist/site'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome88', 'firefox78', 'safari14'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: beside('site/index.html'), verify: beside('site/verify.html') } },
  },
})
