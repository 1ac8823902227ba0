import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: '録音',
  text: '新しいマスタリングのあとなどに、録音を差し替えることができます。新しい録音は、ほかのアップロードと同じように Godfrey が確認します。それまでは何も変わりません。コピーの所有者は以前の録音を持ち続け、新しい録音も受け取ります。どれがどの録音かは曲のページに表示されます。費用はかかりません。取り消すことはできませんが、以前の録音をもう一度送ることはできます。',
  file: '新しい録音',
  fileNote: 'MP3、WAV、FLAC、M4A、AAC（50 MB まで）',
  paper: '著作権の書類',
  paperHint: 'この録音だけの書類がある場合：PDF、JPG、PNG（10 MB まで）。',
  note: '変更した点',
  noteHint: '曲のページに表示されます。',
  send: '録音を差し替える',
  sending: '送信中…',
  sent: '録音を受け取りました',
  sentText: 'Godfrey が確認しています。結果はメールでお知らせします。',
  fileMissing: '先に新しい録音を選んでください。',
  fileTooLarge: '録音は 50 MB 未満、書類は 10 MB 未満にしてください。',
  failed: 'TuneMaker に接続できませんでした。何も変更されていません。もう一度お試しください。',
  checking: '{date}から Godfrey が新しい録音を確認しています。それまでファンは現在の録音を聴きます。',
  inReview: '{date}から担当者が新しい録音を確認しています。ファンは現在の録音を聴きます。',
  declined:
    '{date}に送られた録音は承認されませんでした。理由はメールをご覧ください。ファンは現在の録音を聴きます。別の録音を送ることができます。',
  versions: '録音のバージョン',
  versionsText: 'アーティストがこの曲の録音を差し替えました。コピーの所有者はすべての録音を持ち続けます。',
  version: '録音 {version}',
  current: '現在',
  since: '{date}から',
  first: '最初の録音。',
  download: 'ダウンロード',
  hear: '{title} の録音 {version}',
}
