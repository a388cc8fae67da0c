/** The headers of server-sent events: nobody on the way keeps them or waits for more. */
const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } as const

type Source = {
  readonly start: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>
  readonly cancel?: () => void
}

/** Messages to a reader who stays; at most `mostWaiting` wait for a slow one. */
export const eventStream = (source: Source, mostWaiting: number): Response =>
  new Response(unchained(new ReadableStream<Uint8Array>(source, { highWaterMark: mostWaiting })), { headers })

/**
 * The adapter to Node returns, from what follows a reading, what follows the next one: each message of a stream would be remembered until the stream
 * ends. What follows a reading of ours gives nothing back, so that nothing has to wait for it.
 */
const unchained = (stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const open = stream.getReader.bind(stream) as () => ReadableStreamDefaultReader<Uint8Array>
  const getReader = (): ReadableStreamDefaultReader<Uint8Array> => {
    const reader = open()
    const read = reader.read.bind(reader)
    reader.read = () => {
      const reading = read()
      return Object.defineProperty(reading, 'then', {
        value: (...follow: Parameters<typeof reading.then>) => void Promise.prototype.then.apply(reading, follow as []),
      })
    }
    return reader
  }
  return Object.defineProperty(stream, 'getReader', { value: getReader })
}
