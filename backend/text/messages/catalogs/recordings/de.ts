import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: 'Aufnahme',
  text: 'Sie können die Aufnahme ersetzen, zum Beispiel nach einem neuen Mastering. Godfrey prüft die neue wie jeden Upload; bis dahin ändert sich nichts. Wer ein Exemplar besitzt, behält die bisherige Aufnahme und bekommt die neue dazu, und auf der Seite des Songs steht, welche die neue ist. Das kostet nichts und lässt sich nicht rückgängig machen; die frühere Aufnahme können Sie aber erneut senden.',
  file: 'Neue Aufnahme',
  fileNote: 'MP3, WAV, FLAC, M4A oder AAC, bis 50 MB',
  paper: 'Urheberrechtsnachweis',
  paperHint: 'Falls diese Aufnahme eigene Unterlagen hat.',
  paperNote: 'PDF, JPG oder PNG, bis 10 MB',
  note: 'Was anders ist',
  noteHint: 'Steht auf der Seite des Songs.',
  send: 'Aufnahme ersetzen',
  sending: 'Wird gesendet …',
  sent: 'Aufnahme angekommen',
  sentText: 'Godfrey prüft sie. Das Ergebnis kommt per E-Mail.',
  fileMissing: 'Wählen Sie zuerst die neue Aufnahme.',
  fileTooLarge: 'Die Aufnahme muss kleiner als 50 MB sein, der Nachweis kleiner als 10 MB.',
  failed: 'TuneMaker war nicht erreichbar. Es wurde nichts geändert; versuchen Sie es noch einmal.',
  checking: 'Godfrey prüft seit {date} eine neue Aufnahme. Bis er fertig ist, hören Fans die aktuelle.',
  inReview: 'Seit {date} sieht sich ein Mensch Ihre neue Aufnahme an. Fans hören die aktuelle.',
  releasedBefore:
    'Dieselbe Aufnahme gibt es hier schon als „{title}“, in einer Auflage von {copies, plural, one {# Exemplar} other {# Exemplaren}}. Wer eines davon gekauft hat, verlässt sich darauf, dass keine weiteren hinzukommen. Deshalb entscheidet ein Mensch, ob die Aufnahme ein zweites Mal verkauft werden darf. Preis, Anzahl, Titel und Aufnahme können Sie bei „{title}“ selbst ändern.',
  declined:
    'Die Aufnahme, die Sie am {date} gesendet haben, wurde abgelehnt; warum, steht in der E-Mail. Fans hören die aktuelle. Sie können eine andere senden.',
  versions: 'Aufnahmen',
  versionsText: 'Der Künstler hat die Aufnahme dieses Songs ersetzt. Wer ein Exemplar besitzt, behält alle Aufnahmen.',
  version: 'Aufnahme {version}',
  current: 'aktuell',
  since: 'seit {date}',
  first: 'Die erste.',
  download: 'Herunterladen',
  hear: 'Aufnahme {version} von {title}',
}
