import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  readonly folder: string
  /** For example `size=32m` or `ro`. */
  readonly remount: (options: string) => void
  readonly unmount: () => void
}

/** A file system of its own in memory; null where mounting is not permitted. */
export const mountSmallDisk = (size: string): SmallDisk | null => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-disk-'))
  const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0
  if (!mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    remount: (options) => {
      if (!mount('-o', `remount,${options}`, folder)) throw new Error(`mount -o remount,${options} failed`)
    },
    unmount: () => {
      spawnSync('umount', [folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs `work` without the superuser's right to ignore permissions. */
export const withoutPrivileges = async <T>(work: () => Promise<T>): Promise<T> => {
  if (process.getuid?.() !== 0) return work()
  process.seteuid?.(65534)
  try {
    return await work()
  } finally {
    process.seteuid?.(0)
  }
}
