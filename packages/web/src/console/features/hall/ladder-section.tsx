import { useState } from 'react'
import { useChange } from '../../api/change.ts'
import { ProblemError, send } from '../../api/client.ts'
import { keyOf, queryClient } from '../../api/queries.ts'
import { useMayAct, usePlace } from '../../api/tournament.tsx'
import type { Problem } from '../../api/types.ts'
import { Choice } from '../../ui/choice.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { type Hall, type Level, levels } from './hall.ts'

/** Each round on its rung. Going down takes something away that people can see now, so the desk asks back. */
export const LadderSection = ({ hall: { show } }: { readonly hall: Hall }) => {
  const { ladder: words } = useWords('hall')
  const { facts } = useWords('shell')
  const { id } = usePlace()
  const may = useMayAct()
  const chief = useMayAct('chief')
  const change = useChange()
  const problemText = useProblemText()
  const { tell } = useToasts()
  const [question, setQuestion] = useState<{ readonly problem: Problem; readonly round: number; readonly level: Level } | null>(null)
  // What was chosen shows at once, until the desk has answered.
  const [chosen, setChosen] = useState<{ readonly round: number; readonly level: Level } | null>(null)
  const set = async (round: number, level: Level, confirmed = false): Promise<void> => {
    setChosen({ round, level })
    try {
      const body = { level, ...(confirmed ? { confirmed } : {}) }
      await send('PUT', '/tournaments/{tournament}/hall/rounds/{round}', { tournament: id, round }, body)
    } catch (error) {
      if (error instanceof ProblemError && error.problem.confirmable === true) setQuestion({ problem: error.problem, round, level })
      else tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) })
    }
    await queryClient.invalidateQueries({ queryKey: keyOf(id) })
    setChosen(null)
  }
  const options = levels.map((value) => ({ value, label: words.levels[value] }))
  return (
    <section className="section">
      <h2>{words.title}</h2>
      {show.rounds.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="hall-list">
          {show.rounds.toReversed().map(({ round, level }) => (
            <li key={round}>
              <b>{facts.round(round)}</b>
              <Choice
                labelUnseen
                label={facts.round(round)}
                value={chosen?.round === round ? chosen.level : level}
                disabled={!may}
                onChange={(next) => set(round, next)}
                options={options}
              />
            </li>
          ))}
        </ul>
      )}
      <h3>{words.plan}</h3>
      <ul className="hall-list">
        {(['onPublish', 'onComplete'] as const).map((moment) => (
          <li key={moment}>
            <span>{words[moment]}</span>
            <Choice
              labelUnseen
              label={`${words.plan}, ${words[moment]}`}
              value={show.plan[moment]}
              disabled={!chief}
              onChange={(level) =>
                change.mutate(() =>
                  send('PUT', '/tournaments/{tournament}/hall/plan', { tournament: id }, { ...show.plan, [moment]: level }),
                )
              }
              options={options}
            />
          </li>
        ))}
      </ul>
      {question === null ? null : (
        <ConfirmDialog
          problem={question.problem}
          onAnswer={(yes) => {
            setQuestion(null)
            if (yes) void set(question.round, question.level, true)
          }}
        />
      )}
    </section>
  )
}
