import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'こんにちは、',
  greetingName: '{name} 様、',
  'ticket.number': 'No. {copy}',
  'ticket.of': '全{of}部',
  'signIn.subject': '{artist}のGreen Roomへのログインリンク',
  'signIn.text':
    '{artist}「{title}」のNo. {copy}／全{of}部（コード：{code}）をお持ちです。次のリンクを開いた端末でログインできます：',
  'signIn.note':
    '使えるのは一度だけ、有効期限は{minutes}分です。お心当たりがない場合、どなたかがあなたのアドレスかKeymailコードを入力しました。このメールがなければ何も開けません。',
  'signIn.button': 'ログインする',
  'gift.somebody': 'どなたか',
  'gift.subject': '{giver}さんから曲のギフト：「{title}」',
  'gift.text': '{giver}さんが{artist}「{title}」のNo. {copy}／全{of}部を購入し、あなたに贈りたいそうです。',
  'gift.textOwned':
    '{giver}さんは{artist}「{title}」の No. {copy}／全{of}部を所有しており、あなたに譲りたいと考えています。',
  'gift.link': 'このリンクで受け取れます。費用はかからず、使えるのは一度だけです：',
  'gift.note': '有効期限は{days}日です。不要な場合は何もしなくてかまいません。',
  'gift.button': 'ギフトを受け取る',
  'receipt.subject': '領収書：{what}',
  'receipt.paid': 'ありがとうございます。{price}をお支払いいただきました：{what}。',
  'receipt.toArtist': '代金は{artist}に直接届きました。',
  'receipt.toUs': '代金はTuneMakerに届きました。',
  'receipt.copy':
    'あなたの1部は{artist}「{title}」のNo. {copy}／全{of}部（コード：{code}）です。{artist}のPrivate Green Roomで再生できます：',
  'receipt.otherDevice': 'ほかの端末では、まずこのアドレスでログインしてください。リンクをお送りします：',
  'receipt.attached': '領収書{number}をPDFで添付しています。',
  'receipt.button': 'Green Roomを開く',
  'transfer.subject': '「{title}」No. {copy}を譲渡しますか？',
  'transfer.text':
    'お客様のコピーでサインインしている方が、{artist}の「{title}」No. {copy}（全{of}点）を{to}に譲渡しようとしています。',
  'transfer.confirm':
    'ご本人であれば、このリンクから確認してください。相手が受け取り次第、コピーは相手のものとなり、お客様の利用は終了します。',
  'transfer.note':
    'リンクの有効期間は{hours}時間です。お心当たりがない場合は何もしないでください。コピーはお客様のもののままです。',
  'transfer.button': '譲渡する',
  'waitlist.subject': '「{title}」が購入できるようになりました',
  'waitlist.text': '{artist}「{title}」が購入できるようになったらご連絡するとのご依頼でした。今、1部ご用意があります：',
  'waitlist.note':
    '先にお支払いになった方が購入できます。すでになくなっていた場合は、もう一度登録できます。このリストからお送りするメールはこの一通だけです。',
  'waitlist.leave': 'リストからアドレスを削除する：',
  'waitlist.button': '購入する',
}
