import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A systemd that runs beside this machine's, on its files, with a network of its own; what it writes is gone with it. */
export type Booted = {
  /** A line as the operator types it there, as root in the folder of the package. */
  readonly type: (line: string) => string
  /** A program of this machine, in the network of that one. */
  readonly inNetwork: (program: string, args: readonly string[]) => string
  readonly end: () => void
}

const script = new URL('boot-systemd.sh', import.meta.url).pathname

const childOf = (pid: number): number | null => {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return first === undefined || first === '' ? null : Number(first)
}

/** Needs root. `given` is a file that lies in the folder the operator is in. */
export const boot = async (folder: string, given: string): Promise<Booted> => {
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', '--uts', '--ipc', '--net', '--cgroup']
  const outside = spawn('unshare', [...spaces, 'sh', script, folder, given], { stdio: ['ignore', 'inherit', 'inherit'] })
  const enter = (ways: readonly string[], program: string, args: readonly string[]): string => {
    const pid = childOf(outside.pid!)
    if (pid === null) throw new Error('systemd has ended.')
    return execFileSync('nsenter', ['-t', String(pid), ...ways, program, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const inside = ['-m', '-p', '-n', '-u', '-i', '-C', '-r', '-w']
  const clean = ['-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LC_ALL=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive']
  const type = (line: string): string => enter(inside, '/usr/bin/env', [...clean, 'sh', '-c', `cd /root/given && ${line}`])
  const until = Date.now() + 60_000
  for (;;) {
    try {
      if (type('systemctl is-system-running || true').trim() === 'running') break
    } catch (error) {
      if (outside.exitCode !== null) throw new Error('systemd did not start.', { cause: error })
    }
    if (Date.now() > until) throw new Error(`systemd is not running: ${type('systemctl --no-pager --failed')}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { type, inNetwork: (program, args) => enter(['-n'], program, args), end: () => outside.kill('SIGKILL') }
}
