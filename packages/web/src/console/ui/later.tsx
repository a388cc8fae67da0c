import { type ComponentType, use, useEffect } from 'react'
import { get } from '../api/client.ts'
import { useWords } from '../words/language.tsx'
import { useToasts } from './toasts.tsx'

type Module<P> = { readonly default: ComponentType<P> }

export type Later<P> = ComponentType<P> & { /** Fetches it before it is needed; a failure is no matter yet. */ readonly ahead: () => void }

/** Instead of what could not be fetched: that is said, and the page goes on. */
const Missing = ({ onClose }: { readonly onClose?: () => void }) => {
  const { problems } = useWords('shell')
  const { tell } = useToasts()
  useEffect(() => {
    // A desk that answers has other parts by now: it was updated while the page was open.
    get('/me', {}).then(
      () => tell({ kind: 'problem', text: problems.outdated, action: { label: problems.reload, run: () => location.reload() } }),
      () => tell({ kind: 'problem', text: problems.network }),
    )
    onClose?.()
  }, [tell, problems])
  return null
}

/**
 * A part of a page that is fetched when it is needed or ahead of it. Once there, it is drawn at once: no key falls into the gap. Where it cannot be had, the
 * page stays, and it is tried again at the next occasion.
 */
export const later = <P extends object>(load: () => Promise<Module<P>>): Later<P> => {
  let ready: ComponentType<P> | null = null
  let coming: Promise<Module<P>> | null = null
  const fetch = (): Promise<Module<P>> => {
    coming ??= load().then(
      (module) => {
        ready = module.default
        return module
      },
      () => {
        setTimeout(() => {
          coming = null
        }, 1000)
        return { default: Missing }
      },
    )
    return coming
  }
  const Part = (props: P) => {
    const Ready = ready ?? use(fetch()).default
    return <Ready {...props} />
  }
  return Object.assign(Part, { ahead: () => void fetch() })
}
