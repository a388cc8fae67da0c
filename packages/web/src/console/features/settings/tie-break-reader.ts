/** Loaded on demand: with it come all tie-breaks. */
export { makeTieBreak, readTieBreaks } from '@zug/engine/standings'
