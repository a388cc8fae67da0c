/** Why a certificate is not accepted: the condition that fails, and, as its message, where. */
export class Refusal extends Error {
  condition = 'format'
}
/** Beyond these a report or a certificate is refused before it takes memory. The same in @zug/engine and in checker.py. */
export const limits = { characters: 32e6, certificate: 2e6, lines: 1e5, lineLength: 12e3, rounds: 999, cells: 2e6, accelerations: 99e3 }
export const demand = (holds: boolean, condition: string, where: string): void => {
  if (!holds) throw Object.assign(new Refusal(where), { condition })
}
