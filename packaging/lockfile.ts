import { readFileSync } from 'node:fs'

export type Locked = {
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly link?: true
  readonly dev?: true
  readonly optional?: true
  readonly hasInstallScript?: true
  readonly dependencies?: Readonly<Record<string, string>>
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly version: string
  readonly packages: Readonly<Record<string, Locked>>
}

export const ownVersion = lock.version

/** What others have made, by the folder it is installed in; our own packages are links. */
export const locked: ReadonlyMap<string, Locked> = new Map(
  Object.entries(lock.packages).filter(([place, { link }]) => place.startsWith('node_modules/') && link !== true),
)

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameAt = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
