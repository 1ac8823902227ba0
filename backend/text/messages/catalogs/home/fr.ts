import type { Translation } from '#text/messages/catalog'
import type { home } from './en.ts'

export const messages: Translation<typeof home> = {
  title: 'Certaines chansons portent un numéro',
  tabTitle: 'Accueil',
  lead: 'Ici, des artistes indépendants vendent une chanson en un nombre fixe d’exemplaires, directement à ceux qui la veulent. Vous payez l’artiste une fois, possédez l’exemplaire n° 7 sur 100 et entrez en coulisses, dans son Private Green Room.',
  ownMusic: 'Votre musique et vos Green Rooms',
  own: 'Ouvrir ce qui est à vous',
  redeem: 'Échanger une Keymail',
  browseMusic: 'Parcourir la musique',
  'art.title': 'De l’art aux murs',
  'art.text': 'Des images des mêmes artistes, en éditions numérotées, pour collectionneurs.',
  'art.link': 'Voir les art cards',
  'entries.title': 'Par où commencer',
  'entries.fan': 'Fan ou visiteur',
  'entries.fanText': 'Vous avez une Keymail, ou vous voulez voir de quoi il s’agit. Dans les deux cas, commencez ici.',
  'entries.tracker': 'Governance Tracker',
  'entries.trackerText': 'La G-Key : la preuve que la chanson est à vous, et votre accès à TuneMaker.',
  'entries.upload': 'Mettre des chansons en ligne',
  'entries.uploadText': 'Publiez un enregistrement en autant d’exemplaires que vous le souhaitez.',
  'entries.copyright': 'Protéger vos œuvres',
  'entries.copyrightText':
    'Comment déposer auprès de l’U.S. Copyright Office, expliqué par l’Office lui-même (en anglais).',
  'entries.income': 'Générez des revenus',
  'entries.incomeText': 'Six façons de gagner de l’argent avec une chanson, et ce que chacune demande.',
  'entries.newTab': '(ouvre copyright.gov dans un nouvel onglet)',
  'selling.title': 'En vente',
  'selling.all': 'Toutes les chansons',
  'selling.unreadable': 'Les chansons n’ont pas pu être chargées. Tout le reste fonctionne quand même.',
  'selling.empty': 'Aucune chanson n’est encore en vente. Artistes, cette place est à vous.',
  'selling.list': 'Chansons en vente',
  'testDrive.title': 'Code d’essai',
  'testDrive.hint': 'Choisissez « Espace artistes » → « Faites un tour »',
  'testDrive.text':
    'Cette G-Key sert à l’évaluation : elle ouvre tout l’atelier gratuitement. Les paiements et les vraies Keymails restent fermés.',
  'sample.artist': 'Quelqu’un que vous aimez',
  'sample.song': 'Cette chanson-là',
}
