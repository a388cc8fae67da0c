import { createHmac, timingSafeEqual } from 'node:crypto'

const shortest = 2_000
const longest = 2 * 3_600_000

const sign = (key: string, tournament: string, at: number): string =>
  createHmac('sha256', key).update(`self-registration ${tournament} ${at}`).digest('base64url').slice(0, 22)

/** When the form was given out, signed: nobody sends one that was not, nor faster than it can be read, nor hours later. */
export const formToken = (key: string, tournament: string, now: number): string => `${now}.${sign(key, tournament, now)}`

export const isFresh = (token: string, key: string, tournament: string, now: number): boolean => {
  const [time, signature] = token.split('.')
  if (!/^\d{10,15}$/.test(time ?? '') || signature === undefined) return false
  const [given, made] = [Buffer.from(signature), Buffer.from(sign(key, tournament, Number(time)))]
  const age = now - Number(time)
  return given.length === made.length && timingSafeEqual(given, made) && age >= shortest && age <= longest
}
