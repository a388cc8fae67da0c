import { verify } from './check/verify.ts'
import type { Request } from './protocol.ts'

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void verify(
    data,
    (message) => postMessage(message),
    async () => {},
  )
})
