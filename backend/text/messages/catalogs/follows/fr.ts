import type { Translation } from '#text/messages/catalog'
import type { follows } from './en.ts'

export const messages: Translation<typeof follows> = {
  'confirm.title': 'Recevoir les nouvelles par e-mail',
  'confirm.lead': 'Confirmez que nous pouvons écrire à votre adresse.',
  'confirm.button': 'Oui, écrivez-moi',
  'confirm.busy': 'Confirmation…',
  'confirm.invalid':
    'Il a déjà servi ou date de plus d’une semaine. Si vous avez déjà appuyé sur le bouton, tout est fait.',
  'confirm.done': 'Nous écrirons à {email} dès qu’il y aura du nouveau : {name}.',
  'confirm.doneText': 'Chaque e-mail contient un lien pour arrêter, et un autre vers tout ce que suit cette adresse.',
  'follow.label': 'Suivre {name}',
  'follow.active': 'Vous suivez {name}',
  'follow.share': 'L’artiste peut aussi voir cette adresse.',
  'follow.text':
    'Nous écrivons à chaque nouveauté, quand des exemplaires redeviennent disponibles, quand il n’en reste que dix et quand l’artiste a quelque chose à dire. Rien d’autre, et au plus trois e-mails par jour.',
  'wish.label': 'Ajouter à mes souhaits',
  'wish.active': 'Dans votre liste de souhaits',
  'wish.title': 'Souhait : « {title} »',
  'wish.text':
    'Nous écrivons quand des exemplaires de cette chanson sont de nouveau en vente et quand il n’en reste que dix. Rien d’autre, et au plus trois e-mails par jour.',
  notDone: 'Non effectué',
  unreachable: 'Impossible de joindre TuneMaker. Veuillez réessayer.',
  'dialog.invalid': 'Veuillez saisir votre adresse e-mail.',
  'dialog.close': 'Fermer',
  'dialog.sending': 'Envoi…',
  'dialog.send': 'Recevoir les e-mails',
  'dialog.email': 'Votre adresse e-mail',
  'dialog.hint': 'Vous recevrez un lien pour la confirmer. Chaque e-mail permet d’arrêter en un clic.',
  'ended.failed': 'Pas encore arrêté',
  'panel.empty':
    'Cette adresse ne suit rien ; rien ne lui est donc envoyé. Suivez un artiste ou ajoutez une chanson à vos souhaits, sur leurs pages.',
  'panel.ending': 'Arrêt…',
  'panel.endAll': 'Tout arrêter ({count})',
  'panel.song': 'par {artist} : exemplaires de nouveau en vente, et les dix derniers',
  'panel.artist': 'nouveautés, exemplaires de nouveau en vente, et les dix derniers',
  'panel.stopAbout': 'Arrêter les e-mails sur {name}',
  'panel.stop': 'Arrêter',
  'page.title': 'Notifications',
  'page.lead':
    'Tout ce dont vous nous avez demandé de vous parler, et de quoi y mettre fin d’un clic. Nous n’écrivons sur rien d’autre.',
  'page.linkOver': 'Ce lien n’ouvre plus rien',
  'page.linkOverText': 'Il n’appartient à aucune adresse à laquelle nous écrivons ; rien n’est donc envoyé.',
  'page.unreadable': 'Impossible de charger vos notifications',
  'page.which': 'Quelle est votre adresse ?',
  'page.whichText':
    'Chaque e-mail que nous envoyons contient un lien vers cette page. Ou connectez-vous avec un lien que nous vous envoyons.',
  'page.mailLink': 'M’envoyer un lien',
  'done.following': 'Nous vous écrirons quand il y aura du nouveau.',
  'done.confirm': 'Consultez votre boîte de réception : nous n’écrirons rien de plus avant que vous ouvriez le lien.',
  'device.title': 'Sur cet appareil',
  'device.text': 'Recevez aussi en notifications de ce navigateur ce que nous vous écrivons par e-mail.',
  'device.on': 'Activer sur cet appareil',
  'device.off': 'Désactiver sur cet appareil',
  'device.active': 'Cet appareil reçoit les notifications.',
  'device.denied': 'Ce navigateur n’autorise pas nos notifications. Autorisez-les dans ses réglages, puis réessayez.',
  'push.release': 'Nouveau : « {title} »',
  'push.releaseText':
    '{artist} : {count, plural, one {un exemplaire à {price}} many {# exemplaires numérotés, {price} chacun} other {# exemplaires numérotés, {price} chacun}}.',
  'push.freed': '« {title} » est de nouveau en vente',
  'push.copiesText':
    '{artist} : {count, plural, one {un exemplaire en vente à {price}} many {# exemplaires en vente, {price} chacun} other {# exemplaires en vente, {price} chacun}}.',
  'push.last':
    '{count, plural, one {Le dernier exemplaire} many {Les # derniers exemplaires} other {Les # derniers exemplaires}} de « {title} »',
  'push.more': 'Et {count} de plus.',
}
