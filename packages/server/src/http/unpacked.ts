import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { err, ok, type Result } from '@zug/engine/model'
import { type Problem, problem } from './problem.ts'

const unpack = promisify(gunzip)

/** A file as its sender has it; over slow lines it comes packed. What it is unpacked to is no larger than what may be sent. */
export const unpacked = async (bytes: Uint8Array, encoding: string | undefined, most: number): Promise<Result<Uint8Array, Problem>> => {
  if (encoding !== 'gzip') return ok(bytes)
  try {
    return ok(new Uint8Array(await unpack(bytes, { maxOutputLength: most })))
  } catch (error) {
    const large = (error as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    return err(large ? problem(413, 'too-large', { most }) : problem(400, 'invalid-request', { of: 'request' }))
  }
}
