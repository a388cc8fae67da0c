import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** Where a Chromium is; Debian's is installed when there is none, and that is said. ZUG_CHROMIUM names another. */
export const findChromium = (): string => {
  const named = process.env.ZUG_CHROMIUM
  if (named !== undefined) return named
  const found = candidates.find((path) => existsSync(path))
  if (found !== undefined) return found
  console.log('No Chromium on this machine: installing the Debian package chromium for the browser stories …')
  const install = (): void => {
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  try {
    install()
  } catch {
    execFileSync('apt-get', ['update'], { stdio: ['ignore', 'ignore', 'inherit'] })
    install()
  }
  const installed = candidates.find((path) => existsSync(path))
  if (installed === undefined)
    throw new Error('The browser stories need Chromium: install the package chromium, or name one with ZUG_CHROMIUM.')
  return installed
}
