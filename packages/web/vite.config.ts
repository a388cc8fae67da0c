import { build, defineConfig, type Plugin } from 'vite'
import { ownPackages } from './own-packages.ts'

/** The verify page once more, as one file that works from a disk. */
const verifyFile = (): Plugin => ({
  name: 'zug-verify-file-after',
  apply: 'build',
  closeBundle: async () => {
    await build({ configFile: `${import.meta.dirname}/vite.verify.config.ts`, logLevel: 'warn' })
  },
})

/**
 * One build, several entries: the console (index.html), the small scripts and styles of the public pages, and the verify page. The server finds them by
 * the manifest.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [verifyFile()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    conditions: ['zug:source', 'module', 'browser', 'development|production'],
    // Components are written as for React and run on Preact, which does the same in a seventh of the script.
    alias: { 'react-dom': 'preact/compat', react: 'preact/compat', ...ownPackages },
  },
  build: {
    // The verify page has the whole engine in one file, and in one for its worker.
    chunkSizeWarningLimit: 700,
    manifest: true,
    target: 'es2023',
    // Pages are read on old telephones too: without their script they work there, without their style they would not.
    cssTarget: ['chrome88', 'firefox78', 'safari14'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Libraries mark what is for browsers only; here everything is.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      input: {
        console: 'index.html',
        verify: 'verify.html',
        public: 'src/public/public.ts',
        phone: 'src/phone/phone.ts',
        'offline-worker': 'src/offline/worker.ts',
        'phone-worker': 'src/phone/worker.ts',
        projector: 'src/projector/projector.ts',
        paper: 'src/paper/paper.ts',
      },
      // What all pages that listen have is one file: three small ones take more when they are compressed.
      output: { codeSplitting: { groups: [{ name: 'live', test: /src\/live\/(?!worker)/ }] } },
    },
  },
})
