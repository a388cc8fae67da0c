/** What the exit code tells a calling program: a contract, never renumbered. 0 to 5 are those of the engines in use today. */
export const exitCodes = {
  done: 0,
  noLegalPairing: 1,
  internalError: 2,
  badInput: 3,
  tooLarge: 4,
  fileAccess: 5,
  discrepancies: 6,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
