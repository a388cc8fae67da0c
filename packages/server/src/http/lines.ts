/** Who waits, a line for each, and in turn among them. */
export const createLines = () => {
  const lines = new Map<string, (() => void)[]>()
  return {
    waiting: (who: string): number => lines.get(who)?.length ?? 0,
    join: (who: string): Promise<void> => {
      const line = lines.get(who) ?? []
      lines.set(who, line)
      return new Promise((go) => line.push(go))
    },
    /** Takes the first of the next line, which goes to the end of the round; null when nobody waits. */
    next: (): (() => void) | null => {
      const first = lines.entries().next().value
      if (first === undefined) return null
      const [who, line] = first
      const go = line.shift()!
      lines.delete(who)
      if (line.length > 0) lines.set(who, line)
      return go
    },
  }
}
