import type { Translation } from '#text/messages/catalog'
import type { advertising } from './en.ts'

export const messages: Translation<typeof advertising> = {
  'ads.title': 'Publicité',
  'ads.lead':
    'Il n’y a pas de publicité sur TuneMaker, et aucune place ne lui est réservée. Ce que nous cherchons, ce sont des partenaires.',
  'ads.notForSale': 'Ce qui n’est pas à vendre',
  'ads.notForSaleText':
    'Ni bannières, ni places payantes dans le catalogue, ni envois pour le compte d’autrui. Nous ne communiquons jamais les adresses des artistes ou des fans : il n’y a pas de public à louer.',
  'ads.partners': 'Les partenaires que nous aimons',
  'ads.partnersIntro': 'Des lieux où les chansons et ceux qui les aiment se rencontrent déjà.',
  'ads.venues': 'Salles et organisateurs',
  'ads.venuesText':
    'Les artistes ayant une G-Key créent gratuitement des QR codes pour leurs concerts. Il suffit d’une place pour eux à l’entrée, au bar ou sur le billet.',
  'ads.studios': 'Studios et disquaires',
  'ads.studiosText':
    'Vous rencontrez les artistes quand la chanson est finie et qu’il faut lui trouver une place. Une lettre pour cela se trouve ci-dessous.',
  'ads.clubs': 'Fan-clubs',
  'ads.clubsText':
    'Un artiste peut donner à un club ses propres Keymails. Les membres paient alors directement l’artiste, et chacun possède un exemplaire numéroté.',
  'ads.schools': 'Écoles, conseillers, cliniques juridiques',
  'ads.schoolsText':
    'Une description claire de ce que cela coûte à un artiste et de ce que cela peut rapporter, pour ceux qui conseillent.',
  'ads.take': 'Emportez-en une',
  'ads.takeText': 'Chacune tient sur une page et est faite pour l’impression.',
  'ads.letterStudios': 'Pour les studios',
  'ads.letterClubs': 'Pour les fan-clubs',
  'ads.letterCounselors': 'Pour les conseillers',
  'ads.letterVisitors': 'Pour les visiteurs',
  'ads.read': 'Lire et imprimer',
  'ads.begin': 'Comment commencer',
  'ads.beginText':
    'Écrivez à <mail>{mail}</mail> : qui vous êtes, où vous êtes, ce que vous avez en tête. Les partenariats se conviennent un à un, entre personnes. Vous recevez une réponse sous 24 à 48 heures.',
  'ads.godfrey': 'Godfrey peut répondre à une question rapide.',
}
