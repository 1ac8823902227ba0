import type { Translation } from '#text/messages/catalog'
import type { visitorInformation } from './en.ts'

export const messages: Translation<typeof visitorInformation> = {
  title: 'ご案内',
  lead: '多くの方が最初に尋ねる五つの質問です。アカウントなしですべて読めます。',
  download: '紹介PDFをダウンロード',
  'scarcity.title': 'デジタルの希少性とは？',
  'scarcity.1':
    'ファイルはいくらでもコピーできるため、売るのが難しいものです。ここではアーティストが曲の部数を1部から10,000部まで決め、1部ごとに「No. 7／全100部」のような番号が付きます。番号はコードの作成時に確定します。',
  'scarcity.2':
    '売り切れたら終わりです。当社もアーティストも追加できません。最初のコードが出た後、部数は減らせても増やせません。',
  'gKey.title': 'G-Key認証とは？',
  'gKey.1':
    'ここで販売するアーティストは、Governance Tracker Key（G-Key）を持っています。著作権の書類と申告内容を、AIエージェントのGodfreyが照合し、判断できないときは担当者が確認してから発行されます。アーティストのワークショップに入る唯一の鍵でもあります。',
  'gKey.2': 'つまり、その曲は自分のものだと示した人から届くということです。見てまわるだけなら鍵は要りません。',
  'keymail.title': 'Keymailとは？',
  'keymail.1':
    '曲またはアルバムの1部のためのコードです。たとえば<code>TM-20261120-K7Q2M9XA</code>。アーティストがメールやライブ、紙で配ります。入力するとアーティスト、曲、価格が表示され、PayPalで支払えます。',
  'keymail.2': 'コードは一度だけ使えます。先に誰かが支払っていた場合はお知らせし、請求はされません。',
  'money.title': 'アーティストの収入は？',
  'money.1':
    '価格はアーティストが決め、お支払いは本人のPayPalアカウントに直接届きます。TuneMakerは売上から何も受け取らず、代金を預かることもありません。PayPalの手数料は別にかかります。',
  'money.2':
    '当社の収入は、アーティストが支払うG-Keyとアップロードの料金、そして9.95ドルのデジタル音楽ライブラリです。',
  'fans.title': 'ファンが得られるものは？',
  'fans.1':
    '全曲を聴ける番号付きの1部と、アーティストのPrivate Green Roomに入る権利です。どちらもどの端末でも使えます。機種変更の際は、Keymailのページから、お支払い時のアドレスにログイン用リンクをお送りします。',
  'fans.2': '全額返金されるとその権利は終わります。一部返金の場合は残ります。',
  more: '関連ページ',
  'link.start': 'はじまりのページ',
  'link.home': '新作',
  'link.fineArt': 'アートギャラリー',
  'link.overview': '1ページですべて',
  'link.beforeYouGo': 'お帰りの前に',
  godfrey: 'ほかにもご質問があれば、Godfreyが8か国語で、昼も夜もお答えします。',
}
