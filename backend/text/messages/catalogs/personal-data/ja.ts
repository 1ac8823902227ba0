import type { Translation } from '#text/messages/catalog'
import type { personalData } from './en.ts'

export const messages: Translation<typeof personalData> = {
  'panel.title': 'あなたのデータ',
  'panel.text':
    '当社が保管しているあなたのデータの写し、または削除を依頼できます。ご本人以外が行えないよう、まずリンクをメールでお送りします。',
  'panel.link': 'データの書き出し・削除',
  'ask.email': 'メールアドレス',
  'ask.hint':
    'お支払い、アーティストのフォロー、またはアーティスト登録に使ったアドレスです。変更から1週間以内のアドレスでは、アーティストのアカウントはまだ開けません。',
  'ask.button': 'リンクを受け取る',
  'ask.busy': '送信中…',
  'ask.invalid': 'メールアドレスを入力してください。',
  'ask.sent': 'メールをご確認ください',
  'link.over': 'このリンクは使えなくなりました',
  'link.overText': '有効期間は1時間です。下から新しいリンクを依頼してください。',
  'account.address': '{email}について',
  'account.artist': '{artist}としてのアカウント',
  'export.text':
    'JSONとCSVのデータ、証明書と領収書、アップロードしたファイルを1つのZIPにまとめます。準備ができたらメールでお知らせします。',
  'export.button': 'アーカイブを作成',
  'export.busy': '依頼中…',
  'export.waiting': 'アーカイブを作成しています。準備ができたら{email}にお知らせします。',
  'delete.copies':
    '{copies, plural, other {#部お持ちです。今後は誰も再生できず、番号は販売済みのままです。先に誰かに譲るか、ダウンロードしてください。}}',
  'delete.text':
    'お名前とアドレス、ログイン、フォロー、Green RoomやGodfreyに書いた内容を削除します。帳簿には、お名前なしで支払いの記録が残ります。',
  'delete.artistText':
    'アカウントは閉鎖されます。作品の販売は終わり、未使用のKeymailは無効になり、本名、アドレス、投稿、メッセージ、書類は削除されます。ファンは録音、証明書、アーティスト名とともに購入した曲を持ち続けます。',
  'delete.grace': '{days}日後に行われます。それまでは、メールのリンクで中止できます。',
  'delete.button': 'すべて削除',
  'delete.title': 'すべて削除しますか？',
  'delete.confirm': 'はい、{days}日後に削除します',
  'delete.busy': '依頼中…',
  'delete.keep': '残す',
  'delete.planned': '{date}に削除されます。メールのリンクで中止できます。',
  unreachable: '接続できませんでした。もう一度お試しください。',
  'archive.title': 'アーカイブ',
  'archive.lead': '{files, plural, other {#個のファイル}}、{size}。{date}までダウンロードできます。',
  'archive.button': 'ダウンロード',
  'archive.over': 'このアーカイブはもうありません',
  'archive.overText': '保管期間は7日間、または新しいものが作成されるまでです。',
  'keep.title': 'すべて残しますか？',
  'keep.lead': 'ボタンを押すと、何も削除されません。',
  'keep.button': 'すべて残す',
  'keep.busy': '中止しています…',
  'keep.done': '何も削除されません',
  'keep.doneText': 'すべてそのまま残ります。',
  'keep.over': '中止するものはありません',
  'keep.overText': 'すでに中止されたか、完了しています。',
}
