import { readFileSync } from 'node:fs'
import { ownVersion } from '../lockfile.ts'
import { below, type File, type Files, textFile } from './files.ts'
import { thirdPartyLicenses } from './licenses.ts'
import { billFor } from './materials.ts'
import { nodeFor, type System } from './pinned.ts'

const given = (name: string): string => readFileSync(new URL(`launchers/${name}`, import.meta.url), 'utf8')
const license = (): File => ({ bytes: readFileSync(new URL('../../LICENSE', import.meta.url)) })
const windowsLines = (text: string): string => text.replaceAll('\n', '\r\n')

/** What one opens, and what it is called there: macOS opens a `.command` in its terminal. */
const names: Readonly<Record<System, { readonly start: string; readonly command: string }>> = {
  'windows-x64': { start: 'start-zug.cmd', command: 'zug.cmd' },
  'macos-arm64': { start: 'start-zug.command', command: 'zug' },
  'linux-x64': { start: 'start-zug.sh', command: 'zug' },
  'linux-arm64': { start: 'start-zug.sh', command: 'zug' },
}

/** What a system asks before it lets others in, or lets one start. */
const asks: Readonly<Record<System, readonly [en: string, de: string, fr: string]>> = {
  'windows-x64': [
    'When Windows asks about the network, allow private networks: else only this\n  computer reaches the desk.',
    'Fragt Windows nach dem Netz, private Netze zulassen: Sonst erreicht nur dieser\n  Rechner das Programm.',
    "Si Windows pose une question sur le réseau, autorisez les réseaux privés : sinon\n  seul cet ordinateur l'atteint.",
  ],
  'macos-arm64': [
    'The first time, macOS asks: open "Privacy & Security" in the settings and choose\n  "Open Anyway".',
    'Beim ersten Mal fragt macOS: in den Einstellungen unter "Datenschutz & Sicherheit"\n  "Dennoch öffnen" wählen.',
    'La première fois, macOS demande : dans les réglages, "Confidentialité et sécurité",\n  choisissez "Ouvrir quand même".',
  ],
  'linux-x64': [
    'It needs glibc 2.28 or newer (Debian 10, Ubuntu 18.10).',
    'Nötig ist glibc ab 2.28 (Debian 10, Ubuntu 18.10).',
    'Il faut glibc 2.28 ou plus récent (Debian 10, Ubuntu 18.10).',
  ],
  'linux-arm64': [
    'It needs glibc 2.28 or newer (Debian 10, Ubuntu 18.10).',
    'Nötig ist glibc ab 2.28 (Debian 10, Ubuntu 18.10).',
    'Il faut glibc 2.28 ou plus récent (Debian 10, Ubuntu 18.10).',
  ],
}

const readme = (system: System): string => {
  const said = [...asks[system]]
  return given('README.txt')
    .replaceAll('START', names[system].start)
    .replace(/\bZUG\b(?=[ .])(?!,)/g, names[system].command)
    .replace(/WINDOWS/g, () => said.shift()!)
}

export const folderName = (system: System): string => `zug-${ownVersion}-${system}`

/** The portable folder of a system: unpacked anywhere, it needs nothing else. */
export const portableFolder = (system: System, desk: Files, node = nodeFor(system)): Files => {
  const { program, license: licenseOfNode, of } = node
  const windows = system === 'windows-x64'
  const { start, command } = names[system]
  const launcher = (name: string): File =>
    windows ? textFile(windowsLines(given(`${name}.cmd`))) : { ...textFile(given(`${name}.sh`)), executable: true }
  const text = windows ? windowsLines(readme(system)) : readme(system)
  return below(
    folderName(system),
    new Map<string, File>([
      [start, launcher('start-zug')],
      [command, launcher('zug')],
      // Windows' own editor takes text for UTF-8 without a mark; older ones do not.
      ['README.txt', textFile(windows ? `\ufeff${text}` : text)],
      ['LICENSE.txt', license()],
      ['LICENSES-OF-OTHERS.txt', textFile(thirdPartyLicenses())],
      ['bill-of-materials.cdx.json', textFile(billFor(folderName(system), of))],
      [`node/${windows ? 'node.exe' : 'node'}`, { bytes: program, executable: true }],
      ['node/LICENSE', { bytes: licenseOfNode }],
      ...below('app', desk),
    ]),
  )
}
