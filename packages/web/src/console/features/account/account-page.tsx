import { useEffect } from 'react'
import { Link } from 'wouter'
import { useMe } from '../../api/queries.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { useWords } from '../../words/language.tsx'
import { EverybodySection } from './everybody-section.tsx'
import { OwnFactor } from './own-factor.tsx'
import '../../shell/page.css'
import '../../ui/sections.css'
import './account.css'

/** What belongs to whoever is signed in; for the owner of the installation also everybody's accounts. */
const AccountPage = () => {
  const words = useWords('account')
  const { principal, secondFactor } = useMe()
  const missing = secondFactor?.missing === true
  useEffect(() => {
    document.title = `${words.title} · Zug`
  }, [words])
  return (
    <main className="page account-page">
      <div className="account-top">
        <span className="brand">
          Zug<i>.</i>
        </span>
        <AccountMenu />
      </div>
      <div className="sections">
        <h1>{words.title}</h1>
        <p className="sections-intro">{missing ? words.secondFactor.missing : <Link href="/">{words.back}</Link>}</p>
        <section className="section">
          <h2>{words.secondFactor.title}</h2>
          <div className="account-own">
            <OwnFactor />
          </div>
        </section>
        {principal.kind === 'account' && principal.administrator && !missing ? <EverybodySection /> : null}
      </div>
    </main>
  )
}

export default AccountPage
