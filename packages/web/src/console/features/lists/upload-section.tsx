import { issueTextIn } from '@zug/messages/lists/issue-text'
import type { ListUpload } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useWords } from '../../words/language.tsx'
import { PreviewForm } from './preview-form.tsx'
import { useUpload } from './use-upload.ts'

/** For the owner of the installation: a list from a file, sent, looked at, and put in the place of the old one. */
export const UploadSection = () => {
  const words = useWords('lists')
  const { page } = words
  const problemText = useProblemText()
  const { upload, problem, begin, take, stop } = useUpload()
  const state = upload?.state
  const preview = state?.stage === 'ready' || state?.stage === 'refused' ? state.preview : null
  return (
    <section className="section">
      <h2>{page.add}</h2>
      <div className="list-upload">
        {upload === null || state?.stage === 'done' || (state?.stage === 'refused' && preview === null) ? (
          <label className="field">
            <span>{page.choose}</span>
            <input
              type="file"
              accept=".zip,.txt,.xml,.csv,.tsv,.xlsx,.ods,.trf,.trfx"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file !== undefined) void begin(file)
                // The same file may be chosen again.
                target.value = ''
              }}
            />
          </label>
        ) : null}
        {upload === null ? null : <Progress upload={upload} onStop={stop} />}
        {state?.stage === 'done' ? (
          <p role="status" className="list-done">
            {words.taken(state.list)}
          </p>
        ) : null}
        {state?.stage === 'refused' ? (
          <p role="alert" className="field-problem">
            {issueTextIn(words, state.issue)} {page.stays}
          </p>
        ) : null}
        {problem === undefined ? null : (
          <p role="alert" className="field-problem">
            {problemText(problem)}
          </p>
        )}
        {preview === null ? null : (
          <PreviewForm
            key={upload!.id}
            preview={preview}
            smaller={state?.stage === 'refused' && state.issue.code === 'list-shrunk'}
            onTake={take}
            onStop={stop}
          />
        )}
      </div>
    </section>
  )
}

const Progress = ({ upload, onStop }: { readonly upload: ListUpload; readonly onStop: () => void }) => {
  const words = useWords('lists')
  const { page } = words
  const { bytes, state } = upload
  if (state.stage !== 'receiving' && state.stage !== 'reading' && state.stage !== 'importing') return null
  const share = state.stage === 'receiving' ? state.received / Math.max(1, bytes) : state.stage === 'importing' ? state.share : null
  const percent = Math.floor((share ?? 0) * 100)
  const text = state.stage === 'receiving' ? page.sending(percent) : state.stage === 'reading' ? page.looking : words[state.phase](percent)
  return (
    <div className="list-progress">
      <span>{upload.file}</span>
      <progress aria-label={upload.file} max={100} value={share === null ? undefined : percent} />
      <span>{text}</span>
      <Button onClick={onStop}>{page.stop}</Button>
    </div>
  )
}
