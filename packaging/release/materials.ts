import { billOfMaterials } from '../bill-of-materials.ts'
import type { Pinned } from './pinned.ts'

/** The bill of an artefact: what the desk is made of, and the Node it comes with. */
export const billFor = (artefact: string, node: Pinned): string => {
  const bill = billOfMaterials(false)
  const [, sum] = /^sha512-(.+)$/.exec(node.integrity)!
  const runtime = {
    type: 'platform',
    'bom-ref': `pkg:npm/${node.package}@${node.version}`,
    name: node.package,
    version: node.version,
    scope: 'required',
    purl: `pkg:npm/${node.package}@${node.version}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(sum!, 'base64').toString('hex') }],
  }
  const own = { ...bill.metadata.component, name: artefact }
  // The Node of the repository is for its tests; this one is given on.
  const components = [...bill.components.filter(({ name }) => !name.startsWith('node-')), runtime]
  return `${JSON.stringify({ ...bill, metadata: { component: own }, components }, null, 2)}\n`
}
