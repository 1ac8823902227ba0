import type { Translation } from '#text/messages/catalog'
import type { matters } from './en.ts'

export const messages: Translation<typeof matters> = {
  song: 'Chanson « {title} »',
  recording: 'Nouvel enregistrement de « {title} »',
  application: 'Demande de G-Key {number}',
  'lost-g-key': 'G-Key perdue',
  'look-alike': '« {artist} » ressemble au nom d’un autre artiste',
  correction: '{what} « {title} »',
  mistake: 'Quelque chose ne va pas, signale un visiteur',
  of: '{matter} ({artist})',
  'what.song-title': 'Titre de la chanson',
  'what.price': 'Prix',
  'what.bio': 'Bio',
  'what.green-room-post': 'Publication du Green Room',
  'what.contact-email': 'E-mail de contact',
  'what.g-key-id': 'Identifiant de la G-Key',
  'what.copyright-documents': 'Documents de droits d’auteur',
  'what.payment-account': 'Compte de paiement',
  'what.keymail-code': 'Code Keymail',
  'what.revenue-history': 'Historique des revenus',
}
