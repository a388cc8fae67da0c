import { useState } from 'react'
import { send } from '../../api/client.ts'
import { queryClient, useMe } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/language.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { ProveDialog } from './prove-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { showCodes, useShownCodes } from './shown-codes.ts'

type Doing = 'enrol' | 'off' | 'fresh' | null

/** The second factor of whoever is signed in. */
export const OwnFactor = () => {
  const { secondFactor: words, recovery } = useWords('account')
  const { secondFactor, passwordless } = useMe()
  const [doing, setDoing] = useState<Doing>(null)
  const codes = useShownCodes()
  const close = (): void => setDoing(null)
  const readAgain = (): Promise<void> => queryClient.invalidateQueries()
  const show = (made: readonly string[]): void => {
    showCodes(made)
    close()
  }
  const { on = false, recoveryCodes = 0, missing = false } = secondFactor ?? {}
  if (codes !== null)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          showCodes(null)
          void readAgain()
        }}
      />
    )
  if (passwordless) return <p>{words.passwordFirst}</p>
  if (!on)
    return doing === 'enrol' || missing ? (
      <EnrolForm onDone={show} />
    ) : (
      <>
        <p>{words.off}</p>
        <div className="account-buttons">
          <Button look="main" onClick={() => setDoing('enrol')}>
            {words.setUp}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p>
        {words.on} {words.left(recoveryCodes)}
      </p>
      <div className="account-buttons">
        <Button look="plain" onClick={() => setDoing('fresh')}>
          {recovery.fresh}
        </Button>
        <Button onClick={() => setDoing('off')}>{words.turnOff}</Button>
      </div>
      {doing === 'fresh' ? (
        <ProveDialog
          title={recovery.fresh}
          hint={recovery.freshHint}
          work={async (proof) => show((await send('POST', '/second-factor/recovery', {}, proof)).recovery)}
          onClose={close}
        />
      ) : null}
      {doing === 'off' ? (
        <ProveDialog
          title={words.turnOff}
          work={async (proof) => {
            await send('POST', '/second-factor/off', {}, proof)
            close()
            await readAgain()
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
