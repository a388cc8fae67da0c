/* See the pages under packages/server/src/pages/paper. */
import '../design/base.css'
import './paper.css'
import './list.css'
import './cards.css'
import './screen.css'

const button = document.querySelector<HTMLButtonElement>('[data-print]')
if (button !== null) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
