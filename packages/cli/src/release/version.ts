import { readFileSync } from 'node:fs'

/** Two folders up from here is the package, whether this is compiled or rolled. */
export const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }).version
