import type { DeskCommand, PlayerId, RoundNumber } from '@zug/engine'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'

const choices = ['plays', 'half-point', 'zero-point', 'full-point'] as const
type Bye = (typeof choices)[number]

/** The rounds to come: a row each, what the player does in it in columns. */
export const PlayerByes = ({ player, from }: { readonly player: PlayerId; readonly from: number }) => {
  const { edit: words } = useWords('players')
  const { byes: names } = useWords('common')
  const { facts } = useWords('shell')
  const { byes, settings } = useTournament()
  const run = useCommand()
  const group = useUnique()
  const rounds = Array.from({ length: settings.numberOfRounds - from + 1 }, (_, index) => from + index)
  const labelOf = (choice: Bye): string => (choice === 'plays' ? words.plays : names[choice])
  const commandFor = (round: number, choice: Bye): DeskCommand => {
    const of = { player, round: round as RoundNumber }
    return choice === 'plays' ? { kind: 'cancel-bye', ...of } : { kind: 'request-bye', bye: { ...of, bye: choice } }
  }
  return (
    <section className="player-byes">
      <h3>{words.byes}</h3>
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
            const now = byes.find((one) => one.player === player && one.round === round)?.bye ?? 'plays'
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
                        onChange={() => void run(commandFor(round, choice))}
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
