import { counted } from '../../words.ts'
import type { Gone, ProblemsWords } from './en.ts'
import { refusals } from './refusals-de.ts'

const roles = { owner: 'Eigentümer', chief: 'Hauptschiedsrichter', deputy: 'Schiedsrichter', helper: 'Helfer', viewer: 'Zuschauer' }

const part = (gone: Gone): string => {
  switch (gone.what) {
    case 'pairings':
      return `die Paarungen der Runde ${gone.round}`
    case 'results':
      return `${counted(gone.results, 'Ergebnis', 'Ergebnisse')} der Runde ${gone.round}`
    case 'standings':
      return gone.first === gone.last
        ? `die Rangliste nach Runde ${gone.last}`
        : `die Ranglisten nach den Runden ${gone.first} bis ${gone.last}`
  }
}

export const de: ProblemsWords = {
  refusals,
  codes: {
    'not-found': (data) => {
      switch (data.what) {
        case 'anything':
          return 'Hier ist nichts, oder nichts, was Sie sehen dürfen.'
        case 'round':
          return `Runde ${data.round} ist nicht veröffentlicht.`
        case 'moment':
          return 'Zu diesem Zeitpunkt gab es das Turnier noch nicht.'
        case 'section':
          return 'Diese Gruppe gibt es nicht, oder Sie dürfen sie nicht sehen.'
        case 'board-link':
          return 'Das ist für den Link eines Bretts.'
        case 'board':
          return 'Dieses Brett gibt es nicht mehr: Die Paarung wurde geändert.'
        case 'player':
          return 'Diesen Spieler gibt es nicht.'
        case 'account':
          return 'Ein Konto mit diesem Namen gibt es nicht.'
        case 'deleted':
          return 'Dieses Turnier wurde gelöscht. Wer es besitzt, kann es 30 Tage lang zurückholen.'
        case 'template':
          return 'Diese Vorlage gibt es nicht mehr.'
      }
    },
    forbidden: (data) => {
      switch (data.because) {
        case 'role':
          return `Dafür ist die Rolle ${roles[data.role]} nötig.`
        case 'looks-only':
          return 'Sie dürfen zusehen, nicht ändern.'
        case 'installation-owner':
          return 'Das darf nur der Eigentümer dieser Installation.'
        case 'reads-only':
          return 'Dieses Token darf nur lesen.'
        case 'one-tournament':
          return 'Dieses Token gilt für ein einziges Turnier.'
        case 'ends-itself-only':
          return 'Dieses Token gilt für ein einziges Turnier. Es kann nur sich selbst beenden.'
        case 'own-factor':
          return 'Den eigenen zweiten Faktor schalten Sie mit seinem Code ab.'
        case 'limited-token':
          return 'Turniere legt ein Konto an, nicht ein beschränktes Token.'
        case 'past':
          return 'Frühere Zeitpunkte sieht nur die Turnierleitung.'
        case 'desk-stream':
          return 'Das ist für die Turnierleitung. Bitte melden Sie sich wieder an.'
        case 'one-board':
          return 'Dieser Link meldet das Ergebnis eines einzigen Bretts.'
        case 'arbiters-result':
          return 'Spieler melden Sieg, Remis oder Niederlage. Alles andere trägt der Schiedsrichter ein.'
        case 'chief-decided':
          return 'Was der Hauptschiedsrichter entschieden hat, nimmt der Hauptschiedsrichter zurück.'
        case 'round-over':
          return 'Helfer tragen Ergebnisse der laufenden Runde ein. Bitten Sie einen Schiedsrichter um die Berichtigung.'
        case 'created':
          return 'Das Turnier gibt es schon.'
        case 'other-board':
          return `Brett ${data.board} gehört nicht zu Ihren Brettern.`
      }
    },
    'sign-in': 'Bitte melden Sie sich wieder an.',
    'secret-unknown': 'Dieser Link, dieses Token oder diese Sitzung gilt nicht mehr.',
    'cross-site': 'Änderungen werden nur von eigenen Seiten angenommen.',
    'wrong-host': 'Diese Installation ist nur für den eigenen Rechner. Mit --url gestartet antwortet sie auch unter einem anderen Namen.',
    'session-needed': ({ of }) =>
      ({
        token: 'Token macht nur, wer sich selbst angemeldet hat.',
        password: 'Ein Kennwort ändert nur, wer sich selbst angemeldet hat.',
        'second-factor': 'Zweite Faktoren ändert nur, wer sich selbst angemeldet hat, nicht ein Token.',
        owner: 'Weitere Eigentümer macht nur, wer sich selbst angemeldet hat, nicht ein Token.',
      })[of],
    'wrong-password': ({ of }) => (of === 'old' ? 'Das alte Kennwort ist nicht richtig.' : 'Name oder Kennwort ist nicht richtig.'),
    'wrong-code': 'Der Code steht dort, wo Zug gestartet wurde.',
    'second-factor-needed': 'Es braucht auch den Code Ihrer Authenticator-App oder einen Notfallcode.',
    'wrong-second-factor': 'Der Code ist nicht richtig oder schon verbraucht. Warten Sie auf den nächsten.',
    'second-factor-state': ({ on }) => (on ? 'Dieses Konto hat schon einen zweiten Faktor.' : 'Dieses Konto hat keinen zweiten Faktor.'),
    'second-factor-first': ({ of }) =>
      of === 'own' ? 'Richten Sie zuerst einen eigenen zweiten Faktor ein.' : 'Wählen Sie zuerst Namen und Kennwort.',
    'too-many-tries': ({ seconds }) => `Zu viele Versuche. Warten Sie ${counted(seconds, 'Sekunde', 'Sekunden')}.`,
    'login-taken': 'Ein Konto mit diesem Namen gibt es schon.',
    'set-up-already': 'Diese Installation hat schon einen Eigentümer. Bitte melden Sie sich an.',
    'last-owner': 'Eine Installation behält mindestens einen Eigentümer.',
    'too-many-requests': ({ of }) =>
      ({
        changes: 'Zu viele Änderungen in einer Minute. Bitte kurz warten.',
        questions: 'Zu viele Fragen in einer Minute. Bitte kurz warten.',
        files: 'Zu viele Dateien in einer Minute. Bitte kurz warten.',
        everybody: 'Im Moment fragen viele. Bitte gleich noch einmal fragen.',
        tenant: 'Zu viele Änderungen in einer Minute in den Turnieren eines Veranstalters. Bitte kurz warten.',
      })[of],
    'took-too-much': ({ of }) =>
      of === 'time'
        ? 'Das hat länger gedauert, als es darf, und wurde abgebrochen.'
        : 'Das hat mehr Speicher gebraucht, als es darf, und wurde abgebrochen.',
    'too-many-connections': 'Von Ihrer Adresse gibt es zu viele Verbindungen. Schließen Sie einige, oder versuchen Sie es bald wieder.',
    'too-many-streams': 'Zu viele sehen gerade zu. Bitte bald noch einmal versuchen.',
    'too-many': ({ most }) => `Es sind höchstens ${most} möglich. Entfernen Sie zuerst welche.`,
    'address-inside': 'Diese Adresse liegt im eigenen Netz; dorthin wird nichts geschickt.',
    'too-large': ({ most }) => `Das ist zu groß: Eine Anfrage hat höchstens ${most} Byte.`,
    'invalid-request': ({ of }) => (of === 'moment' ? '`at` ist die Nummer eines Ereignisses.' : 'Etwas in der Eingabe stimmt nicht.'),
    'json-only': 'Erwartet wird JSON, mit content-type application/json.',
    'not-json': 'Das Gesendete ist kein JSON.',
    conflict: ({ sequence }) => `Das Turnier ist inzwischen bei Ereignis ${sequence}. Lesen Sie es neu.`,
    'key-used': 'Dieser Schlüssel gehört zu einem anderen Befehl.',
    'record-altered':
      'Die Aufzeichnung dieses Turniers wurde außerhalb von Zug verändert. Sie wird gezeigt, aber nicht geändert, bis der Hauptschiedsrichter für sie einsteht.',
    'section-taken': ({ section }) => `Die Veranstaltung hat schon eine Gruppe ${section}.`,
    'sections-apart':
      'Diese Gruppe und die andere liegen in verschiedenen Datenbanken, und nichts kann in beiden zugleich geschehen. Wer den Server betreut, kann sie zusammenbringen (zug db move).',
    'record-unreadable':
      'Die Aufzeichnung wurde so verändert, dass sie keinen Sinn mehr ergibt. Spielen Sie die letzte Sicherung an einem neuen Ort ein.',
    disappears: ({ gone }) => `Außerhalb der Turnierleitung wäre nicht mehr zu sehen: ${gone.map(part).join(', ')}.`,
    'plan-goes-down': 'Eine Runde zeigt von selbst nur mehr, nie weniger: Mit dem letzten Ergebnis ist nicht weniger zu sehen als vorher.',
    unreadable: 'Die Datei ist nicht lesbar.',
    abandoned: 'Wer die Datei geschickt hat, ist gegangen. Es wurde nichts daraus gemacht.',
    'backup-unusable': ({ why }) =>
      ({
        'no-backup': 'Das ist keine Sicherung eines Turniers. Dateien mit Berichten (TRF, JSON) kommen mit «Importieren» herein.',
        'not-whole': 'Die Sicherung ist nicht ganz: Ihr Ende fehlt, oder sie wurde nachträglich verändert. Es wurde nichts daraus gemacht.',
        altered: 'Das Protokoll in der Sicherung wurde verändert: Seine Einträge folgen nicht aufeinander. Es wurde nichts daraus gemacht.',
        newer: 'Die Sicherung stammt von einem neueren Zug. Bringen Sie zuerst dieses auf den neuen Stand.',
        senseless: 'Das Protokoll in der Sicherung ergibt für dieses Programm keinen Sinn. Es wurde nichts daraus gemacht.',
      })[why],
    'wrong-name': 'Das ist nicht der Name des Turniers. Es wurde nichts gelöscht.',
    'no-teams': 'Das Regelwerk paart Mannschaften, die Datei hat Runden von Spielern.',
    'no-explanation': 'Dieses Regelwerk erklärt seine Paarungen nicht auf diese Weise.',
    'not-so': 'Das ist in dieser Runde nicht geschehen. Fragen Sie, warum nicht.',
    'not-shown': 'Erklärt wird es, wenn die Ergebnisse davor zu sehen sind.',
    'no-schedule': 'Nur ein Rundenturnier steht im Voraus fest.',
    'disk-full': 'Die Festplatte der Turnierleitung ist voll. Nichts wurde geändert; sobald Platz ist, geht es weiter.',
    'read-only': 'Die Daten lassen sich nicht schreiben. Nichts wurde geändert.',
    unreachable: 'Die Datenbank ist im Moment nicht erreichbar. Bitte bald noch einmal versuchen.',
    moving: 'Das Turnier zieht gerade in eine andere Datenbank um. Bitte in einer Sekunde noch einmal versuchen.',
    'no-writer': ({ sent }: { readonly sent: boolean }) =>
      sent
        ? 'Das Turnierprogramm ist im Moment nicht erreichbar; ob dies gespeichert wurde, ist nicht bekannt. Bitte bald nachsehen, bevor Sie es noch einmal eingeben.'
        : 'Das Turnierprogramm ist im Moment nicht erreichbar. Nichts wurde geändert; bitte bald noch einmal versuchen.',
    'newer-record':
      'Dieses Turnier wurde zuletzt von einer neueren Version geändert. Es lässt sich wieder ändern, sobald überall die neue Version läuft; bitte bald noch einmal versuchen.',
    'in-use': 'Etwas anderes beschäftigt gerade die Daten. Bitte bald noch einmal versuchen.',
    'data-unusable': 'Die Daten sind im Moment nicht zu gebrauchen. Warum, steht im Protokoll.',
    internal: 'Auf dem Server ist etwas schiefgegangen. Es steht im Protokoll.',
  },
  unknown: 'Das wurde abgelehnt.',
  line: (n) => `Zeile ${n}`,
  issuesTitle: 'Was gefunden wurde',
}
