import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What there is to look at before a release. */
export type Found = {
  readonly version: string
  /** Versions of the packages, and those that they ask of each other. */
  readonly versions: readonly (readonly [where: string, version: string])[]
  readonly changelog: string
  readonly changed: readonly string[]
  readonly tags: readonly string[]
  readonly root: boolean
  readonly missing: readonly string[]
}

/** Programs that the checks start. */
const programs = [
  'git',
  'npm',
  'unzip',
  'nginx',
  'dpkg',
  'apt-get',
  'systemd-analyze',
  'unshare',
  'nsenter',
  'setpriv',
  'openssl',
  'curl',
  'ip',
  'pg_config|postgres',
]

/** What stands against a release, a line each; none: it can begin. */
export const standsAgainst = ({ version, versions, changelog, changed, tags, root, missing }: Found): readonly string[] => [
  ...changed.map((file) => `${file} is not committed.`),
  ...versions.filter(([, other]) => other !== version).map(([where, other]) => `${where} says ${other}, and package.json ${version}.`),
  ...(new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]? .*\\d{4}-\\d\\d-\\d\\d`, 'm').test(changelog)
    ? []
    : [`CHANGELOG.md has no heading "## ${version} – YYYY-MM-DD".`]),
  ...(/^## Unreleased\s+(?!## )\S/m.test(changelog) ? ['CHANGELOG.md still has entries under "Unreleased".'] : []),
  ...(tags.includes(`v${version}`) ? [`There is a tag v${version} already.`] : []),
  ...(root ? [] : ['The checks install a package and start a systemd: run this as root.']),
  ...missing.map((name) => `${name} is not installed.`),
]

const folder = new URL('../../', import.meta.url)
const json = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
const lines = (command: string, args: readonly string[]): readonly string[] =>
  spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '')
const isThere = (names: string): boolean => names.split('|').some((name) => spawnSync('which', [name]).status === 0)

/** This tree, and this machine. */
export const found = (): Found => {
  const { version, workspaces } = json('package.json') as { readonly version: string; readonly workspaces: readonly string[] }
  const versions = workspaces.flatMap((path) => {
    const own = json(`${path}/package.json`) as { readonly version: string; readonly dependencies?: Readonly<Record<string, string>> }
    const asked = Object.entries(own.dependencies ?? {}).filter(([name]) => name.startsWith('@zug/'))
    return [[path, own.version] as const, ...asked.map(([name, wanted]) => [`${path} of ${name}`, wanted] as const)]
  })
  return {
    version,
    versions: [...versions, ['package-lock.json', json('package-lock.json').version]],
    changelog: readFileSync(new URL('CHANGELOG.md', folder), 'utf8'),
    changed: lines('git', ['status', '--porcelain']).map((line) => line.slice(3)),
    tags: lines('git', ['tag']),
    root: process.getuid?.() === 0,
    missing: programs.filter((name) => !isThere(name)),
  }
}
