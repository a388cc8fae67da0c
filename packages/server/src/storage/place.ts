import { resolve } from 'node:path'
import { StorageError } from './storage-error.ts'

/** Where an installation lives. */
export type Place = { readonly kind: 'sqlite'; readonly folder: string } | { readonly kind: 'postgres'; readonly url: string }

/** Used when nobody says where: a folder in the current one. */
export const defaultPlace = '.zug'

/** `postgres://…` or `postgresql://…` is PostgreSQL; any other text without a scheme is a folder with an SQLite file in it. */
export const parsePlace = (text: string): Place => {
  if (/^postgres(ql)?:\/\//i.test(text)) {
    if (/^[^/]*\/\/[^/?#]*,/.test(text.replace(/\/\/.*@/, '//')))
      throw new StorageError(
        'place-unknown',
        'Name one address of PostgreSQL; where servers take over from each other, the one that leads to whichever is the primary.',
      )
    if (!URL.canParse(text))
      throw new StorageError('place-unknown', 'The postgres:// address cannot be read; special characters need %-escapes.')
    return { kind: 'postgres', url: text }
  }
  if (text === '' || (/^[a-z][a-z0-9+.-]+:/i.test(text) && !isDrive(text)))
    throw new StorageError(
      'place-unknown',
      `'${withoutSecrets(text)}' is no place for data: name a folder, or postgres://user@host/database.`,
    )
  return { kind: 'sqlite', folder: resolve(text) }
}

const isDrive = (text: string): boolean => /^[a-z]:[\\/]/i.test(text)

/** For messages and logs: an address never shows its password. */
export const placeName = (place: Place): string => (place.kind === 'sqlite' ? place.folder : withoutSecrets(place.url))

const withoutSecrets = (text: string): string => {
  if (!URL.canParse(text)) return text.replace(/\/\/.*@/, '//')
  const url = new URL(text)
  url.password = ''
  url.search = ''
  url.hash = ''
  return url.href
}
