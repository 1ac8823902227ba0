import type { Translation } from '#text/messages/catalog'
import type { matters } from './en.ts'

export const messages: Translation<typeof matters> = {
  song: 'Canción «{title}»',
  recording: 'Nueva grabación de «{title}»',
  application: 'Solicitud de G-Key {number}',
  'lost-g-key': 'G-Key perdida',
  'look-alike': '«{artist}» se parece al nombre de otro artista',
  correction: '{what} «{title}»',
  mistake: 'Algo no está bien, según un visitante',
  of: '{matter}, de {artist}',
  'what.song-title': 'Título de la canción',
  'what.price': 'Precio',
  'what.bio': 'Biografía',
  'what.green-room-post': 'Publicación del Green Room',
  'what.contact-email': 'Correo de contacto',
  'what.g-key-id': 'ID de la G-Key',
  'what.copyright-documents': 'Documentos de derechos de autor',
  'what.payment-account': 'Cuenta de pago',
  'what.keymail-code': 'Código de Keymail',
  'what.revenue-history': 'Historial de ingresos',
}
