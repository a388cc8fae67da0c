/** Who a file of an archive belongs to, and what may be done with it. */
export type Entry =
  | { readonly path: string; readonly kind: 'folder'; readonly mode?: number; readonly owner?: number }
  | { readonly path: string; readonly kind: 'file'; readonly bytes: Uint8Array; readonly mode?: number; readonly owner?: number }
  | { readonly path: string; readonly kind: 'link'; readonly to: string }

const block = 512

/** USTAR splits long paths at a slash. */
const split = (path: string): readonly [prefix: string, name: string] => {
  if (Buffer.byteLength(path) <= 100) return ['', path]
  const at = path.indexOf('/', path.length - 101)
  if (at < 0 || at > 155) throw new Error(`A path is too long for an archive: ${path}`)
  return [path.slice(0, at), path.slice(at + 1)]
}

const header = (entry: Entry, size: number): Buffer => {
  const bytes = Buffer.alloc(block)
  const [prefix, name] = split(entry.kind === 'folder' ? `${entry.path.replace(/\/$/, '')}/` : entry.path)
  const octal = (value: number, at: number, length: number): void => {
    bytes.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  }
  const owner = entry.kind === 'link' ? 0 : (entry.owner ?? 0)
  const usual = { folder: 0o755, file: 0o644, link: 0o777 }[entry.kind]
  bytes.write(name, 0)
  octal(entry.kind === 'link' ? usual : (entry.mode ?? usual), 100, 8)
  octal(owner, 108, 8)
  octal(owner, 116, 8)
  octal(size, 124, 12)
  // Times would make two builds differ: 1 January 1980, as in ZIP files.
  octal(315_532_800, 136, 12)
  bytes.write('        ', 148)
  bytes.write({ folder: '5', file: '0', link: '2' }[entry.kind], 156)
  if (entry.kind === 'link') bytes.write(entry.to, 157)
  bytes.write('ustar\u000000', 257, 'latin1')
  bytes.write(prefix, 345)
  octal(
    bytes.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  )
  return bytes
}

/** A tar archive; the same entries give the same bytes. */
export const tar = (entries: readonly Entry[]): Buffer => {
  const parts = entries.flatMap((entry): readonly Uint8Array[] => {
    if (entry.kind !== 'file') return [header(entry, 0)]
    const { bytes } = entry
    return [header(entry, bytes.length), bytes, Buffer.alloc((block - (bytes.length % block)) % block)]
  })
  return Buffer.concat([...parts, Buffer.alloc(2 * block)])
}

/** The folders above these entries that are not among them, each before what is in it. */
export const withFolders = (entries: readonly Entry[]): readonly Entry[] => {
  const given = new Set(entries.map(({ path }) => path.replace(/\/$/, '')))
  const above = (path: string): readonly string[] => {
    const parts = path.split('/').slice(0, -1)
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  }
  const missing = new Set(entries.flatMap(({ path }) => above(path.replace(/\/$/, ''))).filter((path) => path !== '' && !given.has(path)))
  const folders = [...missing].map((path): Entry => ({ path, kind: 'folder' }))
  return [...folders, ...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
