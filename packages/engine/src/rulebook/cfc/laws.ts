/**
 * CFC 618 (b), (c): what the laws ask of a pairing beyond (a), counted per pair of groups, most important first.
 *
 * From the top group down: as many of its players as possible are paired with each other (b); of the others as many as possible with the next group,
 * then as many as possible with the one after it, and so on (c). Then the same is asked of the next group. The higher count wins at the first
 * difference. Law (a), and that everybody can be paired at all, come before.
 */
export const lawField = (groups: number, upper: number, lower: number): number => upper * groups - (upper * (upper - 1)) / 2 + lower - upper

export const lawFields = (groups: number): number => (groups * (groups + 1)) / 2
