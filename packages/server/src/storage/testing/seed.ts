/** Parameters of fast-check with a seed that is printed, so that a failure can be played again with ZUG_SEED. */
export const printedSeed = (what: string): { readonly seed: number } => {
  const seed = Number(process.env.ZUG_SEED ?? Math.floor(Math.random() * 2 ** 31))
  console.log(`${what}: ZUG_SEED=${seed}`)
  return { seed }
}
