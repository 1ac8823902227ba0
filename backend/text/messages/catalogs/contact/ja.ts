import type { Translation } from '#text/messages/catalog'
import type { contact } from './en.ts'

export const messages: Translation<typeof contact> = {
  'contact.title': 'お問い合わせ',
  'contact.lead': 'ご連絡の方法は二つ。Godfreyはいつでもお答えし、メールは必ず人が読みます。',
  'contact.open': '受付中：年中無休、24時間',
  'contact.chat': 'Godfreyとチャット',
  'contact.chatText': 'いちばん早いのでおすすめです。8か国語で答え、解決できないことは担当者に引き継ぎます。',
  'contact.ask': '質問する',
  'contact.answered': '24～48時間以内に返信',
  'contact.write': 'メールを書く',
  'contact.writeText':
    '人の対応や書類が必要なご用件に。追跡番号やKeymailコードがあればお書き添えください。G-Key全体は書かないでください。',
  'contact.topics': 'ご用件',
  'contact.topicsIntro': '尋ねるより早く済むこともあります。',
  'topic.keymail': '開けないKeymail',
  'topic.keymailText':
    '<link>Keymailのページ</link>に理由が表示されます。すでにお持ちの場合は、ログイン用リンクをお送りします。',
  'topic.payment': 'お支払い',
  'topic.paymentText':
    '売れてしまった1部の代金は請求されません。PayPalの応答が遅い場合も確認を続け、返答があればブラウザーを閉じていても利用できるようになります。',
  'topic.refund': '返金',
  'topic.refundText':
    '代金はアーティストに支払われたため、まずアーティストにお尋ねください。<link>返金で変わること</link>',
  'topic.gKeys': 'G-Keyと申請',
  'topic.gKeysText':
    '手順と料金は<link>Governance Tracker</link>にあります。鍵を紛失した場合は、申請時のアドレスからご連絡ください。',
  'topic.mistake': 'ページの誤り',
  'topic.mistakeText': '<link>訂正の依頼</link>に、すぐ変わるものと担当者が確認するものが書かれています。',
  'topic.data': 'データについて',
  'topic.dataText':
    '保存する内容と期間は<link>プライバシーポリシー</link>にあります。ご依頼は上記アドレスへお送りください。',
  'topic.features': '機能のご要望',
  'topic.featuresText':
    '何をしようとして、どこで止まったかをお書きください。機能の名前より役に立ちます。こちらにも返信します。',
  'topic.together': '提携',
  'topic.togetherText': '会場、スタジオ、ファンクラブの方は<link>広告掲載</link>をご覧ください。',
}
