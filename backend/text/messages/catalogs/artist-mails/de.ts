import type { Translation } from '#text/messages/catalog'
import type { artistMails } from './en.ts'

export const messages: Translation<typeof artistMails> = {
  greeting: 'Guten Tag,',
  greetingName: 'Guten Tag {name},',
  contact: 'Wenn Sie meinen, dass wir uns irren, schreiben Sie uns; ein Mensch liest es:',
  'link.subject': 'Bestätigen Sie Ihren G-Key-Antrag {number}',
  'link.text':
    'Jemand hat mit dieser Adresse einen TuneMaker-G-Key beantragt. Waren Sie es, bestätigen Sie bitte, dass sie Ihnen gehört:',
  'link.note':
    'Der Link funktioniert einmal und gilt 24 Stunden. Danach bezahlen Sie die Gebühr, und wir lesen Ihre Unterlagen.',
  'link.number':
    'Ihre Vorgangsnummer ist {number}. Behalten Sie sie für sich: Wer sie kennt, kann Ihren Antrag verfolgen.',
  'link.ignore':
    'Haben Sie nichts beantragt, ignorieren Sie diese E-Mail: Es wird nichts berechnet, und das Gesendete wird nach {days} Tagen gelöscht.',
  confirmButton: 'Adresse bestätigen',
  'paid.subject': 'Ihr G-Key-Antrag {number} ist bezahlt',
  'paid.text': 'Ihre Zahlung von {price} für den G-Key von {artist} ist eingegangen. Vielen Dank.',
  'paid.next':
    'Godfrey liest zuerst Ihre Unterlagen, das dauert wenige Minuten. Was er nicht klären kann, entscheidet ein Mensch innerhalb von 24 bis 48 Stunden, spätestens am {by} UTC.',
  'paid.follow': 'Mit Ihrer Vorgangsnummer {number} können Sie den Antrag verfolgen:',
  'approved.subject': 'Ihr G-Key',
  'approved.text': 'Wir haben Ihre Unterlagen gelesen und heißen {artist} herzlich willkommen. Das ist Ihr G-Key:',
  'approved.keep':
    'Er steht nur in dieser E-Mail: Wir speichern nur einen Fingerabdruck davon und können Ihnen den G-Key selbst nicht nennen. Bewahren Sie ihn sicher auf, und geben Sie ihn niemandem. Bekommen Sie eine zweite E-Mail wie diese, gilt der neuere G-Key.',
  signInHere: 'Melden Sie sich hier damit an:',
  'declined.subject': 'Ihr G-Key-Antrag {number} wurde abgelehnt',
  'declined.text': 'Wir haben Ihre Unterlagen gelesen und können Ihnen noch keinen G-Key geben. Das sind die Gründe:',
  'declined.again': 'Sobald das behoben ist, können Sie erneut einen Antrag stellen:',
  'review.subject': 'Ihr G-Key-Antrag {number} wird geprüft',
  'song.published': '„{title}“ ist veröffentlicht',
  'song.replaced': '„{title}“ hat eine neue Aufnahme',
  'song.review': '„{title}“ wird geprüft',
  'song.declined': '„{title}“ wurde abgelehnt',
  'replaced.subject': 'Ihr neuer G-Key',
  'replaced.text': 'Wie gewünscht, wurde Ihr G-Key ersetzt. Der alte gilt nicht mehr. Das ist der neue:',
  'replaced.keep': 'Er steht nur in dieser E-Mail. Bekommen Sie eine zweite wie diese, gilt der neuere G-Key.',
  'payment.subject': 'Bestätigen Sie, wohin Ihre Fans zahlen',
  'payment.text': 'Fans, die Ihre Keymails einlösen, zahlen direkt und in voller Höhe an diese PayPal-Adresse.',
  'payment.later':
    'Bisher zahlen sie an eine andere. Ein Mensch prüft die Änderung; sie gilt frühestens {hours} Stunden nach der Freigabe.',
  'payment.confirm': 'Bitte bestätigen Sie, dass sie Ihnen gehört:',
  'payment.note':
    'Der Link funktioniert einmal und gilt 24 Stunden. Haben Sie das nicht angefordert, ignorieren Sie diese E-Mail, und nichts ändert sich.',
  'warning.subjectApplied': 'Ihre Fans zahlen jetzt an eine andere Adresse',
  'warning.subject': 'Jemand möchte, dass Ihre Fans an eine andere Adresse zahlen',
  'warning.requested':
    'Jemand, der in Ihrem Konto angemeldet ist, hat eine andere PayPal-Adresse beantragt. Ein Mensch prüft sie; bei Freigabe gehen Zahlungen frühestens 24 Stunden später dorthin. Bis dahin ändert sich nichts.',
  'warning.approved':
    'Ein Mensch hat Ihre andere PayPal-Adresse freigegeben. Zahlungen gehen ab {date} UTC dorthin. Bis dahin ändert sich nichts.',
  'warning.approvedUnconfirmed':
    'Ein Mensch hat Ihre andere PayPal-Adresse freigegeben. Zahlungen gehen ab {date} UTC dorthin, sofern sie bis dahin über unsere E-Mail bestätigt wurde. Bis dahin ändert sich nichts.',
  'warning.applied':
    'Ihre andere PayPal-Adresse gilt jetzt. Zahlungen, die schon unterwegs waren, kommen bei der bisherigen an.',
  'warning.was': 'Bisher: {email}',
  'warning.becomes': 'Danach: {email}',
  'warning.stopApplied':
    'Waren Sie das nicht? Dieser Link meldet alle ab, die in Ihrem Konto angemeldet sind. Schreiben Sie uns dann sofort:',
  'warning.stop':
    'Waren Sie das nicht? Dieser Link stoppt die Änderung und meldet alle ab, die in Ihrem Konto angemeldet sind:',
  'closed.subject': 'Ihr TuneMaker-Konto ist geschlossen',
  'closed.text':
    'Ihr Konto ist wie gewünscht geschlossen. Von Ihnen ist nichts mehr im Verkauf, ungenutzte Codes sind ungültig, und mit Ihrem G-Key kann sich niemand anmelden.',
  'closed.fans':
    'Ihre Fans behalten die bezahlten Exemplare. Das Geld aus allen Verkäufen liegt auf Ihrem PayPal-Konto; laufende Zahlungen kommen noch dort an.',
  'closed.books': 'Bis {date} lassen sich mit Ihrem letzten G-Key alle Verkäufe und Abrechnungen herunterladen:',
  'closed.notYou': 'Waren Sie das nicht? Schreiben Sie uns sofort:',
  'sales.button': 'Verkäufe öffnen',
  'sales.more': '{first} und {n} weitere',
  'sales.often': 'Wählen Sie in Ihrer Werkstatt, wie oft Sie von Verkäufen hören:',
  'sales.sold': 'Verkauft: {what}',
  'sales.soldMany': '{n, plural, one {# Exemplar verkauft: {sum}} other {# Exemplare verkauft: {sum}}}',
  'sales.title': '„{title}“',
  'sales.copy': '„{title}“ Nr. {copy} von {of}',
  'sales.refund': '{cents} für „{title}“ erstattet',
  'sales.soldOut': 'Ausverkauft: „{title}“',
  'sales.dispute': 'Ein Käufer reklamiert {cents} für „{title}“',
  'sales.disputeWon': 'Streitfall um „{title}“ gewonnen',
  'sales.disputeLost': 'Streitfall um „{title}“ verloren',
  'sales.refundText':
    'PayPal hat das Geld der Zahlung {payment} an den Käufer zurückgezahlt, der ebenfalls benachrichtigt wird. Nach einer vollen Erstattung endet der Zugang zum Exemplar, und seine Nummer ist ungültig.',
  'sales.disputeText':
    'PayPal fragt Sie, nicht uns: Antworten Sie in Ihrem PayPal-Konto unter „Konfliktlösungen“, Fall {dispute}, vor der dort genannten Frist. Das Exemplar lässt sich abspielen, bis PayPal entschieden hat.',
  'sales.wonText': 'Das Geld bleibt Ihnen, und das Exemplar lässt sich weiter abspielen.',
  'sales.lostText': 'PayPal hat dem Käufer {cents} zurückgezahlt. Ihre Abrechnung führt den Betrag als Erstattung auf.',
  'sales.soldOutText': 'Jedes Exemplar hat jetzt einen Besitzer.',
  'sales.list': '{n, plural, one {Ein Exemplar wurde verkauft:} other {# Exemplare wurden verkauft, zusammen {sum}:}}',
  'sales.andMore': 'und {n} weitere',
  'sales.money': 'Das Geld liegt bereits auf Ihrem PayPal-Konto, abzüglich der PayPal-Gebühr.',
  'keymail.intro': '{artist} hat Ihnen eine Keymail geschickt: „{title}“, Exemplar Nr. {copy} von {of}.',
  'keymail.code': 'Ihr Code: {code}',
  'keymail.note': 'Er gilt einmal, für den, der zuerst bezahlt. Den Link zu öffnen kostet nichts.',
  'keymail.stop': 'Keine E-Mails mehr von Künstlern auf TuneMaker:',
  'keymail.button': 'Einlösen',
  'refund.subject': 'Ein Fan bittet um Erstattung: „{title}“, Nr. {copy}',
  'refund.text':
    'Wer „{title}“, Exemplar Nr. {copy} von {of} ({code}), für {price} gekauft hat, möchte das Geld zurück und schreibt:',
  'refund.decide':
    'Sie entscheiden. Das Geld liegt auf Ihrem PayPal-Konto, also können nur Sie es zurücksenden: Öffnen Sie dort die Zahlung {payment} und wählen Sie „Rückzahlung senden“. Mit einer vollen Erstattung endet automatisch der Zugang zum Exemplar; hier ist nichts weiter zu tun.',
  'refund.decline': 'Möchten Sie nicht erstatten, nennen Sie den Grund in Ihrer Werkstatt; wir geben ihn weiter:',
}
