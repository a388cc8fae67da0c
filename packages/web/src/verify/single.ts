import '../design/base.css'
import './verify.css'
import { verify } from './check/verify.ts'
import type { Request } from './protocol.ts'
import { createRunner } from './runner.ts'
import { start } from './start.ts'

/** The whole page in one file, this script included: opened from a disk, its thread is made from its own text. */
const ownText = (): string => document.getElementById('zug-verify')!.textContent ?? ''

if (typeof document === 'undefined')
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    void verify(
      data,
      (message) => postMessage(message),
      async () => {},
    )
  })
else
  start(
    createRunner(
      () => new Worker(URL.createObjectURL(new Blob([ownText()], { type: 'text/javascript' }))),
      async () => verify,
    ),
    { home: '#', desk: false, file: null },
  )
