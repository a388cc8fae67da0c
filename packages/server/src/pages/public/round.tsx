import { alongTheHall } from '@zug/engine/desk'
import type { FC } from 'hono/jsx'
import { Corrected } from './corrected.tsx'
import { Frame } from './frame.tsx'
import { blocksOf, ColourDisc, colourText, Particulars, PlayerName, roles, Search, Signs } from './names.tsx'
import { OldReceipts, PairedAgain } from './recalled.tsx'
import { pointsText, resultText } from './results.ts'
import { addressOf, isFound, openText, query, type Scene, showsResults, wordsOf } from './scene.ts'
import { whenOf } from './schedule.tsx'
import type { Round, RoundBoard } from './shapes.ts'
import { boardResult, MatchBoards } from './team-match.tsx'

type Points = ReadonlyMap<number, number>
type Numbered = { readonly board: RoundBoard; readonly number: number }

/** A round: who plays whom, by board or by name. `points` are those before the round. */
export const RoundPage: FC<{ readonly scene: Scene; readonly round: Round; readonly points: Points | null }> = ({
  scene,
  round,
  points,
}) => {
  const words = wordsOf(scene)
  const byName = scene.url.searchParams.get('by') === 'name'
  const path = addressOf(scene, `/round/${round.round}`)
  const asked = query(scene)
  const open = round.boards.filter(({ result }) => resultText(result, words.common).open).length
  return (
    <Frame scene={scene} tab="pairings" title={words.round(round.round)}>
      <RoundLinks scene={scene} current={round.round} />
      <h1>{words.round(round.round)}</h1>
      <p class="lead" id="progress">
        {showsResults(scene, round.round) ? (open === 0 ? words.allResultsIn : openText(scene, open)) : words.resultsLater}
        {round.byHand ? ` ${words.changedByHand}` : ''}
        {whenOf(scene, round.round) === '' ? null : <span class="when"> {whenOf(scene, round.round)}</span>}
      </p>
      <Corrected scene={scene} round={round.round} />
      <PairedAgain scene={scene} round={round} />
      <div class="tools">
        <nav class="switch" aria-label={words.order}>
          <a href={path} aria-current={byName ? undefined : 'true'}>
            {words.byBoard}
          </a>
          <a href={`${path}?by=name`} aria-current={byName ? 'true' : undefined}>
            {words.byName}
          </a>
        </nav>
        <Search scene={scene} action={path} value={asked} keep={byName ? { by: 'name' } : {}} />
      </div>
      {byName ? (
        <ByName scene={scene} round={round} asked={asked} />
      ) : (
        <ByBoard scene={scene} round={round} points={points} asked={asked} />
      )}
      <Unpaired scene={scene} round={round} asked={asked} />
      <Receipt scene={scene} round={round} />
    </Frame>
  )
}

export const RoundLinks: FC<{ readonly scene: Scene; readonly current: number | null }> = ({ scene, current }) => {
  const words = wordsOf(scene)
  if (scene.view.rounds.length === 0) return null
  return (
    <nav class="rounds" aria-label={words.rounds} id="rounds">
      {scene.view.rounds.map(({ round }) => (
        <a href={addressOf(scene, `/round/${round}`)} aria-label={words.round(round)} aria-current={round === current ? 'page' : undefined}>
          {String(round)}
        </a>
      ))}
    </nav>
  )
}

const namesOf = (scene: Scene, { white, black }: RoundBoard): readonly string[] => [
  scene.entrants.get(white)?.name ?? '',
  scene.entrants.get(black)?.name ?? '',
  ...(scene.view.traits.teams ? scene.view.teams : [])
    .filter(({ id }) => id === white || id === black)
    .flatMap(({ boards, alternates }) => [...boards, ...alternates].map((id) => scene.players.get(id)?.name ?? '')),
]

/** What the numbers number: boards, tables where there are no colours, matches of teams. */
const placeName = (scene: Scene): string => {
  const { match, table, board } = wordsOf(scene)
  return scene.view.traits.teams ? match : scene.view.traits.colourless ? table : board
}

const numbered = ({ view }: Scene, round: Round): readonly Numbered[] => alongTheHall(round, view.settings.firstBoard)

