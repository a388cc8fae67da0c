import type { Colour } from '../model/colour.ts'
import { type RoundNumber, roundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { type FideTeamSettings, fideTeamDefaults } from '../rulebook/fide-team-2026/rules.ts'
import { teamsAsPlayers } from '../rulebook/fide-team-2026/teams-as-players.ts'
import { type ArchivedFile, readGoldenArchive } from './golden-archive.ts'
import { tournamentFrom } from './read-golden.ts'

export type GoldenTeamEvent = {
  readonly name: string
  readonly settings: FideTeamSettings
  /** Teams as players, with the initial colour. */
  readonly entrants: Tournament
  readonly initialColour: Colour
  /** "white-black" in order of White, then the bye as "id-0". */
  readonly rounds: readonly { readonly round: RoundNumber; readonly pairs: readonly string[] }[]
}

type Said = {
  readonly code: string
  readonly initial: 'W' | 'B'
  readonly rounds: readonly {
    readonly round: number
    readonly pab: number | null
    readonly pairs: readonly (readonly [number, number])[]
  }[]
}

/** The events of `golden/team-2026.tar.gz`. */
export const goldenTeamEvents = (): readonly GoldenTeamEvent[] => {
  const files = readGoldenArchive('team-2026')
  const text = (file: ArchivedFile): string => new TextDecoder().decode(file.bytes)
  const answers = new Map(
    files.filter(({ name }) => name.endsWith('.pairs.json')).map((file) => [file.name.replace('.pairs.json', ''), file]),
  )
  return files
    .filter(({ name }) => name.endsWith('.trf'))
    .map((file) => {
      const name = file.name.replace('.trf', '')
      const said = JSON.parse(text(answers.get(name)!)) as Said
      const settings = settingsOf(said.code)
      const initialColour = said.initial === 'W' ? 'white' : 'black'
      const entrants = teamsAsPlayers(withRecords(tournamentFrom(name, file.bytes), text(file)), settings)
      return { name, settings, initialColour, entrants: { ...entrants, initialColour }, rounds: said.rounds.map(roundOf) }
    })
}

const roundOf = ({ round, pab, pairs }: Said['rounds'][number]) => ({
  round: roundNumber(round),
  pairs: [...pairs.toSorted((a, b) => a[0] - b[0]).map(([white, black]) => `${white}-${black}`), ...(pab === null ? [] : [`${pab}-0`])],
})

/** TRF26 192: type, score, and the secondary score where it is used; nothing of it: the defaults. */
const settingsOf = (code: string): FideTeamSettings => {
  const said = /^FIDE_TEAM(?:_TYPE([AB]))?(?:_(MP|GP))?(_MP|_GP)?$/.exec(code)!
  if (said[2] === undefined) return fideTeamDefaults
  const preferences = (said[1] ?? null) as FideTeamSettings['preferences']
  return { ...fideTeamDefaults, preferences, primary: said[2] === 'GP' ? 'game-points' : 'match-points', secondary: said[3] !== undefined }
}

/** 320 and 362 as they stand there: what is usual elsewhere is not kept. */
const withRecords = (tournament: Tournament, text: string): Tournament => {
  const lines = text.split(/\r\n|\r|\n/)
  const records = ['320', '362'].flatMap((id) =>
    lines.filter((line) => line.startsWith(`${id} `)).map((line) => ({ id, text: line.slice(4) })),
  )
  return { ...tournament, extra: [...tournament.extra.filter(({ id }) => id !== '320' && id !== '362'), ...records] }
}
