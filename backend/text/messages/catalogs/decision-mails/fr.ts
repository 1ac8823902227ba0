import type { Translation } from '#text/messages/catalog'
import type { decisionMails } from './en.ts'

export const messages: Translation<typeof decisionMails> = {
  'suspended.subject': 'Votre compte est suspendu',
  'suspended.text':
    'Votre compte TuneMaker est suspendu : pour l’instant, votre G-Key n’ouvre rien et rien de ce qui est à vous n’est en vente. Ce que vos fans possèdent reste à eux.',
  'readmitted.subject': 'Votre compte est de nouveau ouvert',
  'readmitted.text':
    'Votre compte TuneMaker est de nouveau ouvert : votre G-Key fonctionne, et ce qui était en vente l’est de nouveau.',
  'keyVoid.subject': 'Votre G-Key n’est plus valable',
  'keyVoid.text':
    'L’une de vos G-Keys a été annulée et n’ouvre plus rien. Vos chansons et vos fans ne sont pas concernés.',
  'down.subject': '« {title} » a été retirée',
  'back.subject': '« {title} » est de retour',
  'songDown.text':
    'Votre chanson « {title} » a été retirée du catalogue, et plus aucun exemplaire n’en est vendu. Ce que vos fans possèdent reste à eux.',
  'songBack.text': 'Votre chanson « {title} » est de retour dans le catalogue et de nouveau en vente.',
  'cardDown.text':
    'Votre art card « {title} » a été retirée de la galerie, et plus aucun exemplaire n’en est vendu. Ce que ses collectionneurs possèdent reste à eux.',
  'cardBack.text': 'Votre art card « {title} » est de retour dans la galerie et de nouveau en vente.',
  'refund.subject': 'Merci de rembourser un paiement',
  'refund.text':
    'Merci de rembourser {price} pour « {what} ». L’argent est allé directement sur votre compte PayPal, vous êtes donc la seule personne à pouvoir le faire : ouvrez-y le paiement dont l’identifiant de transaction est {payment} et choisissez de le rembourser. Un remboursement total met fin à l’accès du fan et clôt la vente pour vous.',
  why: 'Voici pourquoi :',
  'review.about': 'À propos de votre dossier numéro {number}',
  'review.approved': 'Accepté : {subject}',
  'review.declined': 'Refusé : {subject}',
  'review.looked': 'Une personne a examiné votre dossier numéro {number} : {subject}.',
  'review.isApproved': 'La réponse est favorable.',
  'review.isDeclined': 'La réponse est défavorable.',
  'review.payment': 'votre paiement de {price} pour {what}',
  'review.wrote': 'Voici ce qu’elle a écrit :',
  'correction.takeBack':
    'Ce n’était pas vous ? Pendant {days} jours, ce lien vous rend cette adresse et déconnecte toutes les personnes connectées à votre compte :',
  'correction.then': 'Écrivez-nous ensuite sans attendre, une personne s’en occupera :',
  'correction.notYou': 'Ce n’était pas vous ? Écrivez-nous sans attendre, une personne s’en occupera :',
  'share.subject': 'Votre part ({artist}), {month} : {sum}',
  'share.text':
    '{artist} vous compte parmi ses collaborateurs sur TuneMaker. En {month}, vos parts s’élèvent à {sum} :',
  'share.line': '« {title} » : {percent} % de {net} après les frais de PayPal et les remboursements, soit {cents}',
  'share.note':
    'Les fans paient {artist} sur un seul compte, et c’est là que se trouve l’argent. {artist} vous paie ; TuneMaker ne détient pas d’argent et ne peut payer personne. Les jours sont ceux d’UTC.',
}
