import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { codeOf } from '../desk/server.ts'
import { type Finding, note, well, wrong } from './finding.ts'

type Seen = {
  readonly origin: string
  readonly address: string
  readonly trustProxy: boolean
  readonly forwarded: boolean
  readonly at: string
}

/** Does the port belong to nobody? Else the code of the refusal. */
const listening = (host: string, port: number): Promise<unknown> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })

const ask = async (url: string): Promise<Response | null> => {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
  } catch {
    return null
  }
}

const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

export const examinePort = async (host: string, port: number): Promise<Finding> => {
  const about = 'port'
  const refused = await listening(host, port)
  if (refused === null) return well(about, `${port} of ${host} is free`)
  if (refused === 'EACCES')
    return wrong(
      about,
      `${port} of ${host} may not be used by this account`,
      'Take a port from 1024, behind a proxy, or give the service CAP_NET_BIND_SERVICE.',
    )
  if (refused !== 'EADDRINUSE')
    return wrong(about, `${host} is no address of this machine`, 'Say another --host: 127.0.0.1, or 0.0.0.0 for the hall.')
  const answer = await ask(`http://${reachable(host)}:${port}/healthz`)
  if (answer?.ok === true) return well(about, `a desk is running at ${port} of ${host}, and can write`)
  if (answer?.status === 503)
    return wrong(about, `a desk is running at ${port} of ${host}, but cannot write`, 'The log says why: disk, rights, or PostgreSQL.')
  return wrong(about, `${port} of ${host} is taken by another program`, 'Say another with --port, or stop it; ss -ltnp shows which it is.')
}

/** A firewall can only be looked at from outside; here one sees whether there is one. */
export const examineFirewall = (host: string, port: number): Finding => {
  const about = 'firewall'
  if (/^(localhost|127\.|::1)/.test(host)) return well(about, 'none stands in the way: the desk is for this machine only')
  const test = `Try from a telephone in the hall: http://ADDRESS:${port}/t`
  if (process.platform === 'win32')
    return note(about, 'Windows asks once whether node.exe may be reached', `Allow private networks. ${test}`)
  if (process.platform === 'darwin') return note(about, 'macOS may ask whether node may be reached', `Allow it. ${test}`)
  const ufw = '/etc/ufw/ufw.conf'
  if (existsSync(ufw) && /^ENABLED=yes/m.test(readFileSync(ufw, 'utf8'))) return note(about, 'ufw is on', `ufw allow ${port}/tcp. ${test}`)
  if (existsSync('/run/firewalld'))
    return note(about, 'firewalld is on', `firewall-cmd --add-port=${port}/tcp --permanent && firewall-cmd --reload. ${test}`)
  return well(about, 'neither ufw nor firewalld is on here; a router may have its own')
}

/** How the desk sees somebody who comes by its public address. */
export const examineProxy = async (url: string): Promise<readonly Finding[]> => {
  const about = 'proxy'
  const origin = new URL(url).origin
  const answer = await ask(`${origin}/seen`)
  if (answer === null)
    return [
      wrong(about, `${origin} does not answer`, 'Does the name lead here, is the certificate good, does the proxy run? curl -v tells.'),
    ]
  const seen = answer.ok ? ((await answer.json().catch(() => null)) as Seen | null) : null
  if (seen === null || typeof seen.origin !== 'string')
    return [wrong(about, `${origin} answers ${answer.status}, but not as a desk does`, 'Let the proxy lead all paths to the desk.')]
  if (seen.forwarded && !seen.trustProxy)
    return [wrong(about, 'The desk does not believe the headers of the proxy: everybody counts as one', 'Start it with --trust-proxy.')]
  if (seen.origin !== origin)
    return [
      wrong(
        about,
        `The desk takes ${origin} for ${seen.origin}`,
        'Let the proxy set Host (or X-Forwarded-Host) and X-Forwarded-Proto; see docs/operator.md.',
      ),
    ]
  if (seen.trustProxy && !seen.forwarded)
    return [
      wrong(
        about,
        'The proxy sends no X-Forwarded-For: limits count everybody as one',
        'Let it set X-Forwarded-For and X-Forwarded-Proto itself.',
      ),
    ]
  const late = Math.abs(Date.parse(seen.at) - Date.now())
  const off =
    late < 30_000
      ? []
      : [wrong('clock', `The clock of the desk differs from this one by ${Math.round(late / 1000)} seconds`, 'Set both by NTP.')]
  return [well(about, `${origin} leads to the desk, which sees ${seen.address}`), ...off]
}
