import type { Translation } from '#text/messages/catalog'
import type { matters } from './en.ts'

export const messages: Translation<typeof matters> = {
  song: 'Brano «{title}»',
  recording: 'Nuova registrazione di «{title}»',
  application: 'Richiesta di G-Key {number}',
  'lost-g-key': 'G-Key persa',
  'look-alike': '«{artist}» somiglia al nome di un altro artista',
  correction: '{what} «{title}»',
  mistake: 'Qualcosa non va, segnala un visitatore',
  of: '{matter}, di {artist}',
  'what.song-title': 'Titolo del brano',
  'what.price': 'Prezzo',
  'what.bio': 'Bio',
  'what.green-room-post': 'Post nella Green Room',
  'what.contact-email': 'Email di contatto',
  'what.g-key-id': 'ID della G-Key',
  'what.copyright-documents': 'Documenti sul diritto d’autore',
  'what.payment-account': 'Conto di pagamento',
  'what.keymail-code': 'Codice Keymail',
  'what.revenue-history': 'Storico delle entrate',
}
