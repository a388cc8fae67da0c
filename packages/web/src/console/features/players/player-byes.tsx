import type { DeskCommand } from '@zug/engine/desk'
import type { PlayerId, RoundNumber } from '@zug/engine/model'
import { useReducer } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useCommon } from '../../words/event.ts'
import { useWords } from '../../words/language.tsx'
import { missedBy } from './missed.ts'
import type { Player } from './player.ts'

const all = ['plays', 'half-point', 'zero-point', 'full-point'] as const
type Bye = (typeof all)[number]

/** Where games have scores of their own, whoever is excused has nothing. */
const unscored: readonly Bye[] = ['plays', 'zero-point']

/** The rounds to come, and those a late entry has missed. */
export const PlayerByes = ({ player, from }: { readonly player: Player; readonly from: number | null }) => {
  const { edit: words } = useWords('players')
  const tournament = useTournament()
  const last = tournament.settings.numberOfRounds
  const choices = tournament.traits.games === 'scores' ? unscored : all
  const coming = from === null ? [] : Array.from({ length: last - from + 1 }, (_, index) => from + index)
  const missed = missedBy(player, tournament)
  return (
    <>
      {coming.length === 0 ? null : <Rounds heading={words.byes} rounds={coming} choices={choices} idle="plays" player={player.id} />}
      {missed.length === 0 ? null : (
        <Rounds heading={words.missed} rounds={missed} choices={choices.slice(1)} idle="zero-point" player={player.id} />
      )}
    </>
  )
}

type RoundsProps = {
  readonly heading: string
  readonly rounds: readonly number[]
  readonly choices: readonly Bye[]
  /** Where nothing was said. */
  readonly idle: Bye
  readonly player: PlayerId
}

/** A row for each round, what the player does in it in columns. */
const Rounds = ({ heading, rounds, choices, idle, player }: RoundsProps) => {
  const { edit: words } = useWords('players')
  const { byes: names } = useCommon()
  const { facts } = useWords('shell')
  const { byes } = useTournament()
  const run = useCommand()
  const group = useUnique()
  // A choice that was refused, or thought better of, is shown by the browser all the same until it is drawn again.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const labelOf = (choice: Bye): string => (choice === 'plays' ? words.plays : names[choice])
  const commandFor = (round: number, choice: Bye): DeskCommand => {
    const of = { player, round: round as RoundNumber }
    return choice === 'plays' ? { kind: 'cancel-bye', ...of } : { kind: 'request-bye', bye: { ...of, bye: choice } }
  }
  return (
    <section className="player-byes">
      <h3>{heading}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            {choices.map((choice) => (
              <th key={choice} scope="col">
                {labelOf(choice)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => {
            const now = byes.find((one) => one.player === player && one.round === round)?.bye ?? idle
            return (
              <tr key={round}>
                <th scope="row">{facts.round(round)}</th>
                {choices.map((choice) => (
                  <td key={choice}>
                    <label>
                      <input
                        type="radio"
                        name={`${group}-${round}`}
                        checked={now === choice}
                        aria-label={`${facts.round(round)}: ${labelOf(choice)}`}
                        onChange={() => void run(commandFor(round, choice)).then(drawAgain)}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
