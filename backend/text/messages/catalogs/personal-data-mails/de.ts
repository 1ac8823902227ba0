import type { Translation } from '#text/messages/catalog'
import type { personalDataMails } from './en.ts'

export const messages: Translation<typeof personalDataMails> = {
  greeting: 'Guten Tag,',
  'link.subject': 'Ihre Daten bei TuneMaker',
  'link.text':
    'Dieser Link zeigt, was wir unter dieser Adresse aufbewahren. Sie können eine Kopie von allem anfordern oder es löschen lassen:',
  'link.button': 'Meine Daten ansehen',
  'link.note':
    'Er gilt {minutes} Minuten. Haben Sie ihn nicht angefordert, müssen Sie nichts tun: Ohne diese E-Mail kann niemand etwas sehen oder löschen.',
  'export.subject': 'Ihr Archiv ist fertig',
  'export.text': 'Alles, was wir über Sie aufbewahren, liegt als eine ZIP-Datei zum Herunterladen bereit:',
  'export.button': 'Mein Archiv herunterladen',
  'export.note':
    'Der Link gilt {days} Tage. Wer ihn hat, kann das Archiv herunterladen; leiten Sie diese E-Mail also nicht weiter.',
  'planned.subject': 'Ihre Daten werden am {date} gelöscht',
  'planned.text':
    'Am {date} löschen wir, wie von Ihnen gewünscht, was wir unter dieser Adresse aufbewahren. Danach kann niemand mehr die Exemplare abspielen oder öffnen, die Ihnen gehören. Möchten Sie sie behalten, stoppen Sie das bis dahin mit diesem Link:',
  'planned.artistText':
    'Am {date} löschen wir, wie von Ihnen gewünscht, Ihr Konto als {artist}. Danach wird nichts mehr von Ihnen verkauft. Ihre Fans behalten die Exemplare, die sie bezahlt haben. Bis dahin stoppt dieser Link die Löschung:',
  'planned.button': 'Alles behalten',
  'planned.note': 'Bis zu diesem Tag ändert sich nichts. Haben nicht Sie das gewünscht, stoppen Sie es jetzt.',
  'done.subject': 'Ihre Daten sind gelöscht',
  'done.text':
    'Was wir unter dieser Adresse aufbewahrt haben, ist gelöscht. In den Büchern bleibt, was wann bezahlt wurde, ohne Ihren Namen und Ihre Adresse, und im öffentlichen Protokoll, dass Ihre Exemplare verkauft sind.',
  'done.artistText':
    'Ihr Konto als {artist} ist gelöscht. Ihre Fans behalten die Exemplare, die sie bezahlt haben, mit Ihrem Künstlernamen. In den Büchern bleibt, was an Sie bezahlt wurde, wie es das Gesetz verlangt.',
  'done.note': 'Dies ist unsere letzte E-Mail dazu; die Adresse, an die sie ging, ist jetzt vergessen.',
}
