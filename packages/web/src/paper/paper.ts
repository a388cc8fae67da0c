/* See the pages under packages/server/src/pages/paper. */
import '../design/base.css'
import './paper.css'
import './frame.css'
import './rows.css'
import './lists.css'
import './tables.css'
import './sheets.css'
import './norms.css'
import './receipts.css'
import './slips.css'
import './stand.css'
import './posters.css'
import './screen.css'

const button = document.querySelector<HTMLButtonElement>('[data-print]')
if (button !== null) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
