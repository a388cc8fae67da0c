/** Settings that begin so say how far the segments of this very installation have got. Backups leave them out: what is restored is another history. */
export const ownSettings = 'segments-'
