/** The guide of the library as the package carries it: `docs/engine.md`, with links to the other pages of the repository as mere text. Run by `npm pack`. */
import { readFileSync, writeFileSync } from 'node:fs'

const guide = readFileSync(new URL('../docs/engine.md', import.meta.url), 'utf8')
writeFileSync('GUIDE.md', guide.replace(/\[([^\]]+)\]\((?!#|https?:)[^)]+\)/g, '$1'))
