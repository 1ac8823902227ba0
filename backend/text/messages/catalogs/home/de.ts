import type { Translation } from '#text/messages/catalog'
import type { home } from './en.ts'

export const messages: Translation<typeof home> = {
  title: 'Manche Songs haben eine Nummer',
  tabTitle: 'Startseite',
  lead: 'Unabhängige Künstler verkaufen hier einen Song in einer festen Zahl von Exemplaren, direkt an alle, die ihn haben wollen. Sie bezahlen den Künstler einmal, besitzen Exemplar Nr. 7 von 100 und gehen hinter die Bühne in seinen Private Green Room.',
  ownMusic: 'Ihre Musik und Green Rooms',
  own: 'Ihr Konto öffnen',
  redeem: 'Keymail einlösen',
  browseMusic: 'Musik entdecken',
  'art.title': 'Kunst an den Wänden',
  'art.text': 'Bilder von denselben Künstlern, in nummerierten Auflagen, für Sammler.',
  'art.link': 'Art Cards ansehen',
  'entries.title': 'Hier geht es los',
  'entries.fan': 'Fan oder Besucher',
  'entries.fanText':
    'Sie haben eine Keymail, oder Sie möchten sehen, worum es hier geht. In beiden Fällen sind Sie hier richtig.',
  'entries.tracker': 'Governance Tracker',
  'entries.trackerText': 'Der G-Key: der Nachweis, dass der Song Ihnen gehört, und Ihr Zugang zu TuneMaker.',
  'entries.upload': 'Songs hochladen',
  'entries.uploadText': 'Veröffentlichen Sie eine Aufnahme in so vielen Exemplaren, wie Sie möchten.',
  'entries.copyright': 'Urheberrecht anmelden',
  'entries.copyrightText': 'Wie man beim U.S. Copyright Office anmeldet, vom Amt selbst erklärt (auf Englisch).',
  'entries.income': 'Einnahmen erzielen',
  'entries.incomeText': 'Sechs Wege, mit einem Song Geld zu verdienen, und was jeder davon verlangt.',
  'entries.newTab': '(öffnet copyright.gov in einem neuen Tab)',
  'selling.title': 'Jetzt im Verkauf',
  'selling.all': 'Alle Songs',
  'selling.unreadable': 'Die Songs ließen sich gerade nicht laden. Alles weiter unten funktioniert trotzdem.',
  'selling.empty': 'Noch ist kein Song im Verkauf. Künstler, dieser Platz gehört Ihnen.',
  'selling.list': 'Songs im Verkauf',
  'testDrive.title': 'Code zum Ausprobieren',
  'testDrive.hint': '„Für Künstler“ wählen -> Rundgang machen',
  'testDrive.text':
    'Dieser G-Key ist zum Ausprobieren: Er öffnet die ganze Werkstatt kostenlos. Zahlungen und echte Keymails bleiben gesperrt.',
  'sample.artist': 'Jemand, den Sie lieben',
  'sample.song': 'Dieser eine Song',
}
