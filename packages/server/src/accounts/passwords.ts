import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Memory is 128 · N · r bytes: 32 MiB a password. Kept with the hash, so that it can grow without locking anybody out. */
const usualCost = 32_768
const blockSize = 8
const length = 32

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize + 1_000_000 }
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error === null ? resolve(key) : reject(error)))
  })

export const hashPassword = async (password: string, cost: number = usualCost): Promise<string> => {
  const salt = randomBytes(16)
  return `scrypt$${cost}$${salt.toString('base64url')}$${(await derive(password, salt, cost)).toString('base64url')}`
}

/** Compared against when there is no such account, so that the answer takes as long. */
const nobody = `scrypt$${usualCost}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [kind, cost, salt, key] = (hash ?? nobody).split('$')
  if (kind !== 'scrypt' || cost === undefined || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return expected.length === found.length && timingSafeEqual(expected, found) && hash !== null
}
