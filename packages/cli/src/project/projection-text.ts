import type { PlayerId, Tournament } from '@zug/engine/model'
import type { Prospect } from '@zug/engine/norms'
import {
  type Need,
  type NextGame,
  needsFor,
  needsForPrize,
  type OwnResult,
  ownResults,
  type ProjectedPlayer,
  type Projection,
  type Turn,
  turnsElsewhere,
  turnsOf,
} from '@zug/engine/projection'
import { amountsText } from '../prizes/money.ts'
import type { Style } from '../terminal/style.ts'
import { type Column, tableLines } from '../terminal/table.ts'
import type { Asked } from './asked.ts'

const percent = (share: number): string => `${(100 * share).toFixed(share > 0 && share < 0.01 ? 1 : 0)} %`
/** Said too large rather than too small. */
const errorText = (error: number): string => `${Math.ceil(1000 * error) / 10} %`
const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

/** What `zug project` prints. */
export const projectionText = (tournament: Tournament, projection: Projection, asked: Asked | null, style: Style): string => {
  const names = new Map(tournament.players.map(({ id, name }) => [id, name || String(id)]))
  const nameOf = (id: PlayerId): string => names.get(id) ?? String(id)
  const blocks = [
    [heading(projection)],
    openGames(projection, nameOf, style),
    asked === null ? certainPairs(projection, nameOf, style) : ofPlayer(projection, asked, nameOf, style),
  ].filter((lines) => lines.length > 0)
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const heading = ({ open, exact, tried, error, model, round, withoutPairing }: Projection): string =>
  [
    open.length === 0 ? 'No game is open.' : `${open.length} ${open.length === 1 ? 'game is' : 'games are'} open.`,
    exact
      ? open.length === 0
        ? ''
        : `All ${tried} ways in which ${open.length === 1 ? 'it' : 'they'} may end were tried.`
      : `${tried} ways in which ${open.length === 1 ? 'it' : 'they'} may end were drawn by lot: shares of all of them are within ${errorText(error)} of the true ones, 95 times in 100.`,
    open.length === 0 ? '' : model === 'rating' ? 'Results are as likely as ratings say.' : 'All results are equally likely.',
    round === null ? 'No round follows.' : '',
    withoutPairing > 0 ? `In ${percent(withoutPairing)} of them round ${round} has no legal pairing.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

const depends = { yes: 'yes', no: 'no', 'not-seen': 'not seen' } as const

const openGames = ({ open, round }: Projection, nameOf: (id: PlayerId) => string, style: Style): readonly string[] => {
  if (open.length === 0) return []
  const columns = [right('Round'), left('White'), left('Black'), right('1-0'), right('½-½'), right('0-1')]
  const [first, ...rows] = tableLines(
    round === null ? columns : [...columns, left(`Round ${round} depends on it`)],
    open.map(({ round: at, white, black, chances, decides }) => [
      String(at),
      nameOf(white),
      nameOf(black),
      percent(chances.white),
      percent(chances.draw),
      percent(chances.black),
      ...(round === null ? [] : [depends[decides]]),
    ]),
  )
  return [style('dim', first!), ...rows]
}

const certainPairs = (
  { certain, certainBye, round, exact }: Projection,
  nameOf: (id: PlayerId) => string,
  style: Style,
): readonly string[] => {
  if (round === null) return []
  const title = exact ? `Certain of round ${round}` : `In every way tried, of round ${round}`
  const bye = certainBye === null ? [] : [`  ${nameOf(certainBye)}: bye`]
  if (certain.length === 0) return [`${title}: no pair yet.`, ...bye]
  return [
    style('bold', `${title}: ${certain.length}`),
    ...certain.map(({ white, black }) => `  ${nameOf(white)} – ${nameOf(black)}`),
    ...bye,
  ]
}

const gameText = ({ kind, opponent, colour }: NextGame, nameOf: (id: PlayerId) => string): readonly [string, string] =>
  kind === 'game' ? [nameOf(opponent!), colour ?? ''] : [kind === 'bye' ? 'bye' : 'not paired', '']

const ownText: Readonly<Record<OwnResult, string>> = { win: 'win', draw: 'draw', loss: 'loss', none: 'whatever happens' }

const prospects: Readonly<Record<Prospect, string>> = { made: 'norm', open: 'still possible', 'out-of-reach': 'no norm' }

const ofPlayer = (projection: Projection, asked: Asked, nameOf: (id: PlayerId) => string, style: Style): readonly string[] => {
  const { player, place, norms } = asked
  const one = projection.of(player)
  const next =
    one.next.length === 0
      ? []
      : [
          style('bold', `${nameOf(player)} in round ${projection.round}`),
          ...tableLines(
            [right('Share'), left('Opponent'), left('Colour')],
            one.next.map(({ of, share }) => [percent(share), ...gameText(of, nameOf)]),
          ),
          '',
        ]
  const places = ownResults.flatMap((own): readonly (readonly string[])[] => {
    const found = one.places.get(own)
    if (found === undefined) return []
    const likely = found.toSorted((a, b) => b.share - a.share)[0]!
    return [[ownText[own], String(found[0]!.of), String(found.at(-1)!.of), String(likely.of)]]
  })
  return [
    ...next,
    style('bold', `${nameOf(player)} in the standings${projection.exact ? '' : ', in the ways tried'}`),
    ...tableLines([left('Own game'), right('Best'), right('Worst'), right('Likeliest')], places),
    '',
    style('bold', `Place ${place} or better`),
    ...needsFor(one, place).map((need) => `  ${needText(need, projection)}`),
    ...turnLines(turnsElsewhere(turnsOf(projection, { player, place }), player), nameOf, style),
    ...prizeLines(projection, one, asked, nameOf, style),
    ...(norms.length === 0 ? [] : ['', style('bold', 'Title norms')]),
    ...norms.map(({ title, win, draw, loss }) => `  ${title}: win ${prospects[win]}, draw ${prospects[draw]}, loss ${prospects[loss]}`),
  ]
}

const needText = ({ own, reached, share, error }: Need, { exact }: Projection): string => {
  const tried = exact ? '' : ', of those tried'
  const within = error === 0 ? '' : ` ± ${errorText(error)}`
  const how = { surely: 'in all ways', not: 'in no way', perhaps: `in ${percent(share)}${within} of the ways` }[reached]
  return `${ownText[own]}: ${how}${tried}`
}

const prizeLines = (
  projection: Projection,
  one: ProjectedPlayer,
  { player, fund }: Asked,
  nameOf: (id: PlayerId) => string,
  style: Style,
): readonly string[] => {
  if (fund === null) return []
  const lines = needsForPrize(one).map((need) => {
    const takings = one.takings.get(need.own)!
    return `  ${needText(need, projection)}${need.reached === 'not' ? '' : `: ${amountsText(takings.at(-1)!.of, takings[0]!.of, fund)}`}`
  })
  return [
    '',
    style('bold', 'A prize'),
    ...lines,
    ...turnLines(turnsElsewhere(turnsOf(projection, { player, prize: 'any' }), player), nameOf, style),
  ]
}

/** More nobody reads. */
const most = 5

const within = (turns: readonly Turn[]): string => {
  const error = Math.max(0, ...turns.map((turn) => turn.error))
  return error === 0 ? '' : ` (± ${errorText(error)})`
}

const turnLines = (turns: readonly Turn[], nameOf: (id: PlayerId) => string, style: Style): readonly string[] => {
  const share = (reached: number | null): string => (reached === null ? '–' : percent(reached))
  return turns.length === 0
    ? []
    : [
        '',
        style('bold', `Other games that matter for it${within(turns.slice(0, most))}`),
        ...tableLines(
          [left('White'), left('Black'), right('1-0'), right('½-½'), right('0-1')],
          turns
            .slice(0, most)
            .map(({ white, black, reached }) => [
              nameOf(white),
              nameOf(black),
              share(reached.white),
              share(reached.draw),
              share(reached.black),
            ]),
        ),
      ]
}
