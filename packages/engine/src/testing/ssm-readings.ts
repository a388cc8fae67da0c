import { type SsmReadings, ssmByePriorities, ssmReadings, ssmRemaining } from '../rulebook/ssm/rules.ts'

/** Every way in which the open points of the SSM can be read. */
export const everySsmReading: readonly SsmReadings[] = ssmReadings.flatMap((reading) =>
  ssmRemaining.flatMap((remaining) => ssmByePriorities.map((byePriority) => ({ reading, remaining, byePriority }))),
)

export const readingText = ({ reading, remaining, byePriority }: SsmReadings): string => `${reading}, ${remaining}, ${byePriority}`
