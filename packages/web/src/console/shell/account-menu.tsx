import { type Language, languageNames, languages } from '@zug/messages/language'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { send } from '../api/client.ts'
import { meQuery, queryClient, useMe } from '../api/queries.ts'
import { forgetKept } from '../kept/kept.ts'
import { isKept } from '../kept/state.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useKeys } from '../ui/keys.ts'
import { later } from '../ui/later.tsx'
import { useLanguage, useWords } from '../words/language.tsx'
import { KeyList } from './key-list.tsx'
import { chooseTheme, chosenTheme, themes } from './theme.ts'

const HelpDialog = later(() => import('../features/help/help-dialog.tsx'))
const SecureDialog = later(() => import('../features/access/secure-dialog.tsx'))

/** Language, light or dark, the keys, and the way out. */
export const AccountMenu = () => {
  const words = useWords('shell')
  const { language, choose } = useLanguage()
  const [open, setOpen] = useState<'menu' | 'keys' | 'secure' | 'help' | null>(null)
  const [theme, setTheme] = useState(chosenTheme)
  const { principal, passwordless, secondFactor } = useMe()
  const [, navigate] = useLocation()
  const access = useWords('access')
  useKeys({ 'Shift+Slash': { label: words.keys.help, run: () => setOpen('keys') } })
  // Also from inside a field, where the keys of the page are silent.
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'F1' || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      setOpen('help')
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  const signOut = async (): Promise<void> => {
    // Without the desk nobody can be signed out, but nothing more is shown here.
    if (!isKept()) await send('DELETE', '/session', {})
    await forgetKept()
    if (isKept()) return location.reload()
    queryClient.clear()
    await queryClient.fetchQuery(meQuery)
    location.assign('/')
  }
  return (
    <div className="account">
      <Button onClick={() => setOpen('menu')}>{words.account.label}</Button>
      <Button onClick={() => setOpen('keys')}>{words.keys.show}</Button>
      <Button aria-keyshortcuts="F1" onClick={() => setOpen('help')} onPointerEnter={HelpDialog.ahead}>
        {words.help.open}
      </Button>
      {open === 'help' ? (
        <Suspense>
          <HelpDialog onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'menu' ? (
        <Dialog
          title={'name' in principal && principal.name !== undefined ? words.account.signedInAs(principal.name) : words.account.label}
          onClose={() => setOpen(null)}
          actions={
            <>
              {secondFactor?.missing === true ? null : (
                <Button
                  onClick={() => {
                    setOpen(null)
                    navigate('/lists')
                  }}
                >
                  {words.account.lists}
                </Button>
              )}
              {passwordless || secondFactor?.missing === true ? null : (
                <Button
                  onClick={() => {
                    setOpen(null)
                    navigate('/account')
                  }}
                >
                  {words.account.secondFactor}
                </Button>
              )}
              {passwordless ? (
                <Button onClick={() => setOpen('secure')}>{access.setUp.secure}</Button>
              ) : (
                <Button onClick={signOut}>{words.account.signOut}</Button>
              )}
              <Button look="plain" onClick={() => setOpen(null)}>
                {words.actions.close}
              </Button>
            </>
          }
        >
          <Choice<Language>
            label={words.language}
            value={language}
            onChange={choose}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
          <Choice
            label={words.theme.label}
            value={theme}
            onChange={(next) => {
              chooseTheme(next)
              setTheme(next)
            }}
            options={themes.map((value) => ({ value, label: words.theme[value] }))}
          />
        </Dialog>
      ) : null}
      {open === 'secure' ? (
        <Suspense>
          <SecureDialog onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'keys' ? <KeyList onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
