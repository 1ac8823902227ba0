import type { Translation } from '#text/messages/catalog'
import type { decisionMails } from './en.ts'

export const messages: Translation<typeof decisionMails> = {
  'suspended.subject': 'Ihr Konto ist gesperrt',
  'suspended.text':
    'Ihr Konto bei TuneMaker ist gesperrt: Ihr G-Key öffnet vorerst nichts, und nichts von Ihnen steht zum Verkauf. Was Ihre Fans besitzen, bleibt ihnen.',
  'readmitted.subject': 'Ihr Konto ist wieder offen',
  'readmitted.text':
    'Ihr Konto bei TuneMaker ist wieder offen: Ihr G-Key funktioniert, und was vorher im Verkauf war, ist es wieder.',
  'keyVoid.subject': 'Ihr G-Key ist ungültig',
  'keyVoid.text':
    'Einer Ihrer G-Keys wurde für ungültig erklärt und öffnet nichts mehr. Ihre Songs und Ihre Fans sind davon nicht betroffen.',
  'down.subject': '„{title}“ wurde aus dem Angebot genommen',
  'back.subject': '„{title}“ ist wieder da',
  'songDown.text':
    'Ihr Song „{title}“ wurde aus dem Katalog genommen, weitere Exemplare werden nicht verkauft. Was Ihre Fans besitzen, bleibt ihnen.',
  'songBack.text': 'Ihr Song „{title}“ ist wieder im Katalog und im Verkauf.',
  'cardDown.text':
    'Ihre Art Card „{title}“ wurde aus der Galerie genommen, weitere Exemplare werden nicht verkauft. Was ihre Sammler besitzen, bleibt ihnen.',
  'cardBack.text': 'Ihre Art Card „{title}“ ist wieder in der Galerie und im Verkauf.',
  'refund.subject': 'Bitte senden Sie eine Zahlung zurück',
  'refund.text':
    'Bitte senden Sie {price} für „{what}“ zurück. Das Geld ging direkt auf Ihr PayPal-Konto, also können nur Sie das tun: Öffnen Sie dort die Zahlung mit dem Transaktionscode {payment} und wählen Sie „Rückzahlung senden“. Eine volle Erstattung beendet den Zugang des Fans, und der Verkauf ist für Sie erledigt.',
  why: 'Der Grund:',
  'review.about': 'Zu Ihrem Anliegen Nummer {number}',
  'review.approved': 'Genehmigt: {subject}',
  'review.declined': 'Abgelehnt: {subject}',
  'review.looked': 'Ein Mensch hat sich Ihr Anliegen Nummer {number} angesehen: {subject}.',
  'review.isApproved': 'Es wurde genehmigt.',
  'review.isDeclined': 'Es wurde abgelehnt.',
  'review.payment': 'Ihre Zahlung von {price} für {what}',
  'review.wrote': 'Das wurde dazu geschrieben:',
  'correction.takeBack':
    'Waren Sie das nicht? {days} Tage lang holt dieser Link diese Adresse zurück und meldet alle ab, die in Ihrem Konto angemeldet sind:',
  'correction.then': 'Schreiben Sie uns dann sofort, ein Mensch kümmert sich darum:',
  'correction.notYou': 'Waren Sie das nicht? Schreiben Sie uns sofort, ein Mensch kümmert sich darum:',
  'share.subject': 'Ihr Anteil an {artist}, {month}: {sum}',
  'share.text':
    '{artist} hat Sie bei TuneMaker unter den Mitwirkenden genannt. Im {month} betragen Ihre Anteile {sum}:',
  'share.line': '„{title}“: {percent} % von {net} nach PayPals Gebühren und Erstattungen sind {cents}',
  'share.note':
    'Fans zahlen auf ein Konto, das von {artist}, und dort liegt das Geld. {artist} bezahlt Sie; TuneMaker verwahrt kein Geld und kann niemanden bezahlen. Tage gelten nach UTC.',
}
