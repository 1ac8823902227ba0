import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Guten Tag,',
  greetingName: 'Guten Tag {name},',
  'ticket.number': 'Nr. {copy}',
  'ticket.of': 'von {of}',
  'signIn.subject': 'Ihr Zugang zum Green Room von {artist}',
  'signIn.text':
    'Ihnen gehört Exemplar Nr. {copy} von {of} von „{title}“ von {artist}, mit dem Code {code}. Dieser Link lässt Sie auf dem Gerät hinein, auf dem Sie ihn öffnen:',
  'signIn.note':
    'Er funktioniert einmal und gilt {minutes} Minuten. Haben Sie ihn nicht angefordert, hat jemand Ihre Adresse oder Ihren Keymail-Code eingegeben; ohne diese E-Mail öffnet beides nichts.',
  'signIn.button': 'Anmelden',
  'gift.somebody': 'Jemand',
  'gift.subject': '{giver} hat einen Song für Sie: „{title}“',
  'gift.text':
    '{giver} hat Exemplar Nr. {copy} von {of} von „{title}“ von {artist} gekauft und möchte es Ihnen schenken.',
  'gift.textOwned':
    '{giver} besitzt Exemplar Nr. {copy} von {of} von „{title}“ von {artist} und möchte es Ihnen übergeben.',
  'gift.link': 'Mit diesem Link gehört es Ihnen. Er kostet nichts und funktioniert einmal:',
  'gift.note': 'Er gilt {days} Tage. Möchten Sie es nicht, brauchen Sie nichts zu tun.',
  'gift.button': 'Geschenk annehmen',
  'receipt.subject': 'Ihr Beleg: {what}',
  'receipt.paid': 'Vielen Dank. Sie haben {price} bezahlt für: {what}.',
  'receipt.toArtist': 'Das Geld ging direkt an {artist}.',
  'receipt.toUs': 'Das Geld ging an TuneMaker.',
  'receipt.copy':
    'Ihres ist Nr. {copy} von {of} von „{title}“ von {artist}, mit dem Code {code}. Es spielt im Private Green Room von {artist}:',
  'receipt.otherDevice':
    'Auf einem anderen Gerät melden Sie sich zuerst mit dieser Adresse an; wir senden Ihnen einen Link:',
  'receipt.attached': 'Der Beleg {number} liegt als PDF bei.',
  'receipt.button': 'Green Room öffnen',
  'transfer.subject': '„{title}“, Nr. {copy}, weitergeben?',
  'transfer.text':
    'Jemand, der mit Ihrem Exemplar angemeldet ist, möchte Nr. {copy} von {of} von „{title}“ von {artist} an {to} weitergeben.',
  'transfer.confirm':
    'Sind Sie das, bestätigen Sie es mit diesem Link. Sobald die andere Person annimmt, gehört ihr das Exemplar, und Ihr Zugang endet:',
  'transfer.note':
    'Der Link gilt {hours} Stunden. Waren Sie es nicht, müssen Sie nichts tun: Das Exemplar bleibt Ihres.',
  'transfer.button': 'Weitergeben',
  'waitlist.subject': 'Ein Exemplar von „{title}“ ist frei',
  'waitlist.text':
    'Sie wollten wissen, wann ein Exemplar von „{title}“ von {artist} wieder frei ist. Jetzt ist eines da:',
  'waitlist.note':
    'Wer zuerst bezahlt, bekommt es; ist es schon weg, können Sie sich erneut eintragen. Das ist die einzige E-Mail, die diese Liste Ihnen schickt.',
  'waitlist.leave': 'Meine Adresse von der Liste nehmen:',
  'waitlist.button': 'Exemplar kaufen',
}
