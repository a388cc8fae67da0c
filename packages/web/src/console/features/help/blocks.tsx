import type { Block, Inline } from './markdown.ts'

type OnGuide = (name: string) => void

/** A guide's text. Links to other guides stay here; what is outside is only named, for there may be no network. */
export const Blocks = ({ of, onGuide }: { readonly of: readonly Block[]; readonly onGuide: OnGuide }) => (
  <>
    {of.map((block, at) => (
      <One key={at} block={block} onGuide={onGuide} />
    ))}
  </>
)

const One = ({ block, onGuide }: { readonly block: Block; readonly onGuide: OnGuide }) => {
  const runs = (of: readonly Inline[]) => <Runs of={of} onGuide={onGuide} />
  switch (block.kind) {
    case 'heading':
      return <h4>{runs(block.of)}</h4>
    case 'paragraph':
      return <p>{runs(block.of)}</p>
    case 'code':
      return <pre>{block.text}</pre>
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{runs(item)}</li>)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, at) => (
                <th key={at} scope="col">
                  {runs(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>{runs(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

const Runs = ({ of, onGuide }: { readonly of: readonly Inline[]; readonly onGuide: OnGuide }) => (
  <>
    {of.map((run, at) => {
      switch (run.kind) {
        case 'code':
          return <code key={at}>{run.text}</code>
        case 'strong':
          return <b key={at}>{run.text}</b>
        case 'em':
          return <em key={at}>{run.text}</em>
        case 'link': {
          const guide = /^([\w-]+)\.md/.exec(run.to)?.[1]
          return guide === undefined ? (
            <span key={at}>{run.text}</span>
          ) : (
            <button key={at} type="button" className="help-link" onClick={() => onGuide(guide)}>
              {run.text}
            </button>
          )
        }
        default:
          return <span key={at}>{run.text}</span>
      }
    })}
  </>
)
