import type { Translation } from '#text/messages/catalog'
import type { refusals } from './en.ts'

export const messages: Translation<typeof refusals> = {
  'no-session': 'Veuillez d’abord vous connecter.',
  'not-yours': 'Ceci appartient à quelqu’un d’autre.',
  unknown: 'Il n’y a rien ici.',
  throttled: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  unavailable: 'Impossible pour l’instant. Rien n’est perdu ; réessayez dans un moment.',
  'invalid-format': 'Les codes Keymail ont le format : TM-YYYYMMDD-XXXXXXXX',
  'keymail-unknown': 'Code Keymail non valide. Vérifiez votre code et réessayez.',
  'keymail-busy': 'Quelqu’un est en train de payer cet exemplaire. Rien n’a été débité ; réessayez dans une minute.',
  'keymail-taken': 'Quelqu’un d’autre vient d’acheter cet exemplaire. Rien n’a été débité.',
  'keymail-yours': 'Il est déjà à vous, entrez. Rien n’a été débité deux fois.',
  'copy-refunded': 'Cet exemplaire a été intégralement remboursé ; son accès a pris fin.',
  'edition-unknown': 'Cette édition n’existe pas.',
  'copy-passed-on': 'Cet exemplaire a quitté ce navigateur. Un lien envoyé à l’adresse de son propriétaire l’ouvre.',
  'copy-unknown': 'Cet exemplaire n’existe pas.',
  'copy-entered': 'Cet exemplaire a été lu ; il ne peut plus être offert.',
  'copy-given': 'Cet exemplaire était déjà un cadeau. Un exemplaire ne s’offre qu’une fois.',
  'gift-open': 'Cet exemplaire est déjà en route vers quelqu’un. Retirez d’abord cette offre.',
  'gift-gone': 'Ce cadeau n’est plus là. Demandez à la personne qui vous l’a envoyé.',
  'gift-link-expired': 'Ce cadeau a été accepté, ou son lien est trop ancien.',
  'link-expired': 'Ce lien a déjà servi ou est trop ancien. Demandez-en un autre avec votre code Keymail.',
  'link-used': 'Ce lien a déjà servi.',
  'not-on-sale': 'Cette édition n’est pas en vente libre.',
  'off-sale': 'Cette édition est retirée de la vente pour l’instant. Rien n’a été débité.',
  'limit-reached':
    'Vous avez autant d’exemplaires de cette édition qu’une personne peut en acheter. Rien n’a été débité.',
  'own-hold':
    'Un exemplaire vous est déjà réservé, dans une autre fenêtre ou depuis un instant, et une personne n’en obtient pas plus. Payez là-bas, ou réessayez quand la réservation sera finie. Rien n’a été débité.',
  'copies-free': 'Un exemplaire est disponible : vous pouvez l’acheter tout de suite.',
  'amount-mismatch': 'Le montant ne correspond pas au prix. Rien n’a été débité.',
  'order-unknown': 'Cette commande n’existe pas.',
  'order-stranded':
    'Votre paiement est arrivé, mais ce que vous avez acheté n’est plus là. Une personne s’en occupe et vous écrira sous 48 heures.',
  unpaid: 'Le paiement n’a pas encore été effectué. Rien n’a été débité.',
  declined: 'PayPal a refusé le paiement. Rien n’a été débité ; essayez un autre moyen de paiement.',
  held: 'Tous les exemplaires restants sont en cours de paiement par d’autres. Rien n’a été débité ; réessayez dans une minute.',
  'sold-out': 'Tous les exemplaires sont vendus. Rien n’a été débité.',
  'network-busy':
    'Votre réseau a réservé autant d’exemplaires qu’un réseau le peut, ou les a laissés impayés. Rien n’a été débité ; réessayez plus tard ou depuis un autre réseau.',
  'library-active': 'Votre bibliothèque musicale numérique est déjà active. Rien n’a été débité.',
  'reply.linkByCode':
    'Si cette Keymail est à vous, un lien de connexion est en route vers l’adresse avec laquelle vous avez payé.',
  'reply.linkByEmail': 'Si un exemplaire a été payé avec cette adresse, un lien de connexion lui est envoyé.',
  'reply.onWaitlist': 'Vous êtes sur la liste. Nous écrirons une fois, quand ce sera votre tour.',
  'reply.leftWaitlist': 'Votre adresse n’est plus sur cette liste.',
}
