import { type RoundNumber, roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { type ArchivedFile, readGoldenArchive } from './golden-archive.ts'
import { tournamentFrom } from './read-golden.ts'

export type GoldenTeamEvent = {
  readonly name: string
  readonly tournament: Tournament
  /** "white-black" in order of White, then the bye as "id-0". */
  readonly rounds: readonly { readonly round: RoundNumber; readonly pairs: readonly string[] }[]
}

type Said = {
  readonly rounds: readonly {
    readonly round: number
    readonly pab: number | null
    readonly pairs: readonly (readonly [number, number])[]
  }[]
}

/** The events of `golden/team-2026.tar.gz`. */
export const goldenTeamEvents = (): readonly GoldenTeamEvent[] => {
  const files = readGoldenArchive('team-2026')
  const answers = new Map(
    files.filter(({ name }) => name.endsWith('.pairs.json')).map((file) => [file.name.replace('.pairs.json', ''), file]),
  )
  const said = (file: ArchivedFile): Said => JSON.parse(new TextDecoder().decode(file.bytes)) as Said
  return files
    .filter(({ name }) => name.endsWith('.trf'))
    .map((file) => {
      const name = file.name.replace('.trf', '')
      return { name, tournament: tournamentFrom(name, file.bytes), rounds: said(answers.get(name)!).rounds.map(roundOf) }
    })
}

const roundOf = ({ round, pab, pairs }: Said['rounds'][number]) => ({
  round: roundNumber(round),
  pairs: [...pairs.toSorted((a, b) => a[0] - b[0]).map(([white, black]) => `${white}-${black}`), ...(pab === null ? [] : [`${pab}-0`])],
})
