import type { Translation } from '#text/messages/catalog'
import type { artCardWorkshop } from './en.ts'

export const messages: Translation<typeof artCardWorkshop> = {
  title: 'Art cards',
  intro:
    'Des images en édition numérotée, vendues dans la galerie. Les collectionneurs paient directement sur votre compte PayPal.',
  gallery: 'Voir la galerie',
  failed: 'Impossible de charger vos art cards',
  failedText: 'Vérifiez votre connexion.',
  evaluating: 'Pour publier, il faut une G-Key de production. Avec celle-ci, vous pouvez visiter la galerie.',
  publishCard: 'Publier une art card',
  preparing: 'Ses images sont en préparation. Elle apparaîtra bientôt dans la galerie.',
  takenDown:
    'Retirée de la galerie par notre équipe ; notre e-mail vous en donne la raison. Ce que possèdent les collectionneurs reste à eux.',
  unreadable: 'Cette image n’a pas pu être ouverte. Publiez-la de nouveau en PNG ou JPEG.',
  paying: '{count, number} en cours de paiement',
  cameIn: 'encaissés',
  rarity: 'Rareté',
  copies: 'Nombre d’exemplaires',
  price: 'Prix',
  medium: 'Technique',
  dimensions: 'Dimensions',
  year: 'Année de création',
  picture: 'Image',
  pictureNote: 'JPEG, PNG, WebP, AVIF ou TIFF, jusqu’à 40 Mo, au moins {pixels} pixels sur le petit côté',
  cardTitle: 'Titre',
  description: 'Description',
  obfuscation: 'Niveau de protection',
  final:
    'Le nombre d’exemplaires est définitif. Ce que l’appareil a inscrit dans le fichier, comme le lieu, est supprimé.',
  rights:
    'J’ai fait cette image, ou je détiens les droits de la vendre en exemplaires numérotés, et toutes les personnes dont l’œuvre ou l’image y figure sont d’accord.',
  publishing: 'Publication…',
  publish: 'Publier',
  cancel: 'Annuler',
  'error.image': 'Choisissez l’image à publier.',
  'error.imageTooLarge': 'L’image doit peser moins de 40 Mo.',
  'error.title': 'Veuillez saisir le titre de la carte.',
  'error.copies': 'Un nombre entier de 1 à {max}.',
  'error.price': 'De {min} à {max}.',
  'error.rights': 'Confirmez que vous pouvez vendre cette image. Rien n’a été publié.',
  'error.year': 'Une année, par exemple 2026.',
  needsAccount: 'Compte PayPal requis',
  needsAccountText: 'Connectez d’abord votre compte PayPal : les collectionneurs y paient directement.',
  published: 'Art card publiée',
  publishedText: '« {title} » apparaîtra dans la galerie dès que ses images seront prêtes.',
  lostConnection:
    'La connexion a été coupée. Regardez votre liste avant de réessayer : l’art card y est peut-être déjà.',
  notPublished: 'Non publiée',
}
