import type { Step } from '../api/upload.ts'
import { UploadProgress } from './upload-progress.tsx'

type FileChoiceProps = {
  readonly label: string
  readonly hint: string
  readonly onFile: (file: File) => void
  /** How far the one that was chosen is, and how to stop it. */
  readonly step: Step | null
  readonly onStop: () => void
  readonly problem: string | null
}

/** A file to be sent: chosen, on its way, or refused. */
export const FileChoice = ({ label, hint, onFile, step, onStop, problem }: FileChoiceProps) => (
  <>
    <label className="field import-file">
      <span>{label}</span>
      <input type="file" onChange={({ target }) => target.files?.[0] !== undefined && onFile(target.files[0])} />
      <small className="hint">{hint}</small>
    </label>
    <UploadProgress step={step} onStop={onStop} />
    {problem === null ? null : (
      <p className="field-problem" role="alert">
        {problem}
      </p>
    )}
  </>
)
