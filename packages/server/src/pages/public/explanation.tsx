import type { FC } from 'hono/jsx'
import { BracketMapPicture } from './bracket-map.tsx'
import { Corrected } from './corrected.tsx'
import { Wide } from './names.tsx'
import { addressOf, type Scene, wordsOf } from './scene.ts'
import type { WhyAnswer } from './shapes.ts'

type Run = NonNullable<WhyAnswer['paragraphs']>[number][number]

/** An answer: one sentence, short paragraphs with their articles, then the depth for those who open it. */
export const Explanation: FC<{ readonly scene: Scene; readonly why: WhyAnswer; readonly short?: boolean }> = ({ scene, why, short }) => {
  const words = wordsOf(scene)
  const byHand = scene.view.rounds.find(({ round }) => round === why.round)?.byHand === true
  const paragraphs = why.paragraphs ?? why.sentences.map((text) => [{ kind: 'text', text } as const])
  return (
    <div class="explanation">
      <Corrected scene={scene} round={why.round} />
      {byHand && why.asPublished === false ? <p class="note">{words.whyByHand}</p> : null}
      {why.headline === undefined ? null : <p class="headline">{why.headline}</p>}
      {paragraphs.map((runs) => (
        <p>
          {runs.map((run) => (
            <Piece scene={scene} run={run} />
          ))}
        </p>
      ))}
      {why.map == null ? null : (
        <details id="map">
          <summary>{words.whyDepth}</summary>
          <BracketMapPicture scene={scene} map={why.map} />
        </details>
      )}
      {short === true ? null : <Cards scene={scene} why={why} />}
    </div>
  )
}

/** Names lead to the pages of players. */
const Piece: FC<{ readonly scene: Scene; readonly run: Run }> = ({ scene, run }) => {
  switch (run.kind) {
    case 'article':
      return <cite class="article">{run.article}</cite>
    case 'name':
      return <a href={addressOf(scene, `/player/${run.player}`)}>{run.text}</a>
    default:
      return <>{run.text}</>
  }
}

const Cards: FC<{ readonly scene: Scene; readonly why: WhyAnswer }> = ({ scene, why }) => {
  const words = wordsOf(scene)
  if (why.cards == null) return null
  const { columns, rows } = why.cards
  const shown = columns.flatMap((column, at) => (column.notable ? [{ ...column, at }] : []))
  if (shown.length === 0) return null
  return (
    <details id="cards">
      <summary>{words.whyCards}</summary>
      <Wide label={words.whyCards}>
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">{words.criterion}</th>
              {rows.map(({ label }) => (
                <th scope="col">{label}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ article, label, at }) => (
              <tr>
                <th scope="row">
                  <cite class="article">{article}</cite> {label}
                </th>
                {rows.map(({ cells }) => (
                  <td class={cells[at]?.mark}>{cells[at]?.text ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </details>
  )
}
