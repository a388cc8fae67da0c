/** Pages of a tournament that other sites may show in a frame, where the operator names those sites. */
const inFrames = /^\/t\/[a-z0-9][a-z0-9-]{0,59}(\/(event|round\/\d+|standings|crosstable|prizes|players|player\/\d+|why))?$/

/** `?embed=1`: without what leads elsewhere. */
export const isEmbedded = (path: string, asked: string | null | undefined): boolean => asked === '1' && inFrames.test(path)

/** Does a link lead to such a page? */
export const staysInFrame = (path: string): boolean => inFrames.test(path)
