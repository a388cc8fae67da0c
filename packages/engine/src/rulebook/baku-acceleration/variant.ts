/**
 * What virtual points are in: `win` since February 2026, the points of a win and half of them, so that any scoring 1.1 allows will do; `literal`
 * before, one point and half a point, for 1 - ½ - 0 only.
 */
export const bakuVariants = ['win', 'literal'] as const
export type BakuVariant = (typeof bakuVariants)[number]
