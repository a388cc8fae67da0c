/** Whose work it is: an event, and the tenant it belongs to. */
export type Of = { readonly tenant: string; readonly tournament: string }

/** Those who wait, in turn among tenants, and among the events of a tenant: one who asks for much waits for it, and nobody else does. */
export const createFairLine = <T>() => {
  const tenants = new Map<string, Map<string, T[]>>()
  return {
    join: ({ tenant, tournament }: Of, one: T): void => {
      const events = tenants.get(tenant) ?? new Map<string, T[]>()
      tenants.set(tenant, events)
      events.set(tournament, [...(events.get(tournament) ?? []), one])
    },
    /** The first of the event whose turn it is, of a tenant that may have another; both then go to the end of their rounds. */
    next: (may: (tenant: string) => boolean = () => true): T | undefined => {
      const [tenant, events] = [...tenants].find(([name]) => may(name)) ?? []
      if (tenant === undefined || events === undefined) return undefined
      const [tournament, [first, ...others]] = events.entries().next().value!
      events.delete(tournament)
      if (others.length > 0) events.set(tournament, others)
      tenants.delete(tenant)
      if (events.size > 0) tenants.set(tenant, events)
      return first
    },
  }
}
