import { resolve } from 'node:path'
import { StorageError } from '../storage-error.ts'
import { folderStore } from './folder-store.ts'
import { type Patience, s3Store } from './s3-store.ts'
import type { SegmentStore } from './store.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** `s3://bucket/prefix?endpoint=https://…&region=…`, with the keys in the environment, or a folder. */
export const openStore = (place: string, environment: Environment = process.env, patience?: Patience): SegmentStore => {
  const wrong = (why: string): StorageError =>
    new StorageError('place-unknown', `${why} Say a folder, or s3://bucket/prefix?endpoint=https://host&region=name.`)
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(place)) {
    if (place === '') throw wrong('Segments need a place.')
    return folderStore(resolve(place))
  }
  if (!/^s3:\/\//i.test(place) || !URL.canParse(place)) throw wrong('This is no place for segments.')
  const url = new URL(place)
  if (url.username !== '' || url.password !== '')
    throw wrong('Keys of a store are in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, not in its address.')
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region')
  if (unknown !== undefined) throw wrong(`A store has an endpoint and a region, and no '${unknown}'.`)
  const region = url.searchParams.get('region') ?? environment.AWS_REGION ?? 'us-east-1'
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) throw wrong('The endpoint of a store begins with https://.')
  const bucket = url.hostname
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '')
  if (bucket === '') throw wrong('A store has a bucket.')
  const [id, secret] = [environment.AWS_ACCESS_KEY_ID ?? '', environment.AWS_SECRET_ACCESS_KEY ?? '']
  if (id === '' || secret === '')
    throw new StorageError('key-missing', 'The keys of the store are missing: put them into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  return s3Store({ endpoint, bucket, prefix, credentials: { id, secret, token: environment.AWS_SESSION_TOKEN ?? null, region } }, patience)
}
