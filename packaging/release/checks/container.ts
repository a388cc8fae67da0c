import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolder } from '../folder.ts'
import { account, imageName } from '../oci.ts'

type Digest = { readonly digest: string }
type Config = {
  readonly config: Readonly<Record<string, unknown>> & { readonly Env: readonly string[]; readonly Cmd: readonly string[] }
  readonly rootfs: { readonly diff_ids: readonly string[] }
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** The image as a program for containers would have it: its layers one over the other, and an empty volume for the data. */
export const unpackImage = (folder: string) => {
  const [layout, root, data] = ['layout', 'root', 'data'].map((name) => join(folder, name)) as [string, string, string]
  for (const place of [layout, root, data]) mkdirSync(place)
  chownSync(data, account, account)
  execFileSync('tar', ['xf', join(releaseFolder, imageName), '-C', layout])
  const blob = ({ digest }: Digest): string => join(layout, 'blobs', digest.replace(':', '/'))
  const index = read(join(layout, 'index.json'))
  const manifest = read(blob(index.manifests[0]))
  for (const layer of manifest.layers) execFileSync('tar', ['xpzf', blob(layer), '-C', root])
  for (const name of ['proc', 'dev', 'run/secrets']) mkdirSync(join(root, name), { recursive: true })
  return { root, data, blob, index, manifest, config: read(blob(manifest.config)) as Config, layout }
}

type Mounts = {
  readonly root: string
  readonly data: string
  readonly tmpfs?: readonly string[]
  readonly files?: Readonly<Record<string, string>>
}

/** Arguments for `unshare`: the root read-only, the data a volume, its own account, nothing to be gained. */
export const contained = ({ root, data, tmpfs = ['/tmp'], files = {} }: Mounts, args: readonly string[]): readonly string[] => {
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${data} ${root}/var/lib/zug`,
    ...tmpfs.map((place) => `mount -t tmpfs tmpfs ${root}${place}`),
    ...Object.entries(files).map(([inside, outside]) => `mount --bind ${outside} ${root}${inside}`),
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount -o remount,bind,ro ${root}`,
  ].join(' && ')
  const enter = `exec setpriv --no-new-privs chroot --userspec=${account}:${account} ${root} "$@"`
  return ['-m', 'sh', '-c', `${mounts} && ${enter}`, 'sh', ...args]
}
