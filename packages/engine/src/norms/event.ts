/** FIDE B.01 1.4.1, 1.4.3: what of an event decides about its norms. */
export type NormEvent = {
  readonly system: 'swiss' | 'round-robin' | 'double-round-robin' | 'other'
  readonly rounds: number
  /** Where it is played. */
  readonly host: string
  /** 1.4.1b: team championships of 7 to 9 rounds (7) and the World Cup (8); 9 everywhere else. */
  readonly leastGames: 7 | 8 | 9
  /** 1.4.3: the final of a national championship (a), a national team championship (b), a zonal (c): federations need not be mixed. */
  readonly exempt: 'a' | 'b' | 'c' | null
  /** Swiss with many guests in every round (1.4.3d): worked out, see `guests.ts`. */
  readonly manyGuests: boolean
}

/** Whom an exemption is for: players of the registering federation, or everybody. */
export const isExempt = ({ exempt, host, manyGuests, system }: NormEvent, federation: string): boolean =>
  (system === 'swiss' && manyGuests) || exempt === 'c' || ((exempt === 'a' || exempt === 'b') && federation === host)

/** Whether everybody knows beforehand whom they meet (1.4.1e). */
export const isPredetermined = ({ system }: Pick<NormEvent, 'system'>): boolean =>
  system === 'round-robin' || system === 'double-round-robin'
