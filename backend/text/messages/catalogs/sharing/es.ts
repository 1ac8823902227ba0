import type { Translation } from '#text/messages/catalog'
import type { sharing } from './en.ts'

export const messages: Translation<typeof sharing> = {
  'site.title': 'TuneMaker: canciones en ediciones limitadas',
  'site.description':
    'Artistas independientes venden cada canción en un número fijo de copias, directamente a quienes la quieren. Paga una vez, sé dueño de la copia n.º 7 de 100 y entra en el Private Green Room del artista.',
  'image.title': 'Canciones en ediciones limitadas',
  'image.text': 'Directamente de quienes las escribieron.',
  work: '{title}, de {artist}',
  'description.artist':
    '{songs, plural, =1 {Una canción} one {# canción} other {# canciones}} en ediciones limitadas, directamente de {artist}.',
  'description.soldOut':
    '{copies, plural, =1 {La única copia que existe} one {Una edición de # copia} other {Una edición de # copias}}, de {artist}. Agotada.',
  'description.offSale':
    '{copies, plural, =1 {La única copia que existe} one {Una edición de # copia} other {Una edición de # copias}}, de {artist}. Fuera de venta por ahora; los códigos ya entregados siguen siendo válidos.',
  'description.onSale':
    '{copies, plural, =1 {La única copia que existe, a {price}} one {Una edición de # copia; aún hay {left}, a {price} cada una} other {Una edición de # copias; aún hay {left}, a {price} cada una}}, con pago directo a {artist}.',
  'feed.all': 'Novedades',
  'feed.artist': 'Novedades de {artist}',
}
