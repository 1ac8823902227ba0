import type { Translation } from '#text/messages/catalog'
import type { personalDataMails } from './en.ts'

export const messages: Translation<typeof personalDataMails> = {
  greeting: 'こんにちは。',
  'link.subject': 'TuneMakerにあるあなたのデータ',
  'link.text':
    'このリンクから、このアドレスについて当社が保管している内容を確認できます。すべての写しの作成、または削除を依頼できます。',
  'link.button': 'データを見る',
  'link.note':
    '有効期間は{minutes}分です。お心当たりがない場合は何もしないでください。このメールがなければ、誰も閲覧や削除はできません。',
  'export.subject': 'アーカイブの準備ができました',
  'export.text': '当社が保管しているあなたのデータを、1つのZIPにまとめました。次のリンクからダウンロードできます。',
  'export.button': 'アーカイブをダウンロード',
  'export.note':
    'リンクの有効期間は{days}日です。リンクを知っている人は誰でもダウンロードできるため、このメールを転送しないでください。',
  'planned.subject': 'あなたのデータは{date}に削除されます',
  'planned.text':
    'ご依頼どおり、{date}にこのアドレスについて保管している内容を削除します。以後、お持ちの曲は誰も再生できなくなります。残したい場合は、それまでにこのリンクから中止してください。',
  'planned.artistText':
    'ご依頼どおり、{date}に{artist}としてのアカウントを削除します。以後、あなたの作品は販売されません。ファンは購入した曲を持ち続けます。それまでは、このリンクで中止できます。',
  'planned.button': 'すべて残す',
  'planned.note': 'その日まで何も変わりません。ご自身の依頼でない場合は、今すぐ中止してください。',
  'done.subject': 'あなたのデータを削除しました',
  'done.text':
    'このアドレスについて保管していた内容を削除しました。帳簿にはお名前とアドレスなしで支払いの内容と日時が残り、公開記録にはその番号が販売済みであることが残ります。',
  'done.artistText':
    '{artist}としてのアカウントを削除しました。ファンは購入した曲を、あなたのアーティスト名とともに持ち続けます。法律に従い、帳簿にはあなたへの支払いが残ります。',
  'done.note': 'この件についての最後のメールです。送信先のアドレスはもう保管していません。',
}
