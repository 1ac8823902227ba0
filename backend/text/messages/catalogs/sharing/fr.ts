import type { Translation } from '#text/messages/catalog'
import type { sharing } from './en.ts'

export const messages: Translation<typeof sharing> = {
  'site.title': 'TuneMaker : des chansons en éditions limitées',
  'site.description':
    'Des artistes indépendants vendent chaque chanson en un nombre fixe d’exemplaires, directement à ceux qui la veulent. Payez une fois, possédez l’exemplaire n° 7 sur 100 et entrez dans le Private Green Room de l’artiste.',
  'image.title': 'Des chansons en éditions limitées',
  'image.text': 'Directement de celles et ceux qui les ont écrites.',
  work: '{title}, par {artist}',
  'description.artist':
    '{songs, plural, =1 {Une chanson} one {# chanson} other {# chansons}} en éditions limitées, vendues directement par {artist}.',
  'description.soldOut':
    '{copies, plural, =1 {L’unique exemplaire, par {artist}. Il est vendu.} one {Une édition de # exemplaire, par {artist}. Épuisée.} other {Une édition de # exemplaires, par {artist}. Épuisée.}}',
  'description.offSale':
    '{copies, plural, =1 {L’unique exemplaire} one {Une édition de # exemplaire} other {Une édition de # exemplaires}}, par {artist}. Pas en vente pour l’instant ; les codes déjà remis restent valables.',
  'description.onSale':
    '{copies, plural, =1 {L’unique exemplaire, à {price}} one {Une édition de # exemplaire ; il en reste {left}, à {price} pièce} other {Une édition de # exemplaires ; il en reste {left}, à {price} pièce}}, à payer directement à {artist}.',
  'feed.all': 'Nouveautés',
  'feed.artist': 'Nouveautés : {artist}',
}
