import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Guten Tag,',
  greetingName: 'Guten Tag {name},',
  'ticket.band': 'Eintrittskarte',
  'ticket.number': 'Nr. {copy}',
  'ticket.of': 'von {of}',
  'signIn.subject': 'Ihr Zugang zum Green Room von {artist}',
  'signIn.text':
    'Ihnen gehört „{title}“ von {artist}, Exemplar Nr. {copy} von {of}, mit dem Code {code}. Dieser Link lässt Sie auf dem Gerät hinein, auf dem Sie ihn öffnen:',
  'signIn.note':
    'Er funktioniert einmal und gilt {minutes} Minuten. Haben Sie ihn nicht angefordert, hat jemand Ihre Adresse oder Ihren Keymail-Code eingegeben; ohne diese E-Mail öffnet beides nichts.',
  'signIn.button': 'Anmelden',
  'gift.somebody': 'Jemand',
  'gift.subject': '{giver} hat einen Song für Sie: „{title}“',
  'gift.text':
    '{giver} hat „{title}“ von {artist} gekauft, Exemplar Nr. {copy} von {of}, und möchte es Ihnen schenken.',
  'gift.textOwned':
    '{giver} besitzt „{title}“ von {artist}, Exemplar Nr. {copy} von {of}, und möchte es Ihnen übergeben.',
  'gift.link': 'Mit diesem Link gehört es Ihnen. Das kostet nichts; der Link funktioniert einmal:',
  'gift.note': 'Er gilt {days} Tage. Möchten Sie es nicht, brauchen Sie nichts zu tun.',
  'gift.button': 'Geschenk annehmen',
  'receipt.subject': 'Ihr Beleg: {what}',
  'receipt.paid': 'Vielen Dank. Sie haben {price} bezahlt für: {what}.',
  'receipt.toArtist': 'Das Geld ging direkt an {artist}.',
  'receipt.toUs': 'Das Geld ging an TuneMaker.',
  'receipt.copy':
    'Ihnen gehört „{title}“ von {artist}, Exemplar Nr. {copy} von {of}, mit dem Code {code}. Sie hören es im Private Green Room von {artist}:',
  'receipt.otherDevice':
    'Auf einem anderen Gerät melden Sie sich zuerst mit dieser Adresse an; wir senden Ihnen einen Link:',
  'receipt.attached': 'Der Beleg {number} liegt als PDF bei.',
  'receipt.button': 'Green Room öffnen',
  'transfer.subject': '„{title}“, Nr. {copy}, übergeben?',
  'transfer.text':
    'Jemand, der mit Ihrem Exemplar angemeldet ist, möchte „{title}“ von {artist}, Exemplar Nr. {copy} von {of}, an {to} übergeben.',
  'transfer.confirm':
    'Sind Sie das, bestätigen Sie es mit diesem Link. Sobald die andere Person annimmt, gehört ihr das Exemplar, und Ihr Zugang endet:',
  'transfer.note':
    'Der Link gilt {hours} Stunden. Waren Sie es nicht, müssen Sie nichts tun: Das Exemplar bleibt Ihres.',
  'transfer.button': 'Übergeben',
  'waitlist.subject': 'Ein Exemplar von „{title}“ ist frei',
  'waitlist.text':
    'Sie wollten wissen, wann ein Exemplar von „{title}“ von {artist} wieder frei ist. Jetzt ist eines da:',
  'waitlist.note':
    'Wer zuerst bezahlt, bekommt es; ist es schon weg, können Sie sich erneut eintragen. Das ist die einzige E-Mail, die diese Liste Ihnen schickt.',
  'waitlist.leave': 'Meine Adresse von der Liste nehmen:',
  'waitlist.button': 'Exemplar kaufen',
  fineArtSignature: 'TuneMaker Fine Art',
  'collector.welcomeSubject': 'Bestätigen Sie Ihre Adresse und betreten Sie die Galerie',
  'collector.welcomeText':
    'Jemand hat diese Adresse bei TuneMaker als Kunstsammler registriert. Waren Sie das, bestätigt dieser Link sie und lässt Sie auf dem Gerät ein, mit dem Sie ihn öffnen:',
  'collector.welcomeNote':
    'Er funktioniert einmal und gilt {minutes} Minuten. Waren Sie es nicht, tun Sie nichts: In {days} Tagen ist die Adresse vergessen.',
  'collector.button': 'Zur Galerie',
  'collector.signInSubject': 'Ihr Zugang zu Ihrer Sammlung',
  'collector.signInText': 'Dieser Link öffnet Ihre Sammlung auf dem Gerät, mit dem Sie ihn öffnen:',
  'collector.signInNote':
    'Er funktioniert einmal und gilt {minutes} Minuten. Haben Sie ihn nicht angefordert, hat jemand Ihre Adresse eingegeben; ohne diese E-Mail öffnet sie nichts.',
  'giftTaken.subject': 'Ihr Geschenk wurde angenommen: „{title}“',
  'giftTaken.transferSubject': 'Ihr Exemplar wurde angenommen: „{title}“',
  'giftTaken.text':
    'Ihr Geschenk ist angekommen: „{title}“ von {artist}, Exemplar Nr. {copy} von {of}, gehört jetzt der Person, der Sie es geschenkt haben.',
  'giftTaken.transferText':
    'Ihr Exemplar hat den Besitzer gewechselt: „{title}“ von {artist}, Exemplar Nr. {copy} von {of}, gehört jetzt der Person, der Sie es übergeben haben.',
  'giftTaken.others': 'Was Ihnen sonst gehört, finden Sie bei Ihren Exemplaren:',
  'copies.button': 'Ihre Exemplare',
  'refund.subject': 'Zu Ihrer Erstattung: „{title}“, Nr. {copy}',
  'refund.text':
    'Sie haben {artist} gebeten, Ihnen „{title}“, Exemplar Nr. {copy} von {of}, zu erstatten. Die Antwort ist nein. {artist} schreibt:',
  'refund.note':
    'Das Exemplar bleibt Ihres. TuneMaker hatte das Geld nie und kann es nicht zurücksenden. Stimmte etwas mit dem Kauf nicht, nimmt PayPal bis zu 180 Tage nach der Zahlung Beschwerden an, bei „Konfliktlösungen“.',
  'returned.subject': '{amount} sind an Sie zurückgegangen: {what}',
  'returned.text':
    '{amount} Ihrer Zahlung für {what} sind an Sie zurückgegangen. PayPal sendet das Geld dorthin, woher es kam; bei einer Bank oder Karte kann es einige Tage dauern, bis es zu sehen ist.',
  'returned.textFrom':
    '{amount} Ihrer Zahlung für {what} sind von {artist} an Sie zurückgegangen. PayPal sendet das Geld dorthin, woher es kam; bei einer Bank oder Karte kann es einige Tage dauern, bis es zu sehen ist.',
  'returned.whole':
    'Die ganze Zahlung ist erstattet. Damit endet, was Sie gekauft haben: Es lässt sich nicht mehr abspielen, und die Nummer gehört niemandem.',
  'returned.part': 'Der Rest der Zahlung bleibt bestehen, und was Sie gekauft haben, bleibt Ihres.',
  'feedback.subject': 'Ihre Rückmeldung ist angekommen',
  'feedback.text':
    'Wir haben eine Rückmeldung zu TuneMaker erhalten, in der diese Adresse angegeben war. Ein Mensch liest sie; falls eine Antwort nötig ist, geht sie an diese Adresse.',
  'feedback.ignore': 'Waren Sie das nicht, hat jemand anderes diese Adresse eingegeben. Sie müssen nichts tun.',
  'address.newsSubject': 'Neues von TuneMaker: bitte bestätigen',
  'address.giftSubject': 'Ihre Grafik von TuneMaker',
  'address.gift': 'Hier ist „{title}“ noch einmal, falls Sie die Grafik auf einem anderen Gerät möchten:',
  'address.news':
    'Wir wurden gebeten, unsere Neuigkeiten an diese Adresse zu senden. Waren Sie das, bestätigen Sie es bitte:',
  'address.confirm':
    'Ist das Ihre Adresse, bestätigen Sie sie bitte, damit wir wissen, dass sie niemand anders eingegeben hat:',
  'address.note':
    'Der Link funktioniert einmal und gilt {days} Tage. Waren Sie es nicht, tun Sie nichts: Ohne ihn bekommen Sie keine E-Mails von uns, und die Adresse ist nach {forgotten} Tagen vergessen. Um nie wieder gefragt zu werden:',
  'address.button': 'Diese Adresse bestätigen',
  'follow.subject': '{what}: bitte bestätigen',
  'follow.song': '„{title}“ von {artist}',
  'follow.wish':
    'Jemand, hoffentlich Sie, möchte unter dieser Adresse erfahren, wann es Exemplare von „{title}“ von {artist} gibt und wann nur noch zehn übrig sind. Waren Sie das, bestätigen Sie es bitte:',
  'follow.artist':
    'Jemand, hoffentlich Sie, möchte unter dieser Adresse erfahren, wann {artist} etwas veröffentlicht oder schreibt, wann es wieder Exemplare gibt und wann nur noch zehn übrig sind. Waren Sie das, bestätigen Sie es bitte:',
  'follow.artistShared':
    'Jemand, hoffentlich Sie, möchte unter dieser Adresse erfahren, wann {artist} etwas veröffentlicht oder schreibt, wann es wieder Exemplare gibt und wann nur noch zehn übrig sind. {artist} sieht dann auch diese Adresse. Waren Sie das, bestätigen Sie es bitte:',
  'follow.note':
    'Der Link funktioniert einmal und gilt {days} Tage. Waren Sie es nicht, tun Sie nichts: Sie bekommen keine E-Mails von uns, und die Anfrage ist nach {forgotten} Tagen vergessen.',
  'follow.manage': 'Wem diese Adresse folgt und wie Sie es beenden:',
  'follow.button': 'Bestätigen',
  'notice.more': '{first} und {count, number} weitere',
  'notice.why':
    'Sie bekommen diese E-Mail, weil diese Adresse dem Künstler folgt oder sich den Song gewünscht hat. Alles ansehen und beenden, was Sie möchten:',
  'notice.listen': 'Anhören',
  'notice.buy': 'Ein Exemplar kaufen',
  'notice.open': 'Seite des Künstlers öffnen',
  'notice.writes': '{artist} schreibt an alle Follower:',
  'notice.new': 'Neu: „{title}“ von {artist}',
  'notice.newText':
    '{count, plural, one {Ein Exemplar für {price}} other {# nummerierte Exemplare, je {price}}}, und nie ein weiteres.',
  'notice.freed': 'Exemplare von „{title}“ von {artist} sind zu kaufen',
  'notice.freedText':
    '{count, plural, one {Ein Exemplar ist jetzt für {price} zu kaufen.} other {# Exemplare sind jetzt zu kaufen, je {price}.}} Wer zuerst zahlt, bekommt die nächste Nummer.',
  'notice.last': '{count, plural, one {Das letzte Exemplar} other {Die letzten # Exemplare}} von „{title}“',
  'notice.lastText':
    '{count, plural, one {Ein Exemplar von „{title}“ von {artist} ist noch für {price} zu kaufen.} other {# Exemplare von „{title}“ von {artist} sind noch zu kaufen, je {price}.}}',
}
