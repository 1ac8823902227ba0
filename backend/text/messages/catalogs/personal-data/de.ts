import type { Translation } from '#text/messages/catalog'
import type { personalData } from './en.ts'

export const messages: Translation<typeof personalData> = {
  'panel.title': 'Ihre Daten',
  'panel.text':
    'Fordern Sie eine Kopie von allem an, was wir über Sie aufbewahren, oder lassen Sie es löschen. Wir senden Ihnen zuerst einen Link, damit es niemand sonst tun kann.',
  'panel.link': 'Meine Daten exportieren oder löschen',
  'ask.email': 'Ihre E-Mail-Adresse',
  'ask.hint':
    'Die Adresse, mit der Sie bezahlt haben, Künstlern folgen oder als Künstler registriert sind. Eine Adresse, die in der letzten Woche geändert wurde, öffnet noch kein Künstlerkonto.',
  'ask.button': 'Link zusenden',
  'ask.busy': 'Wird gesendet …',
  'ask.invalid': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'ask.sent': 'Sehen Sie in Ihr Postfach',
  'link.over': 'Dieser Link führt nirgends mehr hin',
  'link.overText': 'Er gilt eine Stunde. Fordern Sie unten einen neuen an.',
  'account.address': 'Unter {email}',
  'account.artist': 'Ihr Konto als {artist}',
  'export.text':
    'Eine ZIP-Datei mit Ihren Daten als JSON und CSV, Ihren Zertifikaten und Belegen und den Dateien, die Sie hochgeladen haben. Wir schreiben Ihnen, wenn sie fertig ist.',
  'export.button': 'Mein Archiv erstellen',
  'export.busy': 'Wird angefordert …',
  'export.waiting': 'Ihr Archiv wird erstellt. Wir schreiben an {email}, wenn es fertig ist.',
  'delete.copies':
    '{copies, plural, one {Ihnen gehört # Exemplar. Niemand wird es mehr abspielen können, und seine Nummer bleibt verkauft. Verschenken Sie es vorher, oder laden Sie es herunter.} other {Ihnen gehören # Exemplare. Niemand wird sie mehr abspielen können, und ihre Nummern bleiben verkauft. Verschenken Sie sie vorher, oder laden Sie sie herunter.}}',
  'delete.text':
    'Gelöscht werden Ihr Name und Ihre Adresse, Ihre Anmeldungen, wem Sie folgen und was Sie in Green Rooms und an Godfrey geschrieben haben. In den Büchern bleibt, was bezahlt wurde, ohne Ihren Namen.',
  'delete.artistText':
    'Ihr Konto wird geschlossen: Nichts mehr von Ihnen wird verkauft, ungenutzte Keymails werden entwertet, und Ihr bürgerlicher Name, Ihre Adressen, Beiträge, Nachrichten und Dokumente werden gelöscht. Fans behalten ihre Exemplare mit Aufnahme, Zertifikat und Ihrem Künstlernamen.',
  'delete.grace': 'Gelöscht wird in {days} Tagen. Bis dahin stoppt ein Link in unserer E-Mail die Löschung.',
  'delete.button': 'Alles löschen',
  'delete.title': 'Alles löschen?',
  'delete.confirm': 'Ja, in {days} Tagen löschen',
  'delete.busy': 'Wird angefordert …',
  'delete.keep': 'Behalten',
  'delete.planned': 'Gelöscht wird am {date}. Der Link in unserer E-Mail stoppt die Löschung.',
  unreachable: 'TuneMaker war nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  'archive.title': 'Ihr Archiv',
  'archive.lead': '{files, plural, one {# Datei} other {# Dateien}}, {size}. Herunterladbar bis {date}.',
  'archive.button': 'Herunterladen',
  'archive.over': 'Dieses Archiv gibt es nicht mehr',
  'archive.overText': 'Es wird sieben Tage aufbewahrt, oder bis ein neues erstellt wird.',
  'keep.title': 'Alles behalten?',
  'keep.lead': 'Klicken Sie auf die Schaltfläche, und nichts wird gelöscht.',
  'keep.button': 'Alles behalten',
  'keep.busy': 'Wird gestoppt …',
  'keep.done': 'Nichts wird gelöscht',
  'keep.doneText': 'Alles bleibt, wie es ist.',
  'keep.over': 'Es gibt nichts zu stoppen',
  'keep.overText': 'Die Löschung wurde schon gestoppt, oder sie ist bereits erfolgt.',
}
