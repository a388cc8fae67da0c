import { useSyncExternalStore } from 'react'

let codes: readonly string[] | null = null
const listeners = new Set<() => void>()

/** Recovery codes stay on the screen until the person says so, whatever the desk reads again meanwhile: they are shown only once. */
export const showCodes = (shown: readonly string[] | null): void => {
  codes = shown
  for (const listener of listeners) listener()
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShownCodes = (): readonly string[] | null => useSyncExternalStore(listen, () => codes)
