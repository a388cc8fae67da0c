import { lineUpDoubts } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { CommonWords } from '@zug/messages/common/en'
import { lineUpDoubt } from '@zug/messages/common/line-up'
import type { Team } from './match.ts'
import './line-up-doubts.css'

type Props = {
  readonly words: CommonWords['lineUp']
  readonly nameOf: (id: PlayerId) => string
  readonly sides: readonly { readonly team: Team; readonly seats: readonly (PlayerId | null)[] }[]
  readonly boardsPerMatch: number | undefined
}

/** Warnings about line-ups that do not follow the declared order of the team. */
export const LineUpDoubts = ({ words, nameOf, sides, boardsPerMatch }: Props) => {
  const texts = sides.flatMap(({ team, seats }) =>
    lineUpDoubts(team, seats, boardsPerMatch).map((doubt) => {
      const said =
        doubt.kind === 'empty' ? doubt : { ...doubt, player: { name: nameOf(doubt.player) }, other: { name: nameOf(doubt.other) } }
      return `${team.name}: ${lineUpDoubt(words, said)}`
    }),
  )
  return texts.length === 0 ? null : (
    <div className="line-up-doubts" role="status">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
