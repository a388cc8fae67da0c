import '../design/base.css'
import '../verify/verify.css'
import './playground.css'
import { createAsk } from './ask.ts'
import { start } from './start.ts'

start(createAsk(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })))
