import { pairingSystemContract } from '../testing/pairing-system-contract.ts'
import { rulebooks } from './rulebook-of.ts'

/** Ratings all differ there: with them in the ranking nobody is parted by lot (SSM A2.d). */
const withoutLots: Readonly<Record<string, object>> = { ssm: { useRating: true } }

for (const system of rulebooks) pairingSystemContract(system, { withoutLots: { seed: '', ...withoutLots[system.id] } })
