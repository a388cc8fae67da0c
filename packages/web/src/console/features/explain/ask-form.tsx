import type { PlayerId } from '@zug/engine/model'
import { type FormEvent, useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/language.tsx'
import { roundAtHand } from '../round/round-at-hand.ts'
import { whoPlays } from '../round/who-plays.ts'
import { PlayerPicker } from './player-picker.tsx'
import { useWhy, type WhyQuestion } from './why-context.tsx'

/** "Why not these two?": by name, without leaving the panel. */
export const AskForm = ({ question }: { readonly question: WhyQuestion }) => {
  const tournament = useTournament()
  const { ask: words } = useWords('explain')
  const { ask } = useWhy()
  const round = roundAtHand(tournament, question.round)
  const [first, setFirst] = useState<PlayerId | null>(question.player as PlayerId)
  const [second, setSecond] = useState<PlayerId | null>(question.kind === 'why-not' ? (question.opponent as PlayerId) : null)
  const entrants = whoPlays(tournament)
  const options = [...round.boards.flatMap(({ white, black }) => [white, black]), ...(round.bye === null ? [] : [round.bye])].flatMap(
    (id) => {
      const entrant = entrants.get(id)
      return entrant === undefined ? [] : [{ id, name: entrant.name, number: entrant.number, note: entrant.facts }]
    },
  )
  const ready = first !== null && second !== null && first !== second
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (ready) ask({ kind: 'why-not', round: question.round, player: first, opponent: second })
  }
  return (
    <form className="why-ask" onSubmit={send} aria-labelledby="why-ask">
      <h3 id="why-ask">{words.title}</h3>
      <PlayerPicker
        label={words.first}
        none={words.none}
        options={options.filter(({ id }) => id !== second)}
        value={first}
        onChange={setFirst}
      />
      <PlayerPicker
        label={words.second}
        none={words.none}
        options={options.filter(({ id }) => id !== first)}
        value={second}
        onChange={setSecond}
      />
      <Button look="plain" type="submit" disabled={!ready}>
        {words.ask}
      </Button>
    </form>
  )
}
