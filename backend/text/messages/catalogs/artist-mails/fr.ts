import type { Translation } from '#text/messages/catalog'
import type { artistMails } from './en.ts'

export const messages: Translation<typeof artistMails> = {
  greeting: 'Bonjour,',
  greetingName: 'Bonjour {name},',
  contact: 'Si vous pensez que nous nous trompons, écrivez-nous, une personne le lira :',
  'link.subject': 'Confirmez votre demande de G-Key {number}',
  'link.text':
    'Quelqu’un a demandé une G-Key TuneMaker avec cette adresse. Si c’est vous, confirmez qu’elle est à vous :',
  'link.note':
    'Le lien ne sert qu’une fois et reste valable 24 heures. Ensuite vous payez les frais et nous lisons vos documents.',
  'link.number':
    'Votre numéro de suivi est {number}. Gardez-le pour vous : quiconque le connaît peut suivre votre demande.',
  'link.ignore':
    'Si vous n’avez rien demandé, ignorez cet e-mail : rien n’est débité, et ce qui a été envoyé est supprimé après {days} jours.',
  confirmButton: 'Confirmer l’adresse',
  'paid.subject': 'Votre demande de G-Key {number} est payée',
  'paid.text': 'Votre paiement de {price} pour une G-Key ({artist}) est arrivé. Merci.',
  'paid.next':
    'Godfrey lit d’abord vos documents, en quelques minutes. Ce qu’il ne peut trancher, une personne le décide sous 24 à 48 heures, au plus tard le {by} UTC.',
  'paid.follow': 'Vous pouvez suivre votre demande avec votre numéro de suivi {number} :',
  'approved.subject': 'Votre G-Key',
  'approved.text': 'Nous avons lu vos documents et sommes heureux d’accueillir {artist}. Voici votre G-Key :',
  'approved.keep':
    'Elle ne figure que dans cet e-mail : nous n’en gardons que l’empreinte et ne pouvons pas vous la lire. Rangez-la en lieu sûr et ne la prêtez à personne. Si vous recevez un second e-mail comme celui-ci, la clé la plus récente compte.',
  signInHere: 'Connectez-vous ici :',
  'declined.subject': 'Votre demande de G-Key {number} a été refusée',
  'declined.text': 'Nous avons lu vos documents et ne pouvons pas encore vous donner de G-Key. Voici les raisons :',
  'declined.again': 'Une fois cela corrigé, vous pouvez refaire une demande :',
  'review.subject': 'Votre demande de G-Key {number} est en examen',
  'song.published': '« {title} » est publiée',
  'song.replaced': '« {title} » a un nouvel enregistrement',
  'song.review': '« {title} » est en examen',
  'song.declined': '« {title} » a été refusée',
  'replaced.subject': 'Votre nouvelle G-Key',
  'replaced.text':
    'Comme vous l’avez demandé, votre G-Key a été remplacée. L’ancienne n’ouvre plus rien. Voici la nouvelle :',
  'replaced.keep': 'Elle ne figure que dans cet e-mail. Si vous en recevez un second, la clé la plus récente compte.',
  'payment.subject': 'Confirmez où vos fans paient',
  'payment.text': 'Les fans qui échangent vos Keymails paieront à cette adresse PayPal, directement et en totalité.',
  'payment.later':
    'Pour l’instant, ils paient à une autre adresse. Une personne examine le changement, qui commence au plus tôt {hours} heures après son accord.',
  'payment.confirm': 'Veuillez confirmer que cette adresse est à vous :',
  'payment.note':
    'Le lien ne sert qu’une fois et reste valable 24 heures. Si vous n’avez rien demandé, ignorez cet e-mail et rien ne change.',
  'warning.subjectApplied': 'Vos fans paient désormais à une autre adresse',
  'warning.subject': 'Quelqu’un veut que vos fans paient à une autre adresse',
  'warning.requested':
    'Une personne connectée à votre compte a demandé une autre adresse PayPal. Une personne l’examine et, en cas d’accord, les ventes y seront versées au plus tôt 24 heures après. D’ici là, rien ne change.',
  'warning.approved':
    'Une personne a approuvé votre autre adresse PayPal. Les ventes y seront versées à partir du {date} UTC. D’ici là, rien ne change.',
  'warning.approvedUnconfirmed':
    'Une personne a approuvé votre autre adresse PayPal. Les ventes y seront versées à partir du {date} UTC, si l’adresse a été confirmée d’ici là avec notre e-mail. En attendant, rien ne change.',
  'warning.applied': 'Votre autre adresse PayPal est en vigueur. Les paiements déjà en cours arrivent à l’ancienne.',
  'warning.was': 'Jusqu’ici : {email}',
  'warning.becomes': 'Ensuite : {email}',
  'warning.stopApplied':
    'Ce n’est pas vous ? Ce lien déconnecte tout le monde de votre compte. Ensuite, écrivez-nous tout de suite :',
  'warning.stop': 'Ce n’est pas vous ? Ce lien arrête le changement et déconnecte tout le monde de votre compte :',
  'closed.subject': 'Votre compte TuneMaker est fermé',
  'closed.text':
    'Votre compte est fermé, comme vous l’avez demandé. Plus aucune de vos œuvres n’est en vente, les codes inutilisés sont annulés et votre G-Key ne connecte plus personne.',
  'closed.fans':
    'Vos fans gardent les exemplaires qu’ils ont payés. L’argent des ventes est sur votre compte PayPal ; les paiements en cours y arrivent encore.',
  'closed.books': 'Jusqu’au {date}, votre dernière G-Key permet de télécharger toutes les ventes et tous les relevés :',
  'closed.notYou': 'Ce n’est pas vous ? Écrivez-nous tout de suite :',
  'sales.button': 'Ouvrir vos ventes',
  'sales.more': '{first}, et {n} de plus',
  'sales.often': 'Choisissez dans votre atelier la fréquence des avis de vente :',
  'sales.sold': 'Vendu : {what}',
  'sales.soldMany': '{n, plural, one {# exemplaire vendu : {sum}} other {# exemplaires vendus : {sum}}}',
  'sales.title': '« {title} »',
  'sales.copy': '« {title} » n° {copy} sur {of}',
  'sales.refund': '{cents} remboursés pour « {title} »',
  'sales.soldOut': 'Épuisé : « {title} »',
  'sales.dispute': 'Un acheteur conteste {cents} pour « {title} »',
  'sales.disputeWon': 'Vous avez gagné le litige sur « {title} »',
  'sales.disputeLost': 'Vous avez perdu le litige sur « {title} »',
  'sales.refundText':
    'PayPal a rendu l’argent du paiement {payment} à l’acheteur, qui est averti aussi. Après un remboursement total, l’accès à l’exemplaire prend fin et son numéro est annulé.',
  'sales.disputeText':
    'PayPal s’adresse à vous, pas à nous : répondez sur votre compte PayPal, dans le Gestionnaire de litiges, dossier {dispute}, avant la date indiquée. L’exemplaire peut être écouté jusqu’à la décision.',
  'sales.wonText': 'L’argent reste à vous et l’exemplaire peut toujours être écouté.',
  'sales.lostText': 'PayPal a rendu {cents} à l’acheteur. Votre relevé l’indique comme remboursement.',
  'sales.soldOutText': 'Chaque exemplaire a désormais un propriétaire.',
  'sales.list': '{n, plural, one {Un exemplaire a été vendu :} other {# exemplaires ont été vendus, {sum} au total :}}',
  'sales.andMore': 'et {n} de plus',
  'sales.money': 'L’argent est déjà sur votre compte PayPal, moins les frais de PayPal.',
  'keymail.intro': '{artist} vous a envoyé une Keymail : « {title} », exemplaire n° {copy} sur {of}.',
  'keymail.code': 'Votre code : {code}',
  'keymail.note': 'Il ne sert qu’une fois, pour qui le paie en premier. Ouvrir le lien ne coûte rien.',
  'keymail.stop': 'Ne plus recevoir d’e-mails d’artistes sur TuneMaker :',
  'keymail.button': 'Échanger la Keymail',
  'refund.subject': 'Un fan demande un remboursement : « {title} », n° {copy}',
  'refund.text':
    'La personne qui a acheté l’exemplaire n° {copy} sur {of} de « {title} » ({code}) pour {price} souhaite être remboursée. Elle écrit :',
  'refund.decide':
    'C’est à vous de décider. L’argent est sur votre compte PayPal : vous êtes donc la seule personne à pouvoir le rendre. Ouvrez-y le paiement {payment} et choisissez « Rembourser ». Un remboursement total annule automatiquement l’exemplaire ; il n’y a rien d’autre à faire ici.',
  'refund.decline': 'Si vous préférez ne pas le faire, dites pourquoi dans votre atelier ; nous le transmettrons :',
}
