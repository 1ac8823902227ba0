import type { Translation } from '#text/messages/catalog'
import type { sharing } from './en.ts'

export const messages: Translation<typeof sharing> = {
  'site.title': 'TuneMaker: músicas em edições limitadas',
  'site.description':
    'Artistas independentes vendem cada música em um número fixo de cópias, direto para quem a quer. Pague uma vez, seja dono da cópia nº 7 de 100 e entre no Private Green Room do artista.',
  'image.title': 'Músicas em edições limitadas',
  'image.text': 'Direto de quem as escreveu.',
  work: '{title}, de {artist}',
  'description.artist':
    '{songs, plural, =1 {Uma música} one {# música} other {# músicas}} em edições limitadas, direto de {artist}.',
  'description.soldOut':
    '{copies, plural, =1 {A única cópia que existe} one {Uma edição de # cópia} other {Uma edição de # cópias}}, de {artist}. Esgotada.',
  'description.offSale':
    '{copies, plural, =1 {A única cópia que existe} one {Uma edição de # cópia} other {Uma edição de # cópias}}, de {artist}. Fora de venda por enquanto; os códigos já entregues continuam valendo.',
  'description.onSale':
    '{copies, plural, =1 {A única cópia que existe, por {price}} one {Uma edição de # cópia; ainda há {left}, por {price} cada uma} other {Uma edição de # cópias; ainda há {left}, por {price} cada uma}}, com pagamento direto a {artist}.',
  'feed.all': 'Lançamentos',
  'feed.artist': 'Lançamentos de {artist}',
}
