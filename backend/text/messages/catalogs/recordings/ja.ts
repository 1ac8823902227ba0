import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: '録音',
  text: '新しいマスタリングのあとなどに、録音を差し替えることができます。新しい録音は、ほかのアップロードと同じようにGodfreyが確認します。それまでは何も変わりません。所有者は以前の録音を持ち続け、新しい録音も受け取ります。どれがどの録音かは曲のページに表示されます。費用はかかりません。取り消すことはできませんが、以前の録音をもう一度送ることはできます。',
  file: '新しい録音',
  fileNote: 'MP3、WAV、FLAC、M4A、AAC（50MBまで）',
  paper: '著作権の書類',
  paperHint: 'この録音だけの書類がある場合。',
  paperNote: 'PDF、JPG、PNG（10MBまで）',
  note: '変更した点',
  noteHint: '曲のページに表示されます。',
  send: '録音を差し替える',
  sending: '送信中…',
  sent: '録音を受け取りました',
  sentText: 'Godfreyが確認しています。結果はメールでお知らせします。',
  fileMissing: '先に新しい録音を選んでください。',
  fileTooLarge: '録音は50MB未満、書類は10MB未満にしてください。',
  failed: 'TuneMakerに接続できませんでした。何も変更されていません。もう一度お試しください。',
  checking: '{date}からGodfreyが新しい録音を確認しています。その間、ファンは現在の録音を聴きます。',
  inReview: '{date}から担当者が新しい録音を確認しています。ファンは現在の録音を聴きます。',
  releasedBefore:
    '同じ録音が、すでに「{title}」（{copies, plural, other {限定#部}}）としてここにあります。購入した人はそれ以上増えないものと考えているため、もう一度販売できるかどうかは担当者が判断します。価格、部数、曲名、録音を変えるには、「{title}」を編集してください。',
  declined:
    '{date}に送られた録音は承認されませんでした。理由はメールをご覧ください。ファンは現在の録音を聴きます。別の録音を送ることができます。',
  versions: '録音のバージョン',
  versionsText: 'アーティストがこの曲の録音を差し替えました。所有者はすべての録音を持ち続けます。',
  version: '録音{version}',
  current: '現在',
  since: '{date}から',
  first: '最初の録音。',
  download: 'ダウンロード',
  hear: '「{title}」の録音{version}',
}
