/** 1.96 times the greatest deviation that a share of so many ways drawn by lot may have, and half a way, because ways are counted whole. */
export const errorOf = (ways: number): number => (ways === 0 ? 1 : Math.min(1, 0.98 / Math.sqrt(ways) + 0.5 / ways))
