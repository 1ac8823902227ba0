import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'Bonjour,',
  greetingName: 'Bonjour {name},',
  'ticket.band': 'Une entrée',
  'ticket.number': 'N° {copy}',
  'ticket.of': 'sur {of}',
  'signIn.subject': 'Votre accès au Green Room : {artist}',
  'signIn.text':
    'Vous possédez l’exemplaire n° {copy} sur {of} de « {title} », par {artist}, avec le code {code}. Ce lien vous fait entrer sur l’appareil avec lequel vous l’ouvrez :',
  'signIn.note':
    'Il ne sert qu’une fois et reste valable {minutes} minutes. Si vous ne l’avez pas demandé, quelqu’un a saisi votre adresse ou votre code Keymail ; sans cet e-mail, ils n’ouvrent rien.',
  'signIn.button': 'Se connecter',
  'gift.somebody': 'Quelqu’un',
  'gift.subject': '{giver} a une chanson pour vous : « {title} »',
  'gift.text':
    '{giver} a acheté l’exemplaire n° {copy} sur {of} de « {title} », par {artist}, et aimerait vous l’offrir.',
  'gift.textOwned':
    '{giver} possède l’exemplaire n° {copy} sur {of} de « {title} », par {artist}, et souhaite vous le transmettre.',
  'gift.link': 'Ouvrez ce lien et il est à vous. Il ne coûte rien et ne sert qu’une fois :',
  'gift.note': 'Il est valable {days} jours. Si vous n’en voulez pas, ne faites rien.',
  'gift.button': 'Accepter le cadeau',
  'receipt.subject': 'Votre reçu : {what}',
  'receipt.paid': 'Merci. Vous avez payé {price} pour : {what}.',
  'receipt.toArtist': 'L’argent est allé directement à {artist}.',
  'receipt.toUs': 'L’argent est allé à TuneMaker.',
  'receipt.copy':
    'Le vôtre est le n° {copy} sur {of} de « {title} », par {artist}, avec le code {code}. Il s’écoute chez {artist}, dans le Private Green Room :',
  'receipt.otherDevice':
    'Sur un autre appareil, connectez-vous d’abord avec cette adresse ; nous vous envoyons un lien :',
  'receipt.attached': 'Le reçu {number} est joint en PDF.',
  'receipt.button': 'Ouvrir le Green Room',
  'transfer.subject': 'Transmettre « {title} », n° {copy} ?',
  'transfer.text':
    'Quelqu’un qui est connecté avec votre exemplaire veut transmettre le n° {copy} sur {of} de « {title} », par {artist}, à {to}.',
  'transfer.confirm':
    'Si c’est vous, confirmez avec ce lien. Dès que l’autre personne accepte, l’exemplaire est à elle et votre accès prend fin :',
  'transfer.note':
    'Le lien est valable {hours} heures. Si ce n’était pas vous, ne faites rien : l’exemplaire reste à vous.',
  'transfer.button': 'Transmettre',
  'waitlist.subject': 'Un exemplaire de « {title} » est disponible',
  'waitlist.text':
    'Vous nous avez demandé d’écrire dès qu’un exemplaire de « {title} », par {artist}, serait de nouveau disponible. En voici un :',
  'waitlist.note':
    'Le premier qui paie l’obtient ; s’il n’est plus là à votre arrivée, vous pouvez vous réinscrire. C’est le seul e-mail que la liste vous envoie.',
  'waitlist.leave': 'Retirer mon adresse de la liste :',
  'waitlist.button': 'Acheter l’exemplaire',
  fineArtSignature: 'TuneMaker Fine Art',
  'collector.welcomeSubject': 'Confirmez votre adresse et entrez dans la galerie',
  'collector.welcomeText':
    'Quelqu’un s’est inscrit avec cette adresse pour collectionner de l’art sur TuneMaker. Si c’était vous, ce lien confirme votre adresse et vous laisse entrer sur l’appareil avec lequel vous l’ouvrez :',
  'collector.welcomeNote':
    'Il ne sert qu’une fois et reste valable {minutes} minutes. Si ce n’était pas vous, ne faites rien : dans {days} jours, l’adresse est oubliée.',
  'collector.button': 'Entrer dans la galerie',
  'collector.signInSubject': 'Votre accès à votre collection',
  'collector.signInText': 'Ce lien vous donne accès à votre collection sur l’appareil avec lequel vous l’ouvrez :',
  'collector.signInNote':
    'Il ne sert qu’une fois et reste valable {minutes} minutes. Si vous ne l’avez pas demandé, quelqu’un a saisi votre adresse ; sans cet e-mail, elle n’ouvre rien.',
  'giftTaken.subject': 'Votre cadeau a été accepté : « {title} »',
  'giftTaken.transferSubject': 'Votre exemplaire a été accepté : « {title} »',
  'giftTaken.text':
    'Votre cadeau est arrivé : le n° {copy} sur {of} de « {title} », par {artist}, appartient désormais à la personne à qui vous l’avez offert.',
  'giftTaken.transferText':
    'Votre exemplaire a changé de mains : le n° {copy} sur {of} de « {title} », par {artist}, appartient désormais à la personne à qui vous l’avez transmis.',
  'giftTaken.others': 'Ce que vous possédez d’autre se trouve parmi vos exemplaires :',
  'copies.button': 'Vos exemplaires',
  'refund.subject': 'À propos de votre remboursement : « {title} », n° {copy}',
  'refund.text':
    'Vous avez demandé à {artist} le remboursement du n° {copy} sur {of} de « {title} ». La réponse est non. {artist} écrit :',
  'refund.note':
    'L’exemplaire reste à vous. TuneMaker n’a jamais eu l’argent et ne peut pas le renvoyer. Si quelque chose n’allait pas dans votre achat, PayPal accepte les réclamations pendant 180 jours après le paiement, dans son Gestionnaire de litiges.',
  'returned.subject': '{amount} vous ont été remboursés : {what}',
  'returned.text':
    '{amount} de votre paiement pour {what} vous ont été remboursés. PayPal renvoie l’argent d’où il venait ; une banque ou une carte peut mettre quelques jours à l’afficher.',
  'returned.textFrom':
    '{artist} vous a remboursé {amount} de votre paiement pour {what}. PayPal renvoie l’argent d’où il venait ; une banque ou une carte peut mettre quelques jours à l’afficher.',
  'returned.whole':
    'Le paiement est remboursé en entier ; ce que vous aviez acheté prend donc fin : la lecture n’est plus possible, et le numéro n’appartient à personne.',
  'returned.part': 'Le reste du paiement est maintenu, et ce que vous avez acheté reste à vous.',
  'feedback.subject': 'Nous avons bien reçu votre avis',
  'feedback.text':
    'Nous avons reçu un avis sur TuneMaker dans lequel cette adresse était indiquée. Une personne le lit ; si une réponse est nécessaire, elle arrivera à cette adresse.',
  'feedback.ignore': 'Si ce n’était pas vous, quelqu’un d’autre a saisi cette adresse. Vous n’avez rien à faire.',
  'address.newsSubject': 'Nouvelles de TuneMaker : veuillez confirmer',
  'address.giftSubject': 'Votre illustration de TuneMaker',
  'address.gift': 'Voici de nouveau « {title} », au cas où vous voudriez cette illustration sur un autre appareil :',
  'address.news':
    'Nous avons reçu une demande d’envoi de nos nouvelles à cette adresse. Si c’était vous, veuillez confirmer :',
  'address.confirm':
    'Si cette adresse est la vôtre, veuillez la confirmer, pour que nous sachions que personne d’autre ne l’a saisie :',
  'address.note':
    'Le lien ne sert qu’une fois et reste valable {days} jours. Si ce n’était pas vous, ne faites rien : sans lui, vous ne recevrez rien de nous, et l’adresse est oubliée après {forgotten} jours. Pour ne plus recevoir aucune demande :',
  'address.button': 'Confirmer cette adresse',
  'follow.subject': '{what} : veuillez confirmer',
  'follow.song': '« {title} », par {artist}',
  'follow.wish':
    'Quelqu’un (vous, espérons-le) souhaite recevoir un e-mail à cette adresse quand des exemplaires de « {title} », par {artist}, seront disponibles, et quand il n’en restera que dix. Si c’était vous, veuillez confirmer :',
  'follow.artist':
    'Quelqu’un (vous, espérons-le) souhaite recevoir un e-mail à cette adresse quand {artist} publie ou écrit un message, quand des exemplaires sont de nouveau disponibles, et quand il n’en reste que dix. Si c’était vous, veuillez confirmer :',
  'follow.artistShared':
    'Quelqu’un (vous, espérons-le) souhaite recevoir un e-mail à cette adresse quand {artist} publie ou écrit un message, quand des exemplaires sont de nouveau disponibles, et quand il n’en reste que dix. {artist} verra aussi cette adresse. Si c’était vous, veuillez confirmer :',
  'follow.note':
    'Le lien ne sert qu’une fois et reste valable {days} jours. Si ce n’était pas vous, ne faites rien : vous ne recevrez rien de nous, et la demande est oubliée après {forgotten} jours.',
  'follow.manage': 'Ce que suit cette adresse, et comment y mettre fin :',
  'follow.button': 'Confirmer',
  'notice.more': '{first}, et {count, number} de plus',
  'notice.why':
    'Vous recevez cet e-mail car cette adresse suit l’artiste ou a la chanson dans sa liste de souhaits. Consultez la liste et arrêtez ce que vous voulez :',
  'notice.listen': 'Écouter',
  'notice.buy': 'Acheter un exemplaire',
  'notice.open': 'Ouvrir la page de l’artiste',
  'notice.writes': '{artist} écrit à ses abonnés :',
  'notice.new': 'Nouveau : « {title} », par {artist}',
  'notice.newText':
    '{count, plural, one {Un exemplaire à {price}} other {# exemplaires numérotés, à {price} chacun}}, et jamais un de plus.',
  'notice.freed': 'Des exemplaires de « {title} », par {artist}, sont en vente',
  'notice.freedText':
    '{count, plural, one {Un exemplaire est en vente maintenant, à {price}} other {# exemplaires sont en vente maintenant, à {price} chacun}}. Le premier à payer obtient le numéro suivant.',
  'notice.last': '{count, plural, one {Le dernier exemplaire} other {Les # derniers exemplaires}} de « {title} »',
  'notice.lastText':
    '{count, plural, one {Il reste un exemplaire de « {title} », par {artist}, à {price}} other {Il reste # exemplaires de « {title} », par {artist}, à {price} chacun}}.',
}
