import { createHash, randomBytes } from 'node:crypto'

/** What a bearer secret opens; the prefix tells people and secret scanners apart what they found. */
export const secretKinds = { session: 'zug_s_', token: 'zug_t_', link: 'zug_l_', entrance: 'zug_e_', device: 'zug_d_' } as const
export type SecretKind = keyof typeof secretKinds

export const newSecret = (kind: SecretKind): string => `${secretKinds[kind]}${randomBytes(24).toString('base64url')}`
export const newId = (): string => randomBytes(9).toString('base64url').toLowerCase().replace(/[-_]/g, '0')

/** Secrets have 192 random bits: a plain hash is enough, and lets them be looked up. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

export const kindOfSecret = (secret: string): SecretKind | null =>
  (Object.keys(secretKinds) as SecretKind[]).find((kind) => secret.startsWith(secretKinds[kind])) ?? null
