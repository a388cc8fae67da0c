/** Which criteria each rulebook counts, so that the compiler asks for every one of them in every language. */
export type Criteria = {
  readonly 'fide-dutch-1998': Readonly<
    Record<'C.14 moved down' | 'C.14' | 'C.11' | 'C.13 joined' | 'B5 up' | 'B6 up' | 'B5 down' | 'B6 down', string>
  >
  readonly 'fide-dutch-2012': Readonly<
    Record<
      | 'C.14.b number'
      | 'C.14.b'
      | 'C.14'
      | 'B.3'
      | 'C.13 distance'
      | 'C.13 joined'
      | 'C.12 pairs'
      | 'C.12 moved down'
      | 'C.12'
      | 'B2'
      | 'A7.d'
      | 'X'
      | 'Z'
      | 'B5 down'
      | 'B6 down'
      | 'B5 up'
      | 'B6 up',
      string
    >
  >
  readonly 'fide-dutch-2017': Readonly<
    Record<
      'C.5' | 'C.6' | 'C.7' | 'C.8' | 'C.9' | 'C.10' | 'C.11' | 'C.12' | 'C.13' | 'C.14' | 'C.15' | 'C.16' | 'C.17' | 'C.18' | 'C.19',
      string
    >
  >
  readonly 'fide-dutch-2026': Readonly<
    Record<
      'C5' | 'C6' | 'C7' | 'C8' | 'C9' | 'C10' | 'C11' | 'C12' | 'C13' | 'C14' | 'C15' | 'C16' | 'C17' | 'C18' | 'C19' | 'C20' | 'C21',
      string
    >
  >
  readonly 'fide-dubov-2026': Readonly<Record<'C5' | 'C6' | 'C7' | 'C8' | 'C9' | 'C10', string>>
  readonly 'fide-burstein-2026': Readonly<Record<'C5' | 'C6' | 'C7' | 'C8', string>>
  readonly 'fide-lim-2026': Readonly<Record<'2.6' | '3.1' | 'type-a' | 'type-b' | 'type-c' | '3.10' | '6' | '5.2', string>>
  readonly 'fide-team-2026': Readonly<Record<'C4' | 'C5' | 'C6' | 'C7' | 'C8' | 'C9' | 'C10', string>>
  readonly 'fide-double-swiss-2026': Readonly<Record<'C4' | 'C5' | 'C6' | 'C7' | 'C8', string>>
  readonly cfc: Readonly<
    Record<
      '618 (b)' | '618 (c)' | '633 parts' | '631 third' | '630' | '622 interchanges' | '622 distance' | '619.1' | '631 alternation',
      string
    >
  >
  readonly ssm: Readonly<Record<'B3' | 'B2' | 'B4' | 'B5' | 'C9', string>>
}

/** What a criterion counts; teams are paired by the rules for players. Where a rulebook has no such criterion, its own name. */
export const criterionIn =
  (criteria: Criteria) =>
  (rulebook: string, criterion: string): string => {
    const own: Readonly<Record<string, string>> | undefined = criteria[(rulebook === 'cfc-team' ? 'cfc' : rulebook) as keyof Criteria]
    return own?.[criterion] ?? criterion
  }
