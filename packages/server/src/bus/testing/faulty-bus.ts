import type { Bus } from '../port.ts'

/** What a network may do to messages, by dice: some are lost, some come twice, some late and after others. */
export const faultyBus = (bus: Bus, dice: () => number): Bus => ({
  ...bus,
  onWake: (listener) =>
    bus.onWake(() => {
      const thrown = dice()
      if (thrown < 0.4) return
      const times = thrown < 0.6 ? 2 : 1
      for (let time = 0; time < times; time++) setTimeout(listener, Math.floor(dice() * 30))
    }),
})
