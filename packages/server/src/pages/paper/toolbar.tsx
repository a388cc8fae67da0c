import { languageNames, languages } from '@zug/messages/language'
import type { Child, FC } from 'hono/jsx'
import { lastChecked } from './documents/checklist.tsx'
import { groupingsOf } from './groups.ts'
import { densities, formats, numberings } from './options.ts'
import { type Paper, type PaperDocument, roundsOf } from './paper.ts'

/** Choices as a plain form, so that they work without script; only the button that prints needs one. */
export const Toolbar: FC<{ readonly paper: Paper; readonly document: PaperDocument }> = ({ paper, document }) => {
  const { words, id } = paper
  return (
    <nav class="toolbar" aria-label={words.options}>
      <a href={`/t/${id}/paper?lang=${paper.language}&format=${paper.options.format}`}>{words.allDocuments}</a>
      <form method="get">
        <Fields paper={paper} document={document} />
        <SharedFields paper={paper} />
        <button type="submit">{words.show}</button>
      </form>
      <button type="button" class="print" data-print hidden>
        {words.print}
      </button>
      <MakeLinks paper={paper} document={document} />
    </nav>
  )
}

/** Links are made by asking for them, never by looking at a page. */
const MakeLinks: FC<{ readonly paper: Paper; readonly document: PaperDocument }> = ({ paper, document }) => {
  const { words, id, options, mayLink, links, round, language } = paper
  if (!mayLink || !options.links || links !== null || round === null || !document.options.includes('links')) return null
  const query = new URLSearchParams({ round: String(round.round), format: options.format, lang: language })
  if (options.perPage !== null) query.set('perPage', String(options.perPage))
  return (
    <form method="post" action={`/t/${id}/paper/${document.id}/links?${query}`} class="ask">
      <p>{words.noLinks(round.round)}</p>
      <button type="submit">{words.makeLinks}</button>
    </form>
  )
}

type Choice = readonly [value: string, text: string]

const Select: FC<{ readonly name: string; readonly label: string; readonly chosen: string; readonly choices: readonly Choice[] }> = ({
  name,
  label,
  chosen,
  choices,
}) => (
  <label>
    <span>{label}</span>
    <select name={name}>
      {choices.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

const NumberField: FC<{ readonly name: string; readonly label: string; readonly value: number | null }> = ({ name, label, value }) => (
  <label>
    <span>{label}</span>
    <input name={name} type="number" min="1" max="999999" value={value === null ? '' : String(value)} />
  </label>
)

/** Paper and language, which all documents have. */
export const SharedFields: FC<{ readonly paper: Paper }> = ({ paper: { words, options, language } }) => (
  <>
    <Select
      name="format"
      label={words.option.format}
      chosen={options.format}
      choices={formats.map((format) => [format, words.formats[format]] as const)}
    />
    <Select
      name="lang"
      label={words.option.language}
      chosen={language}
      choices={languages.map((each) => [each, languageNames[each]] as const)}
    />
  </>
)

/** The fields that mean something to a document. */
export const Fields: FC<{ readonly paper: Paper; readonly document: PaperDocument }> = ({ paper, document }) => {
  const { words, options } = paper
  const has = (name: PaperDocument['options'][number]): boolean => document.options.includes(name)
  const rounds = document.id === 'checklist' ? checklistRounds(paper) : roundsOf(paper)
  const chosenRound = document.id === 'checklist' ? (options.round ?? rounds.at(-1)) : paper.round?.round
  const fields: readonly Child[] = [
    has('round') && rounds.length > 0 ? (
      <Select
        name="round"
        label={words.option.round}
        chosen={String(chosenRound)}
        choices={rounds.map((n) => [String(n), String(n)] as const)}
      />
    ) : null,
    has('columns') ? (
      <Select
        name="columns"
        label={words.option.columns}
        chosen={String(options.columns)}
        choices={['1', '2', '3'].map((n) => [n, n] as const)}
      />
    ) : null,
    has('perPage') ? (
      <Select
        name="perPage"
        label={words.option.perPage}
        chosen={String(options.perPage ?? document.perPage?.[0])}
        choices={(document.perPage ?? []).map((n) => [String(n), String(n)] as const)}
      />
    ) : null,
    has('order') ? (
      <Select
        name="order"
        label={words.option.order}
        chosen={options.order ?? document.orders?.[0] ?? 'number'}
        choices={(document.orders ?? []).map((order) => [order, words.orders[order]] as const)}
      />
    ) : null,
    has('group') && groupingsOf(paper).length > 1 ? (
      <Select
        name="group"
        label={words.option.group}
        chosen={options.group}
        choices={groupingsOf(paper).map((group) => [group, words.groups[group]] as const)}
      />
    ) : null,
    has('numbers') ? (
      <Select
        name="numbers"
        label={words.option.numbers}
        chosen={options.numbers}
        choices={numberings.map((numbers) => [numbers, words.numbers[numbers]] as const)}
      />
    ) : null,
    has('boards') ? <NumberField name="first" label={words.option.first} value={options.first} /> : null,
    has('boards') ? <NumberField name="last" label={words.option.last} value={options.last} /> : null,
    has('numbersRange') ? <NumberField name="first" label={words.option.firstNumber} value={options.first} /> : null,
    has('numbersRange') ? <NumberField name="last" label={words.option.lastNumber} value={options.last} /> : null,
    has('links') && paper.mayLink ? (
      <Select
        name="links"
        label={words.option.links}
        chosen={options.links ? 'yes' : 'no'}
        choices={[
          ['no', words.links.no],
          ['yes', words.links.yes],
        ]}
      />
    ) : null,
    has('density') ? (
      <Select
        name="density"
        label={words.option.density}
        chosen={options.density}
        choices={densities.map((density) => [density, words.densities[density]] as const)}
      />
    ) : null,
  ]
  return <>{fields}</>
}

/** The arbiter's checklist reaches one round further than what is published. */
const checklistRounds = ({ state }: Paper): readonly number[] => Array.from({ length: lastChecked(state) }, (_, at) => at + 1)
