/**
 * `npm run --silent bill-of-materials`: everything that others have made, as CycloneDX 1.6, from the lock file alone; the same lock file gives the same bill. `--all` adds
 * what is only needed to build and test.
 */
import { type Locked, locked, nameAt, ownVersion } from './lockfile.ts'

const urlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

const component = ([place, { version, license, integrity, dev, optional }]: readonly [string, Locked]) => {
  const name = nameAt(place)
  const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': urlOf(name, version),
    name,
    version,
    scope: dev === true ? 'excluded' : optional === true ? 'optional' : 'required',
    purl: urlOf(name, version),
    ...(license === undefined ? {} : { licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }] }),
    ...(hash === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  }
}

export const billOfMaterials = (all: boolean) => {
  const components = [...locked].filter(([, { dev }]) => all || dev !== true).map(component)
  const own = {
    type: 'application',
    'bom-ref': `pkg:npm/zug@${ownVersion}`,
    name: 'zug',
    version: ownVersion,
    licenses: [{ license: { id: 'MIT' } }],
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    // A package may be installed in two places.
    components: [...new Map(components.map((each) => [each['bom-ref'], each])).values()],
  }
}

if (import.meta.main) console.log(JSON.stringify(billOfMaterials(process.argv.includes('--all')), null, 2))
