export { makeCertificate, type RoundToProve } from './make.ts'
export { certificateOf, type PairedRound, reportOf, roundToProve } from './of-round.ts'
