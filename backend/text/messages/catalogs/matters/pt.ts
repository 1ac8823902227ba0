import type { Translation } from '#text/messages/catalog'
import type { matters } from './en.ts'

export const messages: Translation<typeof matters> = {
  song: 'Música “{title}”',
  recording: 'Nova gravação de “{title}”',
  application: 'Inscrição para a G-Key {number}',
  'lost-g-key': 'G-Key perdida',
  'look-alike': '“{artist}” se parece com o nome de outro artista',
  correction: '{what} “{title}”',
  mistake: 'Algo está errado, diz um visitante',
  of: '{matter}, de {artist}',
  'what.song-title': 'Título da música',
  'what.price': 'Preço',
  'what.bio': 'Bio',
  'what.green-room-post': 'Publicação no Green Room',
  'what.contact-email': 'E-mail de contato',
  'what.g-key-id': 'ID da G-Key',
  'what.copyright-documents': 'Documentos de direitos autorais',
  'what.payment-account': 'Conta de pagamento',
  'what.keymail-code': 'Código da Keymail',
  'what.revenue-history': 'Histórico de receita',
}
