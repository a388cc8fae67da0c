/** What this thread has worked so far, in milliseconds: unlike the clock on the wall it does not run while others have the processor. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The longest this thread worked without letting anybody in between while something went on, in milliseconds. */
export const longestPause = async (during: () => Promise<unknown>): Promise<number> => {
  let [last, longest] = [worked(), 0]
  const look = (): void => {
    longest = Math.max(longest, worked() - last)
    last = worked()
  }
  const watch = setInterval(look, 10)
  await during()
  clearInterval(watch)
  look()
  return longest
}
