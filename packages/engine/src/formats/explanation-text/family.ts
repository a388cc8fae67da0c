/** Rulebooks that speak alike: of brackets and floaters, of groups and odd men, of tables. */
export type Family = 'fide' | 'cfc' | 'ssm' | 'table'

export const familyOf = (rulebook: string): Family => {
  switch (rulebook) {
    case 'cfc':
    case 'cfc-team':
      return 'cfc'
    case 'ssm':
      return 'ssm'
    case 'round-robin':
      return 'table'
    default:
      return 'fide'
  }
}

/** Is the rulebook a list of criteria by which the candidates of a bracket are compared? The others are procedures, and the round is paired again. */
export const byCriteria = (rulebook: string): boolean => rulebook === 'fide-dutch-2017' || rulebook === 'fide-dutch-2026'
