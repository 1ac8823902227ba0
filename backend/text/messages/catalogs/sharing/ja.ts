import type { Translation } from '#text/messages/catalog'
import type { sharing } from './en.ts'

export const messages: Translation<typeof sharing> = {
  'site.title': 'TuneMaker：数量限定のエディションで届ける曲',
  'site.description':
    'インディペンデントのアーティストが、曲を決まった数だけ、ほしい人に直接販売します。お支払いは一度だけ。100部中のNo. 7を手に入れて、アーティストのPrivate Green Roomへ。',
  'image.title': '数量限定の曲',
  'image.text': 'つくった本人から、直接届きます。',
  work: '{artist}「{title}」',
  'description.artist': '{artist}から直接届く、数量限定の{songs, plural, =1 {1曲} other {#曲}}。',
  'description.soldOut': '{artist}作、{copies, plural, =1 {世界に1部だけ} other {限定#部}}。完売しました。',
  'description.offSale':
    '{artist}作、{copies, plural, =1 {世界に1部だけ} other {限定#部}}。現在は販売していません。配布済みのコードは引き続き有効です。',
  'description.onSale':
    '{copies, plural, =1 {世界に1部だけ、{price}} other {限定#部、残り{left}部、1部{price}}}。代金は{artist}に直接届きます。',
  'feed.all': '新着リリース',
  'feed.artist': '{artist}の新着リリース',
}
