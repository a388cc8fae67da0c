import { connect } from 'node:net'
import type { FromReaders, ToReaders } from './report.ts'

/** A process of readers who ask for pages without a pause, each on a connection of their own; a plain client, so that it takes little of the machine. */
const headEnd = Buffer.from('\r\n\r\n')

process.on('message', async ({ urls, paths, seconds, lines }: ToReaders) => {
  let [answers, wrong, number] = [0, 0, 0]
  const cached: Record<string, number> = {}
  const end = performance.now() + seconds * 1000
  const read = (line: number): Promise<void> =>
    new Promise((resolve) => {
      const { host, hostname, port } = new URL(urls[line % urls.length]!)
      const socket = connect(Number(port), hostname)
      let buffer = Buffer.alloc(0)
      const ask = (): void => {
        const path = paths[number++ % paths.length]!
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\naccept-language: en\r\n\r\n`)
      }
      const take = (): void => {
        const at = buffer.indexOf(headEnd)
        if (at === -1) return
        const head = buffer.subarray(0, at).toString('latin1').toLowerCase()
        const length = /content-length: (\d+)/.exec(head)?.[1]
        // Without a length it comes in pieces, the last of which is empty.
        const chunked = length === undefined && head.includes('transfer-encoding: chunked')
        const whole = chunked ? buffer.indexOf('0\r\n\r\n', at + 4) + 5 : at + 4 + Number(length ?? 0)
        if (buffer.length < whole || (chunked && whole === 4)) return
        answers += 1
        if (!head.startsWith('http/1.1 200')) wrong += 1
        const said = /x-cache: (\w+)/.exec(head)?.[1] ?? 'none'
        cached[said] = (cached[said] ?? 0) + 1
        buffer = buffer.subarray(whole)
        if (performance.now() >= end) socket.destroy()
        // A cache ends a connection after so many answers, and says so: who reads on makes another.
        else if (head.includes('connection: close')) {
          socket.destroy()
          resolve(read(line))
        } else ask()
      }
      socket.on('connect', ask)
      socket.on('data', (chunk) => {
        buffer = Buffer.concat([buffer, chunk])
        take()
      })
      socket.on('error', () => {
        wrong += 1
      })
      socket.on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: lines }, (_, line) => read(line)))
  process.send!({ kind: 'read', answers, wrong, seconds, cached } satisfies FromReaders)
})
process.on('disconnect', () => process.exit())
