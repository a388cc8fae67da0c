import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { StorageError } from '../storage-error.ts'

/**
 * An encrypted backup: a head, and the backup in pieces of 64 KiB, each AES-256-GCM. Bytes of the head: 16 that say what it is, 1 version, 1 the cost of the key (scrypt,
 * logarithm of N; r = 8, p = 1), 16 salt, 16 of an HMAC over these, by which a wrong key is known at once. The salt gives every file keys of its own, so that the number of a piece
 * is its nonce; the last byte of the nonce marks the last piece. All of the head is authenticated with every piece. So a piece that is changed, missing,
 * moved, taken from another file, or an end that is cut off does not open.
 */
const magic = Buffer.from('zug-sealed-file\n')
const version = 1
/** 64 MB and some tenths of a second for every try. */
const usualCost = 16
/** A file that asks for more was not made here. */
const highestCost = 18
const saltBytes = 16
const proofBytes = 16
const headBytes = magic.length + 2 + saltBytes + proofBytes
const pieceBytes = 1 << 16
const tagBytes = 16

type Keys = { readonly cipher: Buffer; readonly proof: Buffer }

const keysOf = (secret: string, salt: Buffer, logarithm: number): Promise<Keys> =>
  new Promise((resolve, reject) => {
    const N = 2 ** logarithm
    scrypt(secret.normalize('NFC'), salt, 64, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (error, bytes) =>
      error === null ? resolve({ cipher: bytes.subarray(0, 32), proof: bytes.subarray(32) }) : reject(error),
    )
  })

const proofOf = ({ proof }: Keys, beginning: Buffer): Buffer =>
  createHmac('sha256', proof).update(beginning).digest().subarray(0, proofBytes)

const nonceOf = (piece: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(piece, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

export type Sealer = {
  /** What can be written by now: whole pieces. */
  readonly take: (text: string) => Buffer
  readonly end: () => Buffer
}

/** What is written first comes with the first piece. */
export const createSealer = async (secret: string, cost: number = usualCost): Promise<Sealer> => {
  const salt = randomBytes(saltBytes)
  const keys = await keysOf(secret, salt, cost)
  const beginning = Buffer.concat([magic, Buffer.from([version, cost]), salt])
  const head = Buffer.concat([beginning, proofOf(keys, beginning)])
  let piece = 0
  let waiting = Buffer.alloc(0)
  const seal = (plain: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', keys.cipher, nonceOf(piece, last)).setAAD(head)
    const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    piece += 1
    return piece === 1 ? Buffer.concat([head, sealed]) : sealed
  }
  return {
    take: (text) => {
      waiting = Buffer.concat([waiting, Buffer.from(text)])
      const sealed: Buffer[] = []
      // What is left may be the last piece, which is marked.
      for (; waiting.length > pieceBytes; waiting = waiting.subarray(pieceBytes)) sealed.push(seal(waiting.subarray(0, pieceBytes), false))
      return Buffer.concat(sealed)
    },
    end: () => seal(waiting, true),
  }
}

/** The bytes of a backup as they were before they were encrypted; those of a plain one as they are. `file` is for messages. */
export const unsealed = async function* (file: string, chunks: AsyncIterable<Buffer>, secret: string | null): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0)
  let open: ((piece: Buffer, last: boolean) => Buffer) | null = null
  let plain = false
  for await (const chunk of chunks) {
    if (plain) {
      yield chunk
      continue
    }
    waiting = Buffer.concat([waiting, chunk])
    if (open === null) {
      if (waiting.length < headBytes && isSealed(waiting)) continue
      plain = !isSealed(waiting)
      if (!plain) open = await opener(file, waiting.subarray(0, headBytes), secret)
      if (open === null) yield waiting
      waiting = waiting.subarray(open === null ? waiting.length : headBytes)
    }
    // One more byte says that it is not the last.
    for (; open !== null && waiting.length > pieceBytes + tagBytes; waiting = waiting.subarray(pieceBytes + tagBytes))
      yield open(waiting.subarray(0, pieceBytes + tagBytes), false)
  }
  if (open !== null) yield open(waiting, true)
  else if (!plain && waiting.length > 0) throw damaged(file)
}

/** As far as these first bytes say. */
export const isSealed = (beginning: Buffer): boolean => {
  const length = Math.min(beginning.length, magic.length)
  return length > 0 && beginning.subarray(0, length).equals(magic.subarray(0, length))
}

const opener = async (file: string, head: Buffer, secret: string | null) => {
  const [made, logarithm] = [head[magic.length]!, head[magic.length + 1]!]
  if (made !== version) throw new StorageError('schema-newer', `${file} was encrypted by a newer Zug (format ${made}): update Zug.`)
  if (secret === null)
    throw new StorageError('key-missing', `${file} is encrypted: say where its key is, with --key-file or in ZUG_BACKUP_KEY_FILE.`)
  if (logarithm < 1 || logarithm > highestCost) throw damaged(file)
  const salt = head.subarray(magic.length + 2, magic.length + 2 + saltBytes)
  const keys = await keysOf(secret, salt, logarithm)
  const beginning = head.subarray(0, headBytes - proofBytes)
  if (!timingSafeEqual(proofOf(keys, beginning), head.subarray(headBytes - proofBytes)))
    throw new StorageError('key-wrong', `This is not the key of ${file}, or its first bytes were changed. Nothing was written.`)
  let number = 0
  return (piece: Buffer, last: boolean): Buffer => {
    if (piece.length < tagBytes) throw damaged(file)
    const at = piece.length - tagBytes
    const decipher = createDecipheriv('aes-256-gcm', keys.cipher, nonceOf(number, last)).setAAD(head).setAuthTag(piece.subarray(at))
    number += 1
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, at)), decipher.final()])
    } catch {
      throw damaged(file)
    }
  }
}

const damaged = (file: string): StorageError =>
  new StorageError('backup-damaged', `${file} cannot be restored: it was cut off or changed after it was encrypted. Nothing was written.`)
