import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ownVersion } from '../lockfile.ts'
import { home, installed } from './deb.ts'
import { startFile } from './desk-files.ts'
import type { Files } from './files.ts'
import { type Entry, tar, withFolders } from './tar.ts'

export const imageName = `zug-${ownVersion}-oci-amd64.tar`

/** The account of the desk in the image; nobody else is there. */
export const account = 10001

/** All that Node asks of a system. */
const packages = ['libc6', 'libgcc-s1', 'libstdc++6'] as const

const entriesIn = (folder: string): readonly Entry[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): Entry => {
      const path = relative(folder, file)
      const { mode } = lstatSync(file)
      const kind = mode & 0o170000
      if (kind === 0o040000) return { path, kind: 'folder', mode: mode & 0o7777 }
      if (kind === 0o120000) return { path, kind: 'link', to: readlinkSync(file) }
      return { path, kind: 'file', bytes: readFileSync(file), mode: mode & 0o7777 }
    })

/** Debian's own libraries and nothing else: no shell, no package manager. As Debian has them today; their versions are said. */
const baseLayer = (): readonly Entry[] => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-image-'))
  try {
    execFileSync('apt-get', ['download', '-q', ...packages], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const found = readdirSync(folder).filter((name) => name.endsWith('.deb'))
    console.log(`The image has ${found.map((name) => name.replace(/_amd64\.deb$/, '')).join(', ')}`)
    for (const name of found) execFileSync('dpkg-deb', ['-x', join(folder, name), join(folder, 'root')])
    return entriesIn(join(folder, 'root')).filter(({ path }) => !/^usr\/share\/(doc|lintian|locale|man)(\/|$)/.test(path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const textEntry = (path: string, text: string): Entry => ({ path, kind: 'file', bytes: Buffer.from(text) })

/** The account, and the two places that may be written to: with a read-only root they are volumes. */
const own: readonly Entry[] = [
  textEntry('etc/passwd', `root:x:0:0:root:/:/nologin\nzug:x:${account}:${account}:Zug:/var/lib/zug:/nologin\n`),
  textEntry('etc/group', `root:x:0:\nzug:x:${account}:\n`),
  { path: 'tmp', kind: 'folder', mode: 0o1777 },
  { path: 'var/lib/zug', kind: 'folder', mode: 0o700, owner: account },
]

const node = `/${home}/node`
const healthy = "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
/** What is run, and how one asks whether it is well. */
export const entrypoint = [node, `/${home}/app/${startFile}`]
export const healthcheck = [node, '-e', healthy]

const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The image as an OCI layout in a tar file, which skopeo, podman, buildah and docker load. The second layer changes with the desk, the first with Debian. */
export const ociImage = (desk: Files): Buffer => {
  // There is no shell for the script in usr/bin.
  const program = installed('amd64', desk).filter(({ path }) => path !== 'usr/bin/zug')
  const tars = [tar(withFolders(baseLayer())), tar(withFolders([...own, ...program]))]
  const blobs = new Map<string, Buffer>()
  const blob = (bytes: Buffer, mediaType: string) => {
    blobs.set(sum(bytes), bytes)
    return { mediaType, digest: `sha256:${sum(bytes)}`, size: bytes.length }
  }
  const json = (value: object): Buffer => Buffer.from(JSON.stringify(value))
  const layers = tars.map((bytes) => blob(gzipSync(bytes, { level: 9 }), 'application/vnd.oci.image.layer.v1.tar+gzip'))
  const second = 1_000_000_000
  const image = {
    architecture: 'amd64',
    os: 'linux',
    config: {
      User: `${account}:${account}`,
      Entrypoint: entrypoint,
      Cmd: ['serve', '--data', '/var/lib/zug', '--host', '0.0.0.0'],
      Env: ['PATH=/usr/bin', 'HOME=/var/lib/zug', 'NODE_ENV=production'],
      ExposedPorts: { '8080/tcp': {} },
      Volumes: { '/var/lib/zug': {} },
      WorkingDir: '/var/lib/zug',
      StopSignal: 'SIGTERM',
      Healthcheck: { Test: ['CMD', ...healthcheck], Interval: 30 * second, Timeout: 5 * second, StartPeriod: 10 * second, Retries: 3 },
      Labels: {
        'org.opencontainers.image.title': 'zug',
        'org.opencontainers.image.version': ownVersion,
        'org.opencontainers.image.licenses': 'MIT',
      },
    },
    rootfs: { type: 'layers', diff_ids: tars.map((bytes) => `sha256:${sum(bytes)}`) },
    history: [{ created_by: packages.join(' ') }, { created_by: 'zug' }],
  }
  const config = blob(json(image), 'application/vnd.oci.image.config.v1+json')
  const manifest = blob(
    json({ schemaVersion: 2, mediaType: 'application/vnd.oci.image.manifest.v1+json', config, layers }),
    'application/vnd.oci.image.manifest.v1+json',
  )
  const named = {
    ...manifest,
    annotations: { 'org.opencontainers.image.ref.name': ownVersion, 'io.containerd.image.name': `zug:${ownVersion}` },
  }
  const place = ({ digest }: { readonly digest: string }): string => `blobs/${digest.replace(':', '/')}`
  const files: readonly (readonly [string, Buffer])[] = [
    ['oci-layout', json({ imageLayoutVersion: '1.0.0' })],
    ['index.json', json({ schemaVersion: 2, mediaType: 'application/vnd.oci.image.index.v1+json', manifests: [named] })],
    // For docker load of before 25, which does not know the layout.
    ['manifest.json', json([{ Config: place(config), RepoTags: [`zug:${ownVersion}`], Layers: layers.map(place) }])],
    ...[...blobs].map(([digest, bytes]) => [`blobs/sha256/${digest}`, bytes] as const),
  ]
  return tar(withFolders(files.map(([path, bytes]): Entry => ({ path, kind: 'file', bytes }))))
}
