import type { Translation } from '#text/messages/catalog'
import type { governance } from './en.ts'

export const messages: Translation<typeof governance> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    '曲を公開する前に、誰のものかを確かめる必要があります。そのしくみがGovernance Trackerで、確認が済むとG-Keyをお渡しします。',
  'governance.apply': '今すぐ申請してG-Keyを取得',
  'price.title': 'G-Key 1本',
  'price.normally': '通常価格',
  'price.not': '適用外：',
  'price.offer': '期間限定',
  'price.half': '50％オフ',
  'price.tax': '税',
  'price.taxText': 'お住まいに応じて',
  'price.once': 'お支払いは一度（税抜）',
  'price.note': '別途、該当する税がかかります。一度のお支払いで生涯有効、更新不要。返金はできません。',
  'steps.title': '申請から鍵まで',
  'steps.intro': '追跡番号ですべての段階を確認できます。',
  'step.1': '申請する',
  'step.1Text':
    '本名、アーティスト名、メールアドレス、登録済みの内容（題名、番号、日付）。18歳以上で、ご自身が権利をお持ちである必要があります。',
  'step.2': '確認する',
  'step.2Text':
    '追跡番号（例：<code>TM-20261120-K7Q2M9XA</code>）と、リンク付きのメールが届きます。リンクを開くと、ご本人のアドレスだと確認できます。',
  'step.3': '支払う',
  'step.3Text':
    'PayPalで50ドルと該当する税を支払います。審査のための料金で返金できないため、先に書類を整えてください。',
  'step.4': '書類を確認します',
  'step.4Text':
    'まずGodfreyが、著作権書類とご記入内容を照合します。番号、題名、名前、日付が一致すれば、数分で鍵をお送りします。不足や不明な点、画像は担当者が確認し、24～48時間以内にお答えします。',
  'step.5': 'G-Keyがメールで届きます',
  'step.5Text':
    '表示は一度だけで、保存するのは照合用のデータだけなので、あらためてお伝えすることはできません。紛失した場合は申請時のアドレスからご連絡ください。担当者が確認してから新しい鍵をお送りします。',
  'opens.title': 'できること',
  'opens.intro': '鍵があれば、ご自身のワークショップを持てます。',
  'opens.uploads': 'アップロード',
  'opens.uploadsText': '1～10,000部で録音を発売できます。1曲25ドル、9～10曲なら1曲16ドルまで下がります。',
  'opens.keymails': '1部に1コード、価格はあなた次第。配り方も自由です。',
  'opens.room': 'あなたのPrivate Green Room',
  'opens.roomText': 'Keymailの所有者だけが入れる楽屋です。',
  'opens.qr': 'QRコード',
  'opens.qrText': 'G-Keyメンバーは無料。好きなだけ貼れます。',
  'opens.books': '帳簿',
  'opens.booksText': 'すべての売上、PayPalの手数料、返金額を、1セント単位で。',
  'opens.money': 'お金',
  'opens.moneyText':
    'ファンの支払いはあなたのPayPalアカウントに直接入ります。売上から何も受け取らず、お金を預かることもありません。',
  'not.title': 'G-Keyは次のものではありません',
  'not.1':
    'G-Keyは著作権登録ではありません。登録は申請前に各国の機関で行い、費用は45～85ドルです。方法は<link>作品の著作権登録</link>をご覧ください。',
  'not.2':
    'レコード契約でもありません。曲はあなたのもので、当社は何も所有しません。誰にも貸さないでください。鍵を持つ人は、あなたとして行動できます。',
  'not.3':
    '迷っている方へ。<link>アーティスト用ページ</link>にお試し用のG-Keyがあります。無料ですべてのページを開けます。支払いと本物のKeymailだけは使えません。',
  'governance.godfrey': '書類が足りるか分からないときは、お持ちのものをGodfreyにお伝えください。',
}
