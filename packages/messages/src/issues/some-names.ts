const mostNames = 5

/** The first few names; `andMore` words how many others there are. */
export const someNames = (all: readonly { readonly name: string }[], andMore: (more: number) => string): string => {
  const names = all.slice(0, mostNames).map(({ name }) => name)
  return all.length > mostNames ? `${names.join('; ')} ${andMore(all.length - mostNames)}` : names.join('; ')
}
