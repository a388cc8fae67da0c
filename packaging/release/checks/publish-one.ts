/** In a network of its own: signs in, publishes a round, and says what came of it. Arguments: the address, and the link or what the set-up is told. */
import { publishRound, signIn } from './try-desk.ts'

const [url, entrance, setup] = process.argv.slice(2)
const cookie = await signIn(url!, entrance === '' ? null : entrance!, setup === undefined ? {} : JSON.parse(setup))
const { boards, page } = await publishRound(url!, cookie)
console.log(JSON.stringify({ boards, table: page.includes('<table') }))
