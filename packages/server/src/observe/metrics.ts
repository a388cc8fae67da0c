type Labels = Readonly<Record<string, string | number>>

/** Counters in the text format that monitoring reads. */
export const createMetrics = () => {
  const counters = new Map<string, number>()
  const gauges = new Map<string, () => number>()
  const nameOf = (name: string, labels: Labels): string => {
    const inner = Object.entries(labels).map(([key, value]) => `${key}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    return inner.length === 0 ? name : `${name}{${inner.join(',')}}`
  }
  return {
    count: (name: string, labels: Labels = {}, by = 1): void => {
      const key = nameOf(name, labels)
      counters.set(key, (counters.get(key) ?? 0) + by)
    },
    gauge: (name: string, read: () => number): void => {
      gauges.set(name, read)
    },
    text: (): string =>
      [
        ...[...counters].map(([name, value]) => `${name} ${value}`).sort(),
        ...[...gauges].map(([name, read]) => `${name} ${read()}`),
        '',
      ].join('\n'),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
