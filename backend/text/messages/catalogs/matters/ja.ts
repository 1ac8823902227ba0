import type { Translation } from '#text/messages/catalog'
import type { matters } from './en.ts'

export const messages: Translation<typeof matters> = {
  song: '曲「{title}」',
  recording: '「{title}」の新しい録音',
  application: 'G-Keyの申請{number}',
  'lost-g-key': '紛失したG-Key',
  'look-alike': '「{artist}」はほかのアーティスト名に似ています',
  correction: '{what}「{title}」',
  mistake: '訪問者から問題の報告',
  of: '{matter}（{artist}）',
  'what.song-title': '曲名',
  'what.price': '価格',
  'what.bio': '自己紹介',
  'what.green-room-post': 'Green Roomの投稿',
  'what.contact-email': '連絡先メール',
  'what.g-key-id': 'G-Key ID',
  'what.copyright-documents': '著作権の書類',
  'what.payment-account': '受取口座',
  'what.keymail-code': 'Keymailコード',
  'what.revenue-history': '収入の履歴',
}
