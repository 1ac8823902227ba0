import type { Translation } from '#text/messages/catalog'
import type { matters } from './en.ts'

export const messages: Translation<typeof matters> = {
  song: 'Song „{title}“',
  recording: 'Neue Aufnahme von „{title}“',
  application: 'G-Key-Antrag {number}',
  'lost-g-key': 'Verlorener G-Key',
  'look-alike': '„{artist}“ ähnelt dem Namen eines anderen Künstlers',
  correction: '{what} „{title}“',
  mistake: 'Etwas stimmt nicht, schreibt ein Besucher',
  of: '{matter} von {artist}',
  'what.song-title': 'Songtitel',
  'what.price': 'Preis',
  'what.bio': 'Biografie',
  'what.green-room-post': 'Beitrag im Green Room',
  'what.contact-email': 'Kontakt-E-Mail',
  'what.g-key-id': 'G-Key-ID',
  'what.copyright-documents': 'Urheberrechtsunterlagen',
  'what.payment-account': 'Zahlungskonto',
  'what.keymail-code': 'Keymail-Code',
  'what.revenue-history': 'Einnahmenverlauf',
}
