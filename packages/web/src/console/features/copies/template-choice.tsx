import type { Template } from '@zug/server/views'
import { Choice } from '../../ui/choice.tsx'
import { useWords } from '../../words/language.tsx'

type Props = { readonly templates: readonly Template[]; readonly value: string; readonly onChange: (id: string) => void }

/** What a new tournament starts from. */
const TemplateChoice = ({ templates, value, onChange }: Props) => {
  const { template: words } = useWords('copies')
  return (
    <Choice
      look="list"
      label={words.from}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: words.fresh },
        ...templates.map(({ id, name, sections, by }) => ({
          value: id,
          label: name,
          hint: words.of(
            sections.map((one) => one.name),
            by,
          ),
        })),
      ]}
    />
  )
}

export default TemplateChoice
