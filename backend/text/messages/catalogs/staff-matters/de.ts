import type { Translation } from '#text/messages/catalog'
import type { staffMatters } from './en.ts'

export const messages: Translation<typeof staffMatters> = {
  'stranded-order': 'Bezahlte Bestellung {number} ließ sich nicht liefern',
  books: 'Unsere Bücher weichen bei Bestellung {number} von denen von PayPal ab',
  'reason.rights': 'Hat der Künstler die Rechte an dieser Aufnahme?',
  'reason.unreadable': 'Die Datei ist markiert und wird nicht noch einmal gelesen: {fault}.',
  'reason.unread': 'Godfrey konnte die Unterlagen nicht lesen.',
  'reason.applicantRights':
    'Zeigen die Angaben zum Urheberrecht und das Dokument, dass der Antragsteller die Rechte hat?',
  'reason.lostGKey':
    'Jemand, der die E-Mail-Adresse des Künstlers kennt, meldet den G-Key als verloren. Bei Genehmigung ist der alte Schlüssel sofort ungültig, alle damit Angemeldeten werden abgemeldet, und ein neuer geht an diese Adresse.',
  'reason.lookAlike':
    'Zwei Künstler, deren Namen gleich aussehen, können verwechselt werden. Sperren Sie einen davon, falls das beabsichtigt ist.',
  'reason.paymentAddress':
    'Zahlungen gingen an ein anderes PayPal-Konto. Bei Genehmigung gilt das frühestens 24 Stunden später, sobald die neue Adresse per E-Mail bestätigt ist; bis dahin kann die alte Adresse es stoppen.',
  'reason.title': 'Der neue Titel ist mehr als ein korrigierter Tippfehler.',
  'reason.correction': 'Über diese Art von Korrektur entscheidet ein Mensch.',
  'reason.mistake': 'Ohne G-Key gemeldet; wer fragt, ist deshalb nicht bekannt.',
  'reason.finding': 'Godfrey hat das bei der Überwachung gefunden.',
  'reason.stranded':
    'Das Geld ist eingegangen, aber das Gekaufte gehört schon jemand anderem. Es muss zurückgezahlt werden.',
  'reason.amount': 'Der abgebuchte Betrag ist nicht der Preis der Bestellung.',
  'reason.books': 'Der tägliche Abgleich fand bei PayPal andere Summen als im Hauptbuch.',
}
