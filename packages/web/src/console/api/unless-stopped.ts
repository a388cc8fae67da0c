import { queryClient, tournamentsQuery } from './queries.ts'
import { Stopped } from './upload.ts'

/** Longer than the desk takes to store what it has begun to. */
const settled = 1500

/**
 * Sends what becomes a tournament. Whoever stops it at the very moment when the desk stores it has it all the same, and is not told otherwise: the desk says what
 * it has.
 */
export const unlessStopped = async (name: string, work: () => Promise<string>): Promise<string> => {
  const { tournaments } = await queryClient.ensureQueryData(tournamentsQuery)
  const before = new Set(tournaments.map(({ id }) => id))
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    await new Promise((resolve) => setTimeout(resolve, settled))
    const now = await queryClient.fetchQuery({ ...tournamentsQuery, staleTime: 0 })
    const made = now.tournaments.find((one) => !before.has(one.id) && one.name === name)
    if (made === undefined) throw error
    return made.id
  }
}
