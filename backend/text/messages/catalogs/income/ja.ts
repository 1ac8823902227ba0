import type { Translation } from '#text/messages/catalog'
import type { income } from './en.ts'

export const messages: Translation<typeof income> = {
  'income.title': '収入を得る',
  'income.lead':
    '曲が収入になる六つの方法です。すべてがTuneMakerを通るわけではなく、そう見せかけるつもりもありません。それぞれに、お金の出どころを記しました。',
  'income.apply': 'はじめる：今すぐ申請',
  'income.paidHere': 'ここで支払い',
  'income.inPrice': '価格に含まれる',
  'income.elsewhere': '別の場所で支払い',
  'income.inCopy': 'どの1部にも',
  'income.free': '無料',
  'income.1': '直接販売',
  'income.1Text':
    'ファンは、あなたが決めた価格をPayPalであなたのアカウントに直接支払います。間に店はなく、当社の取り分もありません。PayPalの手数料は、ほかの支払いと同様にかかります。',
  'income.2': 'Keymailの収入',
  'income.2Text':
    'Keymailは、ここでの直接販売の方法です。1部に1コード、1.00ドルから。フォームの提案は7.50ドルですが、決めるのはあなたです。メールや物販、セットリストの裏で配れます。引き換えと同時に支払われます。',
  'income.3': 'デジタルの希少性による価格',
  'income.3Text':
    '部数は1～10,000部で、あなたが決めます。50.00ドルで20部も、1.00ドルで1,000部も同じ1,000.00ドルですが、まるで違う夜になります。最初のKeymailを出した後は、減らせても増やせません。',
  'income.4': 'ストリーミングの印税',
  'income.4Text':
    'ストリーミングサービスから、ディストリビューターや著作権管理団体を通じて支払われます。TuneMakerからはお支払いしません。ここで番号付きで売る曲も、そちらで印税を得られます。',
  'income.5': 'ファンメンバーシップ',
  'income.5Text':
    '1部を持っている限り、ファンはPrivate Green Roomに入れます。別の会費はありません。その1部が会員証であり、価格を上げる十分な理由にもなります。',
  'income.6': 'ライブ用QRコード',
  'income.6Text':
    'G-Keyメンバーは無料。ポスターやドラムヘッド、コースターに印刷すれば、読み取った人があなたのページに来ます。コード自体は稼ぎませんが、買ってくれる人を連れてきます。',
  'sum.title': 'まず計算を',
  'sum.1':
    'たとえば1曲を100部、7.50ドルで発売し、すべて売れたとします。売れるとは誰も約束できないので、費用も同じ伝票に載せました。',
  'sum.2':
    '代金は売れるたびにPayPalアカウントに入ります。銀行口座やVenmoへの移動は、あなたとPayPalの間のことです。TuneMakerの収入はG-Key、アップロード料金、9.95ドルのデジタル音楽ライブラリで、あなたの売上ではありません。',
  'sum.3':
    '曲数が多いほど1曲の料金は下がります。1～2曲は25ドル、3～4曲は22ドル、5～6曲は20ドル、7～8曲は18ドル、9～10曲は16ドル。これらの料金は返金できません。',
  'slip.title': '100部、1部7.50ドル',
  'slip.fans': 'ファンからの支払い',
  'slip.share': 'TuneMakerの取り分',
  'slip.fee': 'PayPalの手数料',
  'slip.feeText': 'PayPalの料率',
  'slip.upload': 'アップロード（1回）',
  'slip.gKey': 'G-Key（生涯に1回）',
  'slip.left': '残り（PayPalと税の前）',
  'income.godfrey': 'Godfreyが、1～10曲の計画を一緒に考えます。',
}
