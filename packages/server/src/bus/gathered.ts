/**
 * Work that is asked for often and done for all at once: `ask` waits `pause` milliseconds for others, and never does two at a time. What fails is not tried again;
 * whoever looks by itself finds out.
 */
export const gathered = (work: () => Promise<unknown>, pause: number) => {
  let timer: NodeJS.Timeout | null = null
  let going: Promise<void> | null = null
  let again = false
  const go = (): void => {
    timer = null
    again = false
    going = work()
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        going = null
        if (again) ask()
      })
  }
  const ask = (): void => {
    if (going !== null) again = true
    else timer ??= setTimeout(go, pause)
  }
  return {
    ask,
    /** Does at once what still waits. */
    settle: async (): Promise<void> => {
      while (timer !== null || going !== null) {
        if (timer !== null) {
          clearTimeout(timer)
          go()
        }
        await going
      }
    },
  }
}
