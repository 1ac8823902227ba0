import type { Translation } from '#text/messages/catalog'
import type { sharing } from './en.ts'

export const messages: Translation<typeof sharing> = {
  'site.title': 'TuneMaker：限量发行的歌曲',
  'site.description':
    '独立音乐人以固定数量出售歌曲，直接卖给喜爱它们的人。一次付款，拥有 100 份中的第 7 号，并进入音乐人的 Private Green Room。',
  'image.title': '限量发行的歌曲',
  'image.text': '直接来自创作者本人。',
  work: '{artist}《{title}》',
  'description.artist': '来自 {artist} 本人的 {songs, plural, =1 {1 首歌曲} other {# 首歌曲}}，限量发行。',
  'description.soldOut': '{artist} 作品，{copies, plural, =1 {仅此 1 份} other {限量 # 份}}。已售罄。',
  'description.offSale':
    '{artist} 作品，{copies, plural, =1 {仅此 1 份} other {限量 # 份}}。目前停售；已发出的代码仍然有效。',
  'description.onSale':
    '{copies, plural, =1 {仅此 1 份，{price}} other {限量 # 份，剩余 {left} 份，每份 {price}}}，直接付给 {artist}。',
  'feed.all': '新发行',
  'feed.artist': '{artist} 的新发行',
}
