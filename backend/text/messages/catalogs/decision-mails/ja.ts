import type { Translation } from '#text/messages/catalog'
import type { decisionMails } from './en.ts'

export const messages: Translation<typeof decisionMails> = {
  'suspended.subject': 'アカウントが停止されました',
  'suspended.text':
    'TuneMakerのアカウントが停止されました。当面はG-Keyでログインできず、作品も販売されません。ファンが所有しているものは、そのままファンのものです。',
  'readmitted.subject': 'アカウントが再開されました',
  'readmitted.text':
    'TuneMakerのアカウントが再開されました。G-Keyが使えるようになり、以前販売していた作品の販売も再開しています。',
  'keyVoid.subject': 'G-Keyが無効になりました',
  'keyVoid.text': 'G-Keyの1つが無効になり、使えなくなりました。曲とファンに影響はありません。',
  'down.subject': '「{title}」が取り下げられました',
  'back.subject': '「{title}」が復帰しました',
  'songDown.text':
    '曲「{title}」がカタログから取り下げられ、今後は販売されません。ファンが所有している分は、そのままファンのものです。',
  'songBack.text': '曲「{title}」がカタログに戻り、販売を再開しました。',
  'cardDown.text':
    'アートカード「{title}」がギャラリーから取り下げられ、今後は販売されません。コレクターが所有している分は、そのままコレクターのものです。',
  'cardBack.text': 'アートカード「{title}」がギャラリーに戻り、販売を再開しました。',
  'refund.subject': 'お支払いの返金をお願いします',
  'refund.text':
    '「{what}」の{price}を返金してください。代金はあなたのPayPalアカウントに直接入っているため、返金できるのはあなただけです。PayPalで取引ID{payment}の支払いを開き、返金を選んでください。全額返金するとファンは利用できなくなり、この販売についてのあなたの責任もなくなります。',
  why: '理由は次のとおりです。',
  'review.about': '受付番号{number}の件について',
  'review.approved': '承認：{subject}',
  'review.declined': '却下：{subject}',
  'review.looked': '担当者が受付番号{number}の件を確認しました：{subject}。',
  'review.isApproved': '承認されました。',
  'review.isDeclined': '却下されました。',
  'review.payment': '{what}の{price}のお支払い',
  'review.wrote': '担当者からのメッセージ：',
  'correction.takeBack':
    '心当たりがない場合は、{days}日以内にこのリンクを開くと、このアドレスが元に戻り、アカウントにログインしている全員がログアウトされます：',
  'correction.then': 'そのあと、すぐにご連絡ください。担当者が確認します：',
  'correction.notYou': '心当たりがない場合は、すぐにご連絡ください。担当者が確認します：',
  'share.subject': '{artist}の売上の分配、{month}：{sum}',
  'share.text': '{artist}がTuneMakerであなたを共同制作者として登録しています。{month}のあなたの分配額は合計{sum}です：',
  'share.line': '「{title}」：PayPalの手数料と返金を差し引いた{net}の{percent}％で{cents}',
  'share.note':
    'ファンの代金は{artist}のアカウントにのみ支払われ、そこにあります。お支払いは{artist}が行います。TuneMakerは代金を預からず、誰にも支払うことができません。日付はUTCによります。',
}
