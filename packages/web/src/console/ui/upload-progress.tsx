import type { Step } from '../api/upload.ts'
import { useWords } from '../words/language.tsx'
import { Button } from './button.tsx'
import './upload-progress.css'

/** How far a file is, as the desk says it, and a way to stop it until it is stored. */
export const UploadProgress = ({ step, onStop }: { readonly step: Step | null; readonly onStop: () => void }) => {
  if (step === null) return null
  return <Shown step={step} onStop={onStop} />
}

const Shown = ({ step, onStop }: { readonly step: Step; readonly onStop: () => void }) => {
  const words = useWords('upload')
  const { done = 0, all = 0 } = step
  const share = all === 0 ? null : done / all
  const percent = Math.round(100 * (share ?? 0))
  const text = (): string => {
    switch (step.stage) {
      case 'sending':
        return words.sending(percent)
      case 'reading':
        return share === null ? words.reading : words.lines(percent)
      case 'rounds':
        return words.rounds(done + 1, all)
      default:
        return words[step.stage]
    }
  }
  return (
    <div className="upload-progress">
      <p role="status">{text()}</p>
      {share === null ? <progress aria-label={words.label} /> : <progress aria-label={words.label} value={share} />}
      {step.stage === 'storing' ? null : <Button onClick={onStop}>{words.stop}</Button>}
    </div>
  )
}
