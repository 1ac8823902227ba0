import type { Translation } from '#text/messages/catalog'
import type { search } from './en.ts'

export const messages: Translation<typeof search> = {
  title: '検索',
  lead: '曲、アルバム、アーティスト、アートカードを、題名や名前の一部から探せます。',
  label: '題名または名前',
  searching: '検索中…',
  failed: '検索できませんでした',
  failedText: '接続できませんでした。しばらくしてからもう一度お試しください。',
  none: '見つかりませんでした',
  noneText: '「{q}」やそれに近い名前のものはありません。題名や名前の一語だけでお試しください。',
  browse: '音楽を探す',
  noneFor: '「{q}」は見つかりませんでした。',
  similar: '「{q}」という名前のものはありません。似た表記のもの：',
  results: '{count, plural, other {「{q}」の検索結果：#件}}',
  artists: 'アーティスト',
  songs: '曲',
  albums: 'アルバム',
  cards: 'アートカード',
  recent: '最近の検索',
  clear: '消去',
}
