import { counted } from '../words.ts'
import type { ListWords } from './en.ts'

export const de: ListWords = {
  issues: {
    'list-unknown': () => 'Das ist keine Wertungsliste: weder die der FIDE als Text oder XML noch eine lesbare Tabelle oder Turnierdatei.',
    'list-empty': () => 'Die Liste ist leer.',
    'list-archive-damaged': () => 'Das Archiv ist beschädigt oder abgeschnitten: die Datei noch einmal holen.',
    'list-archive-without-list': () => 'Das Archiv enthält keine Liste (.txt, .xml oder .csv).',
    'list-too-large': ({ megabytes }) => `Die Liste hat entpackt mehr als ${megabytes} MB: So groß ist keine Wertungsliste.`,
    'list-line-too-long': ({ line, most }) => `Zeile ${line} ist länger als ${most} Zeichen: Das ist keine Wertungsliste.`,
    'list-cut-off': ({ line }) => `Die Liste ist in Zeile ${line} abgeschnitten: die Datei noch einmal holen.`,
    'list-malformed': ({ line, text, faults }) =>
      `${counted(faults, 'Zeile ist kein Eintrag', 'Zeilen sind keine Einträge')} einer solchen Liste, die erste ist Zeile ${line}${text === '' ? '' : ` (${text})`}.`,
    'list-not-text': () => 'Die Datei ist kein reiner Text: als UTF-8 speichern oder noch einmal holen.',
    'list-columns-missing': ({ missing, headings }) =>
      `Keine Spalte ist als ${missing.join(' oder ')} bekannt; die Spalten sind: ${headings.join(', ')}. Bitte zuordnen.`,
    'list-heading-unknown': ({ heading, headings }) => `Es gibt keine Spalte „${heading}“; die Spalten sind: ${headings.join(', ')}.`,
    'list-name-missing': () => 'Eine nationale Liste braucht einen Namen aus bis zu 40 Buchstaben und Ziffern, etwa DSB oder CFC.',
    'list-shrunk': ({ rows, before }) =>
      `Die Liste hat ${rows} Einträge, die benutzte hat ${before}: Das sieht nach einem Teil aus. Bitte sagen, ob sie trotzdem gelten soll.`,
    'list-busy': () => 'Gerade wird schon eine Liste eingelesen: bitte warten, bis sie fertig ist.',
    'list-stopped': () => 'Das Einlesen wurde abgebrochen.',
    'list-failed': () => 'Das Pult konnte die Liste nicht übernehmen; im Protokoll des Programms steht, warum.',
  },
  none: 'Es ist keine Wertungsliste eingelesen.',
  reading: (percent) => `Lesen ${percent} %`,
  ordering: (percent) => `Ordnen ${percent} %`,
  taken: ({ name, month, rows, faults }) =>
    `${name} ${month}: ${counted(rows, 'Eintrag', 'Einträge')}${faults === 0 ? '' : `, ${counted(faults, 'Zeile', 'Zeilen')} ausgelassen`}`,
  inactive: 'inaktiv',
}
