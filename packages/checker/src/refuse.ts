/** Why a certificate is not accepted: the condition that fails, and, as its message, where. */
export class Refusal extends Error {
  condition = 'format'
}
export const demand = (holds: boolean, condition: string, where: string): void => {
  if (!holds) throw Object.assign(new Refusal(where), { condition })
}
