import type { Server } from 'node:http'

/** Ends connections that have sent nothing at all for so long, in milliseconds: the server's own limits begin with the first byte of a request. */
export const endSilent = (server: Pick<Server, 'on'>, patience: number): void => {
  server.on('connection', (socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, patience)
    timer.unref()
    socket.once('close', () => clearTimeout(timer))
  })
}
