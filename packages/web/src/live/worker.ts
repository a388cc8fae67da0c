import { createFeeds, type ToFeeds } from './feeds.ts'

/** One for all pages of a browser; it ends with the last of them. */
const worker = self as unknown as { onconnect: (event: MessageEvent) => void }

const feeds = createFeeds((address) => new EventSource(address))

worker.onconnect = ({ ports }) => {
  const port = ports[0]!
  port.onmessage = ({ data }: MessageEvent<ToFeeds>) => feeds.take(port, data)
}

setInterval(feeds.sweep, 60_000)
