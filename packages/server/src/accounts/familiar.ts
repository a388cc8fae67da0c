const mostAddresses = 5000

/** Addresses from which somebody with an account was heard since the start; kept nowhere else. Many who try from elsewhere wait behind these. */
export const createFamiliar = () => {
  const addresses = new Set<string>()
  return {
    note: (address: string): void => {
      addresses.delete(address)
      addresses.add(address)
      if (addresses.size > mostAddresses) addresses.delete(addresses.values().next().value!)
    },
    has: (address: string): boolean => addresses.has(address),
  }
}

export type Familiar = ReturnType<typeof createFamiliar>
