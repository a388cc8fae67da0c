/** `npm run build`: compiles and bundles everything. With --if-changed, as for `npm start`, only if sources or outputs are not as after the last build. */
import { spawnSync } from 'node:child_process'
import { isBuilt, recordBuild, sourcesHash } from './build-record.js'

/** npm puts their commands on the path. */
const steps = ['tsc -b', 'node packaging/bundle.js', 'vite build packages/web --logLevel warn']

/** npm runs scripts in the folder of the package, also if `packaging` is a link to another copy. */
const root = process.cwd()
const sources = sourcesHash(root)

if (!process.argv.includes('--if-changed') || !isBuilt(root, sources)) {
  for (const step of steps) {
    const { status } = spawnSync(step, { cwd: root, shell: true, stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  recordBuild(root, sources)
}
