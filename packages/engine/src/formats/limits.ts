/** Beyond these a file is refused, so that no input can exhaust time or memory. The checkers of certificates have the same; a test compares them. */
export const limits = {
  /** 64 MB. */
  bytes: 67_108_864,
  characters: 32_000_000,
  lines: 100_000,
  /** 999 rounds fit in 10,081 columns. What was read as JSON or CSV can be written as a line. */
  lineLength: 12_000,
  players: 9999,
  rounds: 999,
  /** Players times rounds. */
  cells: 2_000_000,
  /** Virtual points: of one player in one round. */
  accelerations: 99_000,
  /** Of JSON. */
  values: 4_000_000,
  depth: 32,
} as const