const ByBoard: FC<{ readonly scene: Scene; readonly round: Round; readonly points: Points | null; readonly asked: string }> = ({
  scene,
  round,
  points,
  asked,
}) => {
  const words = wordsOf(scene)
  const rows = numbered(scene, round).filter(({ board }) => isFound(namesOf(scene, board), asked))
  const colourless = scene.view.traits.colourless
  const { teams: teamEvent } = scene.view.traits
  const side = (id: number) => (
    <>
      <PlayerName scene={scene} entrant={scene.entrants.get(id)} />
      <Particulars entrant={scene.entrants.get(id)} points={points?.has(id) ? pointsText(points.get(id)!) : null} />
    </>
  )
  if (rows.length === 0) return <NoneFound scene={scene} asked={asked} />
  return (
    <>
      <table class={`list pairings${colourless ? ' colourless' : ''}`} {...roles.table} id="pairings">
        <caption class="unseen">{words.round(round.round)}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col" class="board">
              <abbr title={placeName(scene)}>{words.boardShort}</abbr>
            </th>
            <th {...roles.columnheader} scope="col" class="side">
              {teamEvent ? words.team : colourless ? words.player : words.common.white}
            </th>
            <th {...roles.columnheader} scope="col" class="result">
              {words.result}
            </th>
            <th {...roles.columnheader} scope="col" class="side">
              {teamEvent ? words.team : colourless ? words.opponent : words.common.black}
            </th>
          </tr>
        </thead>
        {blocksOf(rows).map((block) => (
          <tbody {...roles.rowgroup} id={`block-${block[0]!.number}`}>
            {block.map(({ board, number }) => {
              const { text, remark } = resultText(board.result, words.common)
              const mine = scene.me !== null && (board.white === scene.me.id || board.black === scene.me.id)
              return (
                <tr {...roles.row} id={`board-${number}`} class={mine ? 'mine' : undefined}>
                  <td {...roles.cell} class="board">
                    {String(number)}
                  </td>
                  <td {...roles.cell} class="side">
                    {side(board.white)}
                  </td>
                  <td {...roles.cell} class="result">
                    <span class="score">{text}</span>
                    {remark === null ? null : <small>{remark}</small>}
                  </td>
                  <td {...roles.cell} class="side">
                    {side(board.black)}
                  </td>
                  {teamEvent ? <MatchBoards scene={scene} round={round.round} board={board} /> : null}
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
      <Signs scene={scene} results={rows.flatMap(({ board }) => writtenOf(scene, board))} />
    </>
  )
}

/** Every result that stands there, boards of a match included. */
const writtenOf = (scene: Scene, board: RoundBoard): readonly string[] => [
  resultText(board.result, wordsOf(scene).common).text,
  ...(board.result?.match?.white ?? []).map((_, at) => boardResult(scene, board, at)),
]

const ByName: FC<{ readonly scene: Scene; readonly round: Round; readonly asked: string }> = ({ scene, round, asked }) => {
  const words = wordsOf(scene)
  const colourless = scene.view.traits.colourless
  const order = new Intl.Collator(scene.language, { sensitivity: 'base' })
  const seats = numbered(scene, round)
    .flatMap(({ board, number }) => [
      { id: board.white as number, other: board.black as number, colour: 'white' as const, number },
      { id: board.black as number, other: board.white as number, colour: 'black' as const, number },
    ])
    .flatMap((seat) => {
      const entrant = scene.entrants.get(seat.id)
      return entrant === undefined || !isFound([entrant.name], asked) ? [] : [{ ...seat, entrant }]
    })
    .sort((a, b) => order.compare(a.entrant.name, b.entrant.name))
  if (seats.length === 0) return <NoneFound scene={scene} asked={asked} />
  return (
    <table class="list by-name" {...roles.table} id="pairings">
      <caption class="unseen">{words.round(round.round)}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <th {...roles.columnheader} scope="col" class="side">
            {words.name}
          </th>
          <th {...roles.columnheader} scope="col" class="seat">
            {scene.view.traits.teams ? <abbr title={words.match}>{words.number}</abbr> : placeName(scene)}
          </th>
          <th {...roles.columnheader} scope="col" class="side">
            {words.opponent}
          </th>
        </tr>
      </thead>
      {blocksOf(seats).map((block) => (
        <tbody {...roles.rowgroup} id={`block-${block[0]!.id}`}>
          {block.map(({ id, other, colour, number, entrant }) => (
            <tr {...roles.row} id={`seat-${id}`} class={scene.me?.id === id ? 'mine' : undefined}>
              <td {...roles.cell} class="side">
                <PlayerName scene={scene} entrant={entrant} />
              </td>
              <td {...roles.cell} class="seat">
                <b>{String(number)}</b>
                {colourless ? null : (
                  <span>
                    <ColourDisc colour={colour} /> {colourText(scene, colour)}
                  </span>
                )}
              </td>
              <td {...roles.cell} class="side">
                <PlayerName scene={scene} entrant={scene.entrants.get(other)} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const Unpaired: FC<{ readonly scene: Scene; readonly round: Round; readonly asked: string }> = ({ scene, round, asked }) => {
  const words = wordsOf(scene)
  const rows = round.unpaired.filter(({ player }) => isFound([scene.entrants.get(player)?.name ?? ''], asked))
  if (rows.length === 0) return null
  return (
    <section class="unpaired" id="unpaired">
      <h2>{words.withoutGame}</h2>
      <ul>
        {rows.map(({ player, bye }) => (
          <li id={`unpaired-${player}`}>
            <PlayerName scene={scene} entrant={scene.entrants.get(player)} />
            <small>{wordsOf(scene).common.byes[bye]}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Receipt: FC<{ readonly scene: Scene; readonly round: Round }> = ({ scene, round }) => {
  const words = wordsOf(scene)
  return (
    <section class="receipt" id="receipt">
      <p>
        {words.receipt} <code>{round.receipt.short}</code>
      </p>
      <p>{words.receiptSays}</p>
      <ul class="links">
        <li>
          <a href={`/verify#/t/${scene.id}/round/${round.round}`}>{words.verify}</a>
        </li>
        <li>
          <a href={addressOf(scene, `/round/${round.round}/receipt.json`)} download={`${scene.id}-${round.round}.json`}>
            {words.receiptFile}
          </a>
        </li>
        <li>
          <a href={addressOf(scene, `/round/${round.round}/games.pgn`)}>{words.gamesFile}</a>
        </li>
      </ul>
      <OldReceipts scene={scene} round={round.round} />
    </section>
  )
}

/** Also there, hidden, for the search while typing. */
export const NoneFound: FC<{ readonly scene: Scene; readonly asked: string }> = ({ scene, asked }) => (
  <p class="none" id="none">
    {wordsOf(scene).noneFound(asked)}
  </p>
)
