/** What somebody may do in one tournament, from least to most. */
export const roles = ['viewer', 'helper', 'deputy', 'chief', 'owner'] as const
export type Role = (typeof roles)[number]

export const atLeast = (role: Role | null, needed: Role): boolean => role !== null && roles.indexOf(role) >= roles.indexOf(needed)

/** Numbers as printed on the boards, both ends included. */
export type BoardRange = { readonly first: number; readonly last: number }
