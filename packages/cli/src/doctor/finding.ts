/** What a look at one thing found: well, worth a thought, or wrong; and how to mend it. */
export type Finding = {
  readonly about: string
  readonly state: 'well' | 'note' | 'wrong'
  readonly says: string
  readonly mend?: string
}

export const well = (about: string, says: string): Finding => ({ about, state: 'well', says })
export const note = (about: string, says: string, mend: string): Finding => ({ about, state: 'note', says, mend })
export const wrong = (about: string, says: string, mend: string): Finding => ({ about, state: 'wrong', says, mend })

const signs = { well: 'ok   ', note: 'note ', wrong: 'WRONG' } as const

export const findingLines = (findings: readonly Finding[]): readonly string[] => {
  const width = Math.max(...findings.map(({ about }) => about.length))
  return findings.flatMap(({ about, state, says, mend }) => [
    `${signs[state]} ${about.padEnd(width)}  ${says}`,
    ...(mend === undefined ? [] : [`${' '.repeat(width + 8)}→ ${mend}`]),
  ])
}

/** 3 hours, 2 days: as much as an operator needs. */
export const span = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
