import type { Unsubscribe } from './port.ts'

/** Who is told; one listener may join twice and is then told twice. */
export const createListeners = <T>() => {
  const joined = new Set<{ readonly told: (message: T) => void }>()
  return {
    join: (told: (message: T) => void): Unsubscribe => {
      const place = { told }
      joined.add(place)
      return async () => {
        joined.delete(place)
      }
    },
    tell: (message: T): void => {
      for (const { told } of [...joined]) told(message)
    },
    clear: (): void => joined.clear(),
  }
}
