import type { PairingQuality } from '@zug/engine/desk'
import { useWords } from '../../../words/language.tsx'
import { Articles } from './articles.tsx'

type VerdictProps = { readonly breaks: readonly string[]; readonly quality: PairingQuality | null }

/** What the rulebook has against the pairing as it stands: the rules it breaks, and why it is not the one the rules give. */
export const Verdict = ({ breaks, quality }: VerdictProps) => {
  const { hand } = useWords('round')
  const { colon } = useWords('shell')
  return (
    <>
      {breaks.length > 0 ? (
        <>
          {hand.breaks}
          {colon}
          <Articles of={breaks} />
          {'. '}
        </>
      ) : (
        `${hand.breaksNone} `
      )}
      {quality === null ? null : (
        <>
          {hand.quality[quality.kind]} {quality.article === null ? null : <Articles of={[quality.article]} />}
        </>
      )}
    </>
  )
}
