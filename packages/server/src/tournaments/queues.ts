/** One thing at a time for each name, in the order asked. */
export const createQueues = () => {
  const last = new Map<string, Promise<unknown>>()
  return {
    run: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
      const settled = turn.catch(() => {})
      last.set(name, settled)
      settled.then(() => {
        if (last.get(name) === settled) last.delete(name)
      })
      return turn
    },
  }
}
