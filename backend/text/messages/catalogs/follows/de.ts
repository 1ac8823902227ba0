import type { Translation } from '#text/messages/catalog'
import type { follows } from './en.ts'

export const messages: Translation<typeof follows> = {
  'confirm.title': 'Per E-Mail erfahren',
  'confirm.lead': 'Bestätigen Sie, dass wir an Ihre Adresse schreiben dürfen.',
  'confirm.button': 'Ja, schreiben Sie mir',
  'confirm.busy': 'Wird bestätigt …',
  'confirm.invalid':
    'Er wurde schon benutzt oder ist älter als eine Woche. Haben Sie schon auf die Schaltfläche geklickt, ist alles erledigt.',
  'confirm.done': 'Wir schreiben an {email} über {name}.',
  'confirm.doneText':
    'Jede E-Mail enthält einen Link zum Abbestellen und einen zu allen Benachrichtigungen für diese Adresse.',
  'follow.label': '{name} folgen',
  'follow.active': 'Sie folgen {name}',
  'follow.share': 'Der Künstler darf diese Adresse auch sehen.',
  'follow.text':
    'Wir schreiben, wenn etwas Neues erscheint, wenn es wieder Exemplare gibt, wenn nur noch zehn da sind und wenn der Künstler etwas zu sagen hat. Sonst nichts, und höchstens drei E-Mails am Tag.',
  'wish.label': 'Auf die Wunschliste',
  'wish.active': 'Auf Ihrer Wunschliste',
  'wish.title': 'Wunsch: „{title}“',
  'wish.text':
    'Wir schreiben, wenn Exemplare dieses Songs wieder zu kaufen sind und wenn nur noch zehn da sind. Sonst nichts, und höchstens drei E-Mails am Tag.',
  notDone: 'Nicht erledigt',
  unreachable: 'TuneMaker war nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  'dialog.invalid': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'dialog.close': 'Schließen',
  'dialog.sending': 'Wird gesendet …',
  'dialog.send': 'E-Mails erhalten',
  'dialog.email': 'Ihre E-Mail-Adresse',
  'dialog.hint': 'Sie bekommen einen Link zur Bestätigung. In jeder E-Mail können Sie mit einem Klick abbestellen.',
  'ended.failed': 'Noch nicht beendet',
  'panel.empty':
    'Diese Adresse folgt niemandem und wünscht sich keinen Song, also wird ihr nichts geschickt. Folgen Sie Künstlern oder wünschen Sie sich Songs auf deren Seiten.',
  'panel.ending': 'Wird beendet …',
  'panel.endAll': 'Alle {count} beenden',
  'panel.song': 'von {artist}: wieder erhältliche Exemplare und die letzten zehn',
  'panel.artist': 'Neuerscheinungen, wieder erhältliche Exemplare und die letzten zehn',
  'panel.stopAbout': 'Beenden: E-Mails über {name}',
  'panel.stop': 'Beenden',
  'page.title': 'Benachrichtigungen',
  'page.lead':
    'Alles, worüber wir Ihnen schreiben sollen, und je ein Klick, um es zu beenden. Über anderes schreiben wir nicht.',
  'page.linkOver': 'Dieser Link führt nirgends mehr hin',
  'page.linkOverText': 'Er gehört zu keiner Adresse, an die wir schreiben; es wird also nichts gesendet.',
  'page.unreadable': 'Ihre Benachrichtigungen ließen sich nicht laden',
  'page.which': 'Welche Adresse ist Ihre?',
  'page.whichText':
    'Jede unserer E-Mails enthält einen Link zu dieser Seite. Oder melden Sie sich mit einem Link an, den wir Ihnen senden.',
  'page.mailLink': 'Link zusenden',
  'done.following': 'Wir schreiben Ihnen, wenn es Neues gibt.',
  'done.confirm': 'Bitte sehen Sie in Ihr Postfach: Wir schreiben nichts weiter, bevor Sie den Link öffnen.',
  'device.title': 'Auf diesem Gerät',
  'device.text': 'Was Sie per E-Mail erfahren, auch als Benachrichtigung dieses Browsers.',
  'device.on': 'Dieses Gerät benachrichtigen',
  'device.off': 'Auf diesem Gerät beenden',
  'device.active': 'Dieses Gerät wird benachrichtigt.',
  'device.denied':
    'Dieser Browser erlaubt keine Benachrichtigungen von uns. Erlauben Sie sie in seinen Einstellungen und versuchen Sie es dann noch einmal.',
  'push.release': 'Neu: „{title}“',
  'push.releaseText':
    '{artist}: {count, plural, one {ein Exemplar für {price}} other {# nummerierte Exemplare, je {price}}}.',
  'push.freed': '„{title}“ ist wieder zu haben',
  'push.copiesText':
    '{artist}: {count, plural, one {ein Exemplar für {price} im Verkauf} other {# Exemplare im Verkauf, je {price}}}.',
  'push.last': '{count, plural, one {Das letzte Exemplar} other {Die letzten # Exemplare}} von „{title}“',
  'push.more': 'Und {count} weitere.',
}
