import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A stretch of network between two processes, which can be cut: `refused` as where a cable is out, `silent` as where packets vanish. */
export type Wire = {
  readonly port: number
  readonly cut: (how: 'silent' | 'refused') => void
  /** What was open before is gone; new connections come through. */
  readonly mend: () => void
  readonly close: () => void
}

/** It leads to a port of this machine. */
export const layWire = async (to: number): Promise<Wire> => {
  const open = new Set<Socket>()
  let state: 'open' | 'silent' | 'refused' = 'open'
  const end = (): void => {
    for (const socket of open) socket.destroy()
    open.clear()
  }
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {})
    near.on('close', () => open.delete(near))
    if (state === 'refused') near.destroy()
    if (state !== 'open') return
    const far = connect(to, '127.0.0.1')
    open.add(far)
    far.on('error', () => near.destroy())
    far.on('close', () => {
      open.delete(far)
      near.destroy()
    })
    near.on('close', () => far.destroy())
    near.on('data', (chunk) => void (state === 'open' && far.write(chunk)))
    far.on('data', (chunk) => void (state === 'open' && near.write(chunk)))
    near.on('end', () => state === 'open' && far.end())
    far.on('end', () => state === 'open' && near.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut: (how) => {
      state = how
      if (how === 'refused') end()
    },
    mend: () => {
      end()
      state = 'open'
    },
    close: () => {
      server.close()
      end()
    },
  }
}

/** The same address by another port. */
export const through = (address: string, { port }: Pick<Wire, 'port'>): string => {
  const url = new URL(address)
  url.port = String(port)
  return url.href.replace(/\/$/, address.endsWith('/') ? '/' : '')
}
