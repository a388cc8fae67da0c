/**
 * Who may open what is not the API. `public`: everybody where the tournament is visible, its members where it is not; `link`: whoever has the secret that is in
 * the address; `terminal`: the same, of the link that is printed at the start. Paths as they are registered; a test compares them with what is.
 */
export type PageLeast = 'anyone' | 'public' | 'deputy' | 'administrator' | 'link' | 'terminal'

export type PageRow = { readonly least: PageLeast; readonly summary: string }

const open = (summary: string): PageRow => ({ least: 'anyone', summary })
const shown = (summary: string): PageRow => ({ least: 'public', summary })
const byLink = (summary: string): PageRow => ({ least: 'link', summary })

export const pageAccess: Readonly<Record<string, PageRow>> = {
  'GET /': open('The console: one file, which asks the API who somebody is'),
  'GET /new': open('The console'),
  'GET /setup': open('The console'),
  'GET /account': open('The console'),
  'GET /lists': open('The console'),
  'GET /desk': open('The console'),
  'GET /desk/*': open('The console'),
  'GET /assets/:name{[\\w-]+(\\.[\\w-]+)*}': open('Scripts, styles and fonts'),
  'GET /icon.svg': open('A picture'),
  'GET /touch-icon.png': open('A picture'),
  'GET /preview.png': open('A picture'),
  'GET /icon-192.png': open('A picture'),
  'GET /icon-512.png': open('A picture'),
  'GET /icon-maskable-512.png': open('A picture'),
  'GET /worker.js': open('The script that keeps what was open, to be read without the desk'),
  'GET /offline': open('What is shown without the desk where nothing was kept'),
  'GET /manifest.webmanifest': open('How the console is installed'),
  'GET /t/manifest.webmanifest': open('How the list of tournaments is installed'),
  'GET /verify': open('The verify page'),
  'GET /zug-verify.html': open('The verify page, to keep'),
  'GET /healthz': open('Whether the desk is well'),
  'GET /readyz': open('Whether requests may be sent to it'),
  'GET /seen': open('Who asks, as the desk sees it'),
  'GET /api/openapi.json': open('The document of the API'),
  'GET /metrics': { least: 'administrator', summary: 'How much the desk does; everybody, where it was started so' },
  'GET /enter/:secret': { least: 'terminal', summary: 'Signs the owner in, once' },
  'GET /b/worker.js': open('The script that keeps reports without a network'),
  'GET /h/worker.js': open('The same'),
  'GET /b/:secret': byLink("A player's game"),
  'POST /b/:secret': byLink('A report of its result'),
  'GET /b/:secret/live': byLink('Says when the page is worth reading again'),
  'GET /h/:secret': byLink("A helper's boards"),
  'POST /h/:secret': byLink('A result of one of them'),
  'GET /h/:secret/live': byLink('Says when the page is worth reading again'),
  'GET /h/scan': open('Where the code of a player leads: on to the check-in of a phone that has one'),
  'GET /h/:secret/check-in': byLink('The players to check in, where the link is for it'),
  'POST /h/:secret/check-in': byLink('That one has come, or has not'),
  'GET /h/:secret/check-in/live': byLink('Says when the page is worth reading again'),
  'GET /t': open('Visible tournaments'),
  'GET /t/*': open('That there is nothing'),
  'GET /t/:tournament': shown('The page of a tournament'),
  'GET /t/:tournament/manifest.webmanifest': shown('How the page of a tournament is installed'),
  'GET /t/:tournament/event': shown('All sections of its event, as far as everybody sees them'),
  'GET /t/:tournament/round/:round': shown('Pairings and results'),
  'GET /t/:tournament/standings': shown('Standings'),
  'GET /t/:tournament/crosstable': shown('The crosstable'),
  'GET /t/:tournament/players': shown('The list of entrants'),
  'GET /t/:tournament/player/:player': shown('A player, or a team'),
  'GET /t/:tournament/why': shown('Why two meet, or do not'),
  'GET /t/:tournament/round/:round/games.pgn': shown('The games of a round without moves, for live boards and broadcasts'),
  'GET /t/:tournament/round/:round/receipt.json': shown('What a round was paired from, for the verify page'),
  'GET /t/:tournament/calendar.ics': shown('When rounds start, for calendars'),
  'GET /t/:tournament/register': shown('The form with which people register themselves, where the event has it'),
  'POST /t/:tournament/register': shown('A registration, for the desk to accept'),
  'GET /t/:tournament/screen': shown('The screens of the hall'),
  'GET /t/:tournament/screen/event': shown('All sections of its event on one screen'),
  'GET /t/:tournament/screen/:screen': shown('One of them'),
  'GET /t/:id/paper': shown('What there is to print'),
  'GET /t/:id/paper/:document': shown('A printout; who may have which stands below'),
  'POST /t/:id/paper/:document/links': { least: 'deputy', summary: 'Makes the links of players or captains of a round, for slips' },
}
