import '../design/base.css'
import './verify.css'
import { createRunner } from './runner.ts'
import { start } from './start.ts'

/** The page in a static folder, beside the playground: there is no desk to ask. */
start(
  createRunner(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./check/verify.ts')).verify,
  ),
  { home: './', desk: false, file: 'zug-verify.html', beside: './' },
)
