import { createListeners } from './listeners.ts'
import type { Bus } from './port.ts'

/** Where one process has the data to itself: nobody else is there to hear words. */
export const inProcessBus = (): Bus => {
  const listeners = createListeners<void>()
  return {
    wake: () => queueMicrotask(() => listeners.tell()),
    onWake: async (listener) => listeners.join(listener),
    tell: async () => {},
    hear: async () => async () => {},
    lookEvery: null,
    close: async () => listeners.clear(),
  }
}
