import '../design/base.css'
import './verify.css'
import { createRunner } from './runner.ts'
import { start } from './start.ts'

start(
  createRunner(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./check/verify.ts')).verify,
  ),
  { home: '/t', desk: true, file: '/zug-verify.html' },
)
