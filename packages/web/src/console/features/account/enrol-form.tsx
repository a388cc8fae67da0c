import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { svgAddress } from '../../ui/svg-address.ts'
import { useWords } from '../../words/language.tsx'
import { useSent } from './use-sent.ts'

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Scan or type, then prove that the phone shows the right codes. */
export const EnrolForm = ({ onDone }: { readonly onDone: (recovery: readonly string[]) => void }) => {
  const { enrol } = useWords('account')
  const { password } = useWords('access')
  const { loading } = useWords('shell')
  // Made once for this form: another one would not fit what was scanned.
  const { data } = useQuery({
    queryKey: ['second-factor-secret'],
    queryFn: () => send('POST', '/second-factor/secret', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { submit, problem, busy } = useSent(async (field) => {
    const body = { password: field('password'), secret: data!.secret, code: field('code') }
    onDone((await send('PUT', '/second-factor', {}, body)).recovery)
  })
  if (data === undefined) return <Loading label={loading} />
  return (
    <form className="account-form" onSubmit={submit}>
      <p>{enrol.scan}</p>
      <img className="account-qr" src={svgAddress(data.qr)} alt={enrol.alt} />
      <p>
        {enrol.type}
        <code className="account-key">{inGroups(data.secret)}</code>
      </p>
      <Field
        label={enrol.code}
        hint={enrol.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={10}
        autoFocus
      />
      <Field label={password} hint={enrol.others} name="password" type="password" required autoComplete="current-password" />
      {problem === null ? null : (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <Button look="main" type="submit" busy={busy}>
        {enrol.done}
      </Button>
    </form>
  )
}
