import type { Translation } from '#text/messages/catalog'
import type { personalDataMails } from './en.ts'

export const messages: Translation<typeof personalDataMails> = {
  greeting: 'Bonjour,',
  'link.subject': 'Vos données chez TuneMaker',
  'link.text':
    'Ce lien montre ce que nous conservons sous cette adresse. Vous pouvez en demander une copie complète ou la suppression :',
  'link.button': 'Voir mes données',
  'link.note':
    'Il est valable {minutes} minutes. Si vous ne l’avez pas demandé, ne faites rien : sans ce message, personne ne peut rien voir ni supprimer.',
  'export.subject': 'Votre archive est prête',
  'export.text': 'Tout ce que nous conservons à votre sujet est prêt à être téléchargé, en un seul ZIP :',
  'export.button': 'Télécharger mon archive',
  'export.note':
    'Le lien est valable {days} jours. Quiconque l’a peut télécharger l’archive : ne transférez pas ce message.',
  'planned.subject': 'Vos données seront supprimées le {date}',
  'planned.text':
    'Le {date}, nous supprimerons ce que nous conservons sous cette adresse, comme vous l’avez demandé. Dès lors, plus personne ne pourra écouter ni ouvrir les exemplaires que vous détenez. Pour les garder, arrêtez la suppression d’ici là avec ce lien :',
  'planned.artistText':
    'Le {date}, nous supprimerons votre compte d’artiste {artist}, comme vous l’avez demandé. Dès lors, plus aucune de vos œuvres ne sera vendue. Vos fans gardent les exemplaires qu’ils ont payés. D’ici là, ce lien arrête la suppression :',
  'planned.button': 'Tout garder',
  'planned.note': 'Rien ne change jusque-là. Si la demande ne vient pas de vous, arrêtez la suppression maintenant.',
  'done.subject': 'Vos données ont été supprimées',
  'done.text':
    'Ce que nous conservions sous cette adresse est supprimé. Notre comptabilité garde ce qui a été payé et quand, sans votre nom ni votre adresse, et le registre public garde la trace de la vente de vos exemplaires.',
  'done.artistText':
    'Votre compte d’artiste {artist} est supprimé. Vos fans gardent les exemplaires qu’ils ont payés, avec votre nom d’artiste. Notre comptabilité garde ce qui vous a été payé, comme l’exige la loi.',
  'done.note': 'C’est notre dernier message à ce sujet ; l’adresse à laquelle il a été envoyé est maintenant oubliée.',
}
