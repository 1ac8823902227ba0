import type { Translation } from '#text/messages/catalog'
import type { refusals } from './en.ts'

export const messages: Translation<typeof refusals> = {
  'no-session': 'Bitte melden Sie sich zuerst an.',
  'not-yours': 'Das gehört jemand anderem.',
  unknown: 'Hier ist nichts.',
  throttled: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  unavailable: 'Das ist gerade nicht möglich. Nichts ist verloren; bitte versuchen Sie es gleich noch einmal.',
  'invalid-format': 'Keymail-Codes haben das Format: TM-YYYYMMDD-XXXXXXXX',
  'keymail-unknown': 'Ungültiger Keymail-Code. Bitte prüfen Sie ihn und versuchen Sie es noch einmal.',
  'keymail-busy':
    'Jemand bezahlt dieses Exemplar gerade. Es wurde nichts abgebucht; versuchen Sie es in einer Minute noch einmal.',
  'keymail-taken': 'Jemand anderes hat dieses Exemplar gerade gekauft. Es wurde nichts abgebucht.',
  'keymail-yours': 'Es gehört Ihnen schon, treten Sie ein. Es wurde nicht zweimal abgebucht.',
  'copy-refunded': 'Dieses Exemplar wurde vollständig erstattet, der Zugang ist damit beendet.',
  'edition-unknown': 'Diese Auflage gibt es nicht.',
  'copy-passed-on':
    'Dieses Exemplar ist nicht mehr in diesem Browser. Ein Link an die Adresse des Besitzers öffnet es.',
  'copy-unknown': 'Dieses Exemplar gibt es nicht.',
  'copy-entered': 'Dieses Exemplar wurde schon abgespielt und lässt sich nicht mehr verschenken.',
  'copy-given': 'Dieses Exemplar war schon ein Geschenk. Ein Exemplar lässt sich einmal verschenken.',
  'gift-open': 'Dieses Exemplar ist schon unterwegs zu jemandem. Nehmen Sie dieses Angebot zuerst zurück.',
  'gift-gone': 'Dieses Geschenk ist nicht mehr da. Bitte fragen Sie, wer es Ihnen geschickt hat.',
  'gift-link-expired': 'Dieses Geschenk wurde schon angenommen, oder der Link ist zu alt.',
  'link-expired': 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie mit Ihrem Keymail-Code einen neuen an.',
  'link-used': 'Dieser Link wurde schon benutzt.',
  'not-on-sale': 'Diese Auflage ist nicht im freien Verkauf.',
  'off-sale': 'Diese Auflage ist zurzeit nicht im Verkauf. Es wurde nichts abgebucht.',
  'limit-reached':
    'Sie haben so viele Exemplare dieser Auflage, wie eine Person kaufen darf. Es wurde nichts abgebucht.',
  'own-hold':
    'Für Sie ist schon ein Exemplar reserviert, in einem anderen Fenster oder von eben, und mehr bekommt eine Person nicht. Bezahlen Sie dort, oder versuchen Sie es nach Ablauf der Reservierung. Es wurde nichts abgebucht.',
  'copies-free': 'Gerade ist ein Exemplar frei: Sie können es sofort kaufen.',
  'amount-mismatch': 'Der Betrag ist nicht der Preis. Es wurde nichts abgebucht.',
  'order-unknown': 'Diese Bestellung gibt es nicht.',
  'order-stranded':
    'Ihre Zahlung ist angekommen, aber das Gekaufte ist weg. Ein Mensch kümmert sich darum und schreibt Ihnen binnen 48 Stunden.',
  unpaid: 'Die Zahlung ist noch nicht erfolgt. Es wurde nichts abgebucht.',
  declined: 'PayPal hat die Zahlung abgelehnt. Es wurde nichts abgebucht; bitte versuchen Sie eine andere Zahlungsart.',
  held: 'Alle übrigen Exemplare werden gerade von anderen bezahlt. Es wurde nichts abgebucht; versuchen Sie es in einer Minute noch einmal.',
  'sold-out': 'Alle Exemplare sind verkauft. Es wurde nichts abgebucht.',
  'network-busy':
    'Ihr Netzwerk hat so viele Exemplare reserviert, wie eines darf, oder sie nicht bezahlt. Es wurde nichts abgebucht; versuchen Sie es später oder über ein anderes Netzwerk.',
  'library-active': 'Ihre digitale Musikbibliothek ist schon aktiv. Es wurde nichts abgebucht.',
  'reply.linkByCode':
    'Wenn diese Keymail Ihnen gehört, ist ein Anmeldelink unterwegs an die Adresse, mit der Sie bezahlt haben.',
  'reply.linkByEmail': 'Wenn mit dieser Adresse ein Exemplar bezahlt wurde, ist ein Anmeldelink dorthin unterwegs.',
  'reply.onWaitlist': 'Sie stehen auf der Liste. Wir schreiben einmal, wenn Sie an der Reihe sind.',
  'reply.personalData': 'Wenn wir unter dieser Adresse etwas aufbewahren, ist ein Link dorthin unterwegs.',
  'personal-data-link-expired': 'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
  'export-open': 'Ihr Archiv wird erstellt. Wir schreiben Ihnen, wenn es fertig ist.',
  'export-gone': 'Dieses Archiv gibt es nicht mehr. Fordern Sie ein neues an.',
  'deletion-open': 'Dieses Konto wird bereits gelöscht.',
  'deletion-gone': 'Es wird nichts gelöscht: Es wurde schon gestoppt, oder es ist geschehen.',
  'reply.leftWaitlist': 'Ihre Adresse steht nicht mehr auf dieser Liste.',
}
