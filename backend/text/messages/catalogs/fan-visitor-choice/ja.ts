import type { Translation } from '#text/messages/catalog'
import type { fanVisitorChoice } from './en.ts'

export const messages: Translation<typeof fanVisitorChoice> = {
  title: 'ファンの方ですか？はじめての方ですか？',
  lead: 'Keymailをお持ちの方は、そのまま受付へ。お持ちでない方も大歓迎です。まずはご覧ください。',
  fan: 'ファンです',
  fanSays: 'Keymailコードがあります',
  fan1: 'アーティストから受け取ったコードを入力します。',
  fan2: 'アーティストの決めた価格を、PayPalで一度だけ支払います。',
  fan3: 'Private Green Roomに入り、あなたの番号の曲を再生します。',
  visitor: 'はじめてです',
  visitorSays: '見てまわりたい',
  visitor1: '誰が何を売っていて、あと何部残っているかを見られます。',
  visitor2: 'アカウントも登録も支払いもいりません。',
  visitor3: '気に入った曲があれば、アーティストにKeymailが手に入るか聞いてみてください。',
  about:
    'Keymailは<code>TM-20261120-K7Q2M9XA</code>のようなコードです。一つが曲やアルバムの1部に対応し、アーティスト自身がメールで、ライブで、紙で配ります。すでに引き換え済みなら、ログイン用のリンクをお送りできます。',
  redeem: 'Keymailを引き換える',
  browseMusic: '音楽を探す',
}
