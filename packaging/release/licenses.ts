import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locked, nameAt } from '../lockfile.ts'

const root = new URL('../..', import.meta.url).pathname

/** The licences of everything that is rolled into the desk, which ask to be given on with it. */
export const thirdPartyLicenses = (): string =>
  [...locked]
    .filter(([, { dev, optional }]) => dev !== true && optional !== true)
    .concat([...locked].filter(([place]) => place === 'node_modules/commander'))
    .filter(([place], at, all) => all.findIndex(([other]) => other === place) === at)
    .map(([place, { version, license = '' }]) => {
      const folder = join(root, place)
      const file = existsSync(folder) ? readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name)) : undefined
      const text = file === undefined ? `Licence: ${license}\n` : readFileSync(join(folder, file), 'utf8')
      return `${nameAt(place)} ${version}\n${'='.repeat(72)}\n${text.trim()}\n`
    })
    .join('\n\n')
