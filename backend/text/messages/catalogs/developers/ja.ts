import type { Translation } from '#text/messages/catalog'
import type { developerMessages } from './en.ts'

export const messages: Translation<typeof developerMessages> = {
  'calls.path': 'パス',
  'calls.method': 'メソッド',
  'calls.query': 'クエリ',
  'calls.none': 'なし',
  'calls.title': '呼び出し',
  'calls.intro': '本文と応答のスキーマは文書にあります。',
  'calls.about': '{tag}の呼び出し',
  unreadable: '説明を読み込めませんでした',
  unreadableText: '接続できませんでした。少ししてからお試しください。',
  title: '開発者',
  lead: 'このサイトが使うすべての呼び出しを、ご自身のプログラムのために。説明は呼び出しを読むコードから生成されます。',
  document: 'OpenAPI 3.1文書',
  rules: 'ルール',
  'rules.tokens':
    '本文と応答はJSONです。アーティストのプログラムは、ワークショップの<link>開発者</link>で作成したアクセストークン<code>Authorization: Bearer …</code>を送ります。権限が一致する呼び出しを毎分{perMinute}回まで使えます。',
  'rules.errors':
    'エラーは<code>error</code>に固定のコード、<code2>message</code2>に文を持ちます。文の表現は変わることがあります。429と503では<code3>Retry-After</code3>の秒数を待ってください。',
  'rules.repeats':
    '<code>Idempotency-Key</code>（UUIDなど）付きのPOSTは一度だけ実行されます。接続が切れても、同じキーで同じリクエストを送ると、1日間は最初の応答が返ります。',
  'rules.changes':
    'フィールドや呼び出しはいつでも増えることがあります。知らないものは無視してください。呼び出しの削除や意味の変更は、変更履歴での告知から6か月以降に行います。',
  'errors.title': 'エラー',
  'errors.intro': '同じコードは常に同じ意味です。文は変わることがあります。',
}
