import type { Translation } from '#text/messages/catalog'
import type { recordings } from './en.ts'

export const messages: Translation<typeof recordings> = {
  title: '录音',
  text: '您可以更换录音，例如在重新制作母带之后。Godfrey 会像核对每次上传一样核对新录音；在此之前一切不变。持有者保留原来的录音，同时获得新录音，歌曲页面会注明各个版本。更换免费且无法撤销；原来的录音可以重新提交。',
  file: '新录音',
  fileNote: 'MP3、WAV、FLAC、M4A 或 AAC，不超过 50 MB',
  paper: '版权文件',
  paperHint: '如果这个录音有自己的文件。',
  paperNote: 'PDF、JPG 或 PNG，不超过 10 MB',
  note: '有何不同',
  noteHint: '显示在歌曲页面上。',
  send: '更换录音',
  sending: '正在发送…',
  sent: '已收到录音',
  sentText: 'Godfrey 正在核对，结果会通过邮件告知您。',
  fileMissing: '请先选择新录音。',
  fileTooLarge: '录音须小于 50 MB，文件须小于 10 MB。',
  failed: '无法连接 TuneMaker。没有任何更改，请重试。',
  checking: 'Godfrey 自 {date} 起一直在核对新录音。核对完成前，歌迷听到的是当前录音。',
  inReview: '工作人员自 {date} 起一直在审核您的新录音。歌迷听到的是当前录音。',
  releasedBefore:
    '本站已有同一录音《{title}》，{copies, plural, other {限量 # 份}}。买过其中一份的人相信不会再有更多，因此由工作人员决定能否再次销售。如需更改价格、份数、歌名或录音，请直接编辑《{title}》。',
  declined: '您于 {date} 提交的录音未获通过，原因见邮件。歌迷听到的是当前录音。您可以另行提交。',
  versions: '录音版本',
  versionsText: '音乐人更换过这首歌的录音。持有者保留所有版本。',
  version: '录音 {version}',
  current: '当前',
  since: '自 {date} 起',
  first: '最初的录音。',
  download: '下载',
  hear: '《{title}》的录音 {version}',
}
