import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Bonjour,',
  greetingName: 'Bonjour {name},',
  'ticket.number': 'N° {copy}',
  'ticket.of': 'sur {of}',
  'signIn.subject': 'Votre accès au Green Room de {artist}',
  'signIn.text':
    'Vous possédez l’exemplaire n° {copy} sur {of} de « {title} », de {artist}, avec le code {code}. Ce lien vous fait entrer sur l’appareil avec lequel vous l’ouvrez :',
  'signIn.note':
    'Il ne sert qu’une fois, pendant {minutes} minutes. Si vous ne l’avez pas demandé, quelqu’un a saisi votre adresse ou votre code Keymail ; sans cet e-mail, ils n’ouvrent rien.',
  'signIn.button': 'Se connecter',
  'gift.somebody': 'Quelqu’un',
  'gift.subject': '{giver} a une chanson pour vous : « {title} »',
  'gift.text':
    '{giver} a acheté l’exemplaire n° {copy} sur {of} de « {title} », de {artist}, et aimerait vous l’offrir.',
  'gift.textOwned':
    '{giver} possède l’exemplaire n° {copy} sur {of} de « {title} » de {artist} et souhaite vous le transmettre.',
  'gift.link': 'Ce lien le rend à vous. Il ne coûte rien et ne sert qu’une fois :',
  'gift.note': 'Il est valable {days} jours. Si vous n’en voulez pas, ne faites rien.',
  'gift.button': 'Accepter le cadeau',
  'receipt.subject': 'Votre reçu : {what}',
  'receipt.paid': 'Merci. Vous avez payé {price} pour : {what}.',
  'receipt.toArtist': 'L’argent est allé directement à {artist}.',
  'receipt.toUs': 'L’argent est allé à TuneMaker.',
  'receipt.copy':
    'Le vôtre est le n° {copy} sur {of} de « {title} », de {artist}, avec le code {code}. Il se joue dans le Private Green Room de {artist} :',
  'receipt.otherDevice':
    'Sur un autre appareil, connectez-vous d’abord avec cette adresse ; nous vous envoyons un lien :',
  'receipt.attached': 'Le reçu {number} est joint en PDF.',
  'receipt.button': 'Ouvrir le Green Room',
  'transfer.subject': 'Céder « {title} », n° {copy} ?',
  'transfer.text':
    'Quelqu’un qui est connecté avec votre exemplaire veut céder le n° {copy} sur {of} de « {title} » de {artist} à {to}.',
  'transfer.confirm':
    'Si c’est vous, confirmez avec ce lien. Dès que l’autre personne accepte, l’exemplaire est à elle et votre accès prend fin :',
  'transfer.note':
    'Le lien est valable {hours} heures. Si ce n’était pas vous, ne faites rien : l’exemplaire reste à vous.',
  'transfer.button': 'Céder',
  'waitlist.subject': 'Un exemplaire de « {title} » est disponible',
  'waitlist.text':
    'Vous nous avez demandé d’écrire dès qu’un exemplaire de « {title} », de {artist}, serait disponible. En voici un :',
  'waitlist.note':
    'Le premier qui paie l’obtient ; s’il n’est plus là à votre arrivée, vous pouvez vous réinscrire. C’est le seul e-mail que la liste vous envoie.',
  'waitlist.leave': 'Retirer mon adresse de la liste :',
  'waitlist.button': 'Acheter l’exemplaire',
}
