import { useQuery } from '@tanstack/react-query'
import { boardNumber } from '@zug/engine/desk'
import { prizeText, takingsText } from '@zug/messages/prizes/money'
import { useState } from 'react'
import { roundOf, send } from '../../api/client.ts'
import { keyOf } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useLanguage, useWords } from '../../words/language.tsx'

type Ended = 'win' | 'draw' | 'loss'
type Supposed = { readonly board: number; readonly ended: Ended }

const resultOf = { win: ['win', 'loss'], draw: ['draw', 'draw'], loss: ['loss', 'win'] } as const

type Takings = { readonly money: number; readonly things: readonly string[] }

/** Other results of the round, and who would gain or lose by them; nothing is written. */
export const WhatIf = ({ round: asked, currency }: { readonly round: number | null; readonly currency: string }) => {
  const { whatIf: words, name: nameWord } = useWords('prizes')
  const { language } = useLanguage()
  const { id } = usePlace()
  const tournament = useTournament()
  const { rounds, players } = tournament
  const select = useUnique()
  const round = rounds.find((one) => one.round === asked) ?? rounds.at(-1)!
  const [board, setBoard] = useState('')
  const [ended, setEnded] = useState<Ended>('win')
  const [kept, setKept] = useState<{ readonly round: number; readonly list: readonly Supposed[] }>({ round: round.round, list: [] })
  // Another round has other games.
  const list = kept.round === round.round ? kept.list : []
  const put = (next: readonly Supposed[]): void => setKept({ round: round.round, list: next })
  const names = new Map<number, string>(players.map((player) => [player.id, player.name]))
  const side = (index: number, which: 'white' | 'black'): string => names.get(round.boards[index]?.[which] ?? 0) ?? ''
  const supposed = list.filter((one) => round.boards[one.board] !== undefined)
  const { data } = useQuery({
    queryKey: [...keyOf(id), 'prizes-if', asked, round.round, supposed],
    enabled: supposed.length > 0,
    queryFn: () =>
      send(
        'POST',
        '/tournaments/{tournament}/prizes/what-if',
        { tournament: id },
        {
          round: asked === null ? null : roundOf(asked),
          results: supposed.map(({ board: at, ended: how }) => ({
            round: round.round,
            board: at,
            result: { white: resultOf[how][0], black: resultOf[how][1], rated: true },
          })),
        },
      ),
  })
  const add = (): void => {
    if (board === '') return
    put([...supposed.filter((one) => one.board !== Number(board)), { board: Number(board), ended }])
    setBoard('')
  }
  const taken = (takings: Takings): string => takingsText(takings, currency, language) || words.nothing
  return (
    <section className="what-if">
      <h2>{words.title}</h2>
      <p className="hint">{words.hint}</p>
      <div className="what-if-form">
        <div className="field">
          <label htmlFor={select}>{words.game}</label>
          <select id={select} value={board} onChange={({ target }) => setBoard(target.value)}>
            <option value="">{words.choose}</option>
            {round.boards.map((_, index) => (
              <option key={index} value={index}>
                {words.board(boardNumber(tournament, round.round, index), side(index, 'white'), side(index, 'black'))}
              </option>
            ))}
          </select>
        </div>
        <Choice
          label={words.result}
          value={ended}
          onChange={setEnded}
          options={(['win', 'draw', 'loss'] as const).map((value) => ({ value, label: words.results[value] }))}
        />
        <Button look="plain" disabled={board === ''} onClick={add}>
          {words.add}
        </Button>
      </div>
      {supposed.length === 0 ? null : (
        <ul className="what-if-list">
          {supposed.map((one) => {
            const game = words.supposed(side(one.board, 'white'), words.results[one.ended], side(one.board, 'black'))
            return (
              <li key={one.board}>
                {game}
                <Button aria-label={words.remove(game)} onClick={() => put(supposed.filter((other) => other !== one))}>
                  ×
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <div role="status">
        {supposed.length === 0 || data === undefined ? null : data.changes.length === 0 ? (
          <p>{words.same}</p>
        ) : (
          <table className="what-if-changes">
            <thead>
              <tr>
                <th scope="col">{nameWord}</th>
                <th scope="col">{words.now}</th>
                <th scope="col">{words.would}</th>
                <th scope="col">{words.difference}</th>
              </tr>
            </thead>
            <tbody>
              {data.changes.map(({ player, name, before, after }) => (
                <tr key={player}>
                  <th scope="row">{name}</th>
                  <td>{taken(before)}</td>
                  <td>{taken(after)}</td>
                  <td className={after.money > before.money ? 'more' : after.money < before.money ? 'less' : undefined}>
                    {after.money > before.money ? '+' : after.money < before.money ? '−' : ''}
                    {prizeText({ money: Math.abs(after.money - before.money), thing: null }, currency, language)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  )
}
