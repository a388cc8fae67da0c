/**
 * Milliseconds that this process has worked, its garbage collector and compiler included: what else the machine is busy with must not slow the
 * figures down.
 */
export const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
