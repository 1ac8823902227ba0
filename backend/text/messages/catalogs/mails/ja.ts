import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: 'こんにちは。',
  greetingName: '{name}様',
  'ticket.band': '入場券',
  'ticket.number': 'No. {copy}',
  'ticket.of': '全{of}部',
  'signIn.subject': '{artist}のGreen Roomへのログインリンク',
  'signIn.text':
    '{artist}「{title}」のNo. {copy}／全{of}部（コード：{code}）をお持ちです。次のリンクを開いた端末でログインできます：',
  'signIn.note':
    '使えるのは一度だけ、有効期限は{minutes}分です。お心当たりがない場合は、どなたかがあなたのアドレスかKeymailコードを入力したものと思われます。このメールがなければ何も開けません。',
  'signIn.button': 'ログイン',
  'gift.somebody': '贈り主',
  'gift.subject': '{giver}さんから曲のギフト：「{title}」',
  'gift.text': '{giver}さんが{artist}「{title}」のNo. {copy}／全{of}部を購入し、あなたに贈りたいそうです。',
  'gift.textOwned':
    '{giver}さんは{artist}「{title}」No. {copy}／全{of}部を所有しており、あなたに譲りたいと考えています。',
  'gift.link': 'このリンクで受け取れます。費用はかからず、使えるのは一度だけです：',
  'gift.note': '有効期限は{days}日です。不要な場合は何もしなくてかまいません。',
  'gift.button': 'ギフトを受け取る',
  'receipt.subject': '領収書：{what}',
  'receipt.paid': 'ありがとうございます。{price}をお支払いいただきました：{what}。',
  'receipt.toArtist': '代金は{artist}に直接届きました。',
  'receipt.toUs': '代金はTuneMakerに届きました。',
  'receipt.copy':
    'あなたの1部は{artist}「{title}」のNo. {copy}／全{of}部（コード：{code}）です。{artist}のPrivate Green Roomで再生できます：',
  'receipt.otherDevice': 'ほかの端末では、まずこのアドレスでログインしてください。リンクをお送りします：',
  'receipt.attached': '領収書{number}をPDFで添付しています。',
  'receipt.button': 'Green Roomを開く',
  'transfer.subject': '「{title}」No. {copy}を譲渡しますか？',
  'transfer.text':
    'この1部の所有者としてログインしている方が、{artist}「{title}」No. {copy}／全{of}部を{to}に譲渡しようとしています。',
  'transfer.confirm':
    'ご本人でしたら、次のリンクで確認してください。相手の方が受け取ると、この1部はその方のものになり、あなたはご利用いただけなくなります。',
  'transfer.note':
    'リンクの有効期限は{hours}時間です。お心当たりがなければ何もなさらないでください。この1部は引き続きあなたのものです。',
  'transfer.button': '譲渡する',
  'waitlist.subject': '「{title}」が購入できるようになりました',
  'waitlist.text':
    '{artist}「{title}」が購入できるようになったらお知らせするよう、ご依頼をいただいていました。今、1部ご用意があります：',
  'waitlist.note':
    '先にお支払いになった方が購入できます。すでになくなっていた場合は、もう一度登録できます。このリストからお送りするメールはこの一通だけです。',
  'waitlist.leave': 'リストからアドレスを削除する：',
  'waitlist.button': '購入する',
  fineArtSignature: 'TuneMaker Fine Art',
  'collector.welcomeSubject': 'アドレスを確認してギャラリーへお入りください',
  'collector.welcomeText':
    'このアドレスがTuneMakerのアートコレクターとして登録されました。ご本人の場合、次のリンクでアドレスを確認し、開いた端末で入場できます：',
  'collector.welcomeNote':
    '一度だけ、{minutes}分間使えます。お心当たりがなければ何もなさらないでください。{days}日後にアドレスは消去されます。',
  'collector.button': 'ギャラリーへ',
  'collector.signInSubject': 'コレクションへのリンク',
  'collector.signInText': '次のリンクを開いた端末で、コレクションに入れます：',
  'collector.signInNote':
    '一度だけ、{minutes}分間使えます。お心当たりがない場合は、どなたかがあなたのアドレスを入力したものと思われます。このメールがなければ何も開けません。',
  'giftTaken.subject': 'ギフトが受け取られました：「{title}」',
  'giftTaken.transferSubject': '譲渡が完了しました：「{title}」',
  'giftTaken.text': 'ギフトが届きました。{artist}「{title}」No. {copy}／全{of}部は、お贈りした方のものになりました。',
  'giftTaken.transferText':
    '譲渡が完了しました。{artist}「{title}」No. {copy}／全{of}部は、お譲りした方のものになりました。',
  'giftTaken.others': 'ほかにお持ちの曲はこちらです：',
  'copies.button': 'お持ちの曲',
  'refund.subject': '返金のご依頼について：「{title}」No. {copy}',
  'refund.text':
    '「{title}」No. {copy}／全{of}部の返金を{artist}に依頼されましたが、返金はされません。{artist}からの返答：',
  'refund.note':
    'この1部は引き続きあなたのものです。TuneMakerは代金を預かっておらず、返金できません。購入内容に問題があった場合は、お支払いから180日間、PayPalの問題解決センターで申し立てができます。',
  'returned.subject': '{amount}が返金されました：{what}',
  'returned.text':
    '{what}のお支払いのうち{amount}が返金されました。PayPalが元のお支払い方法に返金します。銀行やカードに反映されるまで数日かかることがあります。',
  'returned.textFrom':
    '{what}のお支払いのうち{amount}が{artist}から返金されました。PayPalが元のお支払い方法に返金します。銀行やカードに反映されるまで数日かかることがあります。',
  'returned.whole':
    '全額が返金されたため、ご購入いただいたものは無効になりました。再生はできなくなり、その番号は誰のものでもなくなります。',
  'returned.part': '残りのお支払いはそのままで、ご購入いただいたものは引き続きあなたのものです。',
  'feedback.subject': 'ご意見を受け取りました',
  'feedback.text':
    'このメールアドレスが記入された、TuneMakerへのご意見を受け取りました。担当者が読み、返信が必要な場合はこのアドレスにお送りします。',
  'feedback.ignore': 'お心当たりがない場合は、どなたかがこのアドレスを入力したものです。何もなさる必要はありません。',
  'address.newsSubject': 'TuneMakerからのお知らせ：ご確認ください',
  'address.giftSubject': 'TuneMakerのグラフィック',
  'address.gift': 'ほかの端末でもお使いいただけるよう、「{title}」をもう一度お送りします：',
  'address.news': 'このアドレスへのお知らせ配信の申し込みを受け付けました。ご本人でしたら、ご確認ください：',
  'address.confirm': 'ご自分のアドレスでしたら、ほかの方の入力でないことを確認するため、次のリンクを開いてください：',
  'address.note':
    'リンクは一度だけ、{days}日間使えます。お心当たりがなければ何もなさらないでください。確認がなければメールはお送りせず、{forgotten}日後にアドレスは消去されます。今後の確認も不要な場合はこちら：',
  'address.button': 'このアドレスを確認',
  'follow.subject': '{what}：ご確認ください',
  'follow.song': '{artist}「{title}」',
  'follow.wish':
    '{artist}「{title}」が買えるようになったとき、残り10部になったときに、このアドレスで知らせてほしいという申し込みがありました。ご本人でしたら、ご確認ください：',
  'follow.artist':
    '{artist}の新作やメッセージ、再び買えるようになった曲、残り10部になった曲を、このアドレスで知らせてほしいという申し込みがありました。ご本人でしたら、ご確認ください：',
  'follow.artistShared':
    '{artist}の新作やメッセージ、再び買えるようになった曲、残り10部になった曲を、このアドレスで知らせてほしいという申し込みがありました。{artist}にもこのアドレスが伝わります。ご本人でしたら、ご確認ください：',
  'follow.note':
    'リンクは一度だけ、{days}日間使えます。お心当たりがなければ何もなさらないでください。メールはお送りせず、{forgotten}日後に申し込みは消去されます。',
  'follow.manage': 'このアドレスの登録内容と解除はこちら：',
  'follow.button': '確認する',
  'notice.more': '{first}、ほか{count, number}件',
  'notice.why':
    'このアドレスがアーティストをフォローしているか、「ほしい曲」に追加しているため、お送りしています。一覧と解除はこちら：',
  'notice.listen': '聴く',
  'notice.buy': '1部購入する',
  'notice.open': 'アーティストのページを開く',
  'notice.writes': '{artist}からフォロワーの皆さまへ：',
  'notice.new': '新作：{artist}「{title}」',
  'notice.newText':
    '{count, plural, =1 {世界に1部だけ、{price}} other {番号付き全#部、1部{price}}}。これ以上は作られません。',
  'notice.freed': '{artist}「{title}」が購入できます',
  'notice.freedText':
    '{count, plural, =1 {ただいま1部を{price}で販売中} other {ただいま#部を販売中、1部{price}}}。先にお支払いの方が次の番号を手にします。',
  'notice.last': '「{title}」{count, plural, other {残り#部}}',
  'notice.lastText':
    '{artist}「{title}」はあと{count, plural, =1 {1部、{price}で購入できます} other {#部購入できます。1部{price}です}}。',
}
