import type { Translation } from '#text/messages/catalog'
import type { matters } from './en.ts'

export const messages: Translation<typeof matters> = {
  song: '歌曲《{title}》',
  recording: '《{title}》的新录音',
  application: 'G-Key 申请 {number}',
  'lost-g-key': '丢失的 G-Key',
  'look-alike': '“{artist}”与其他音乐人的名字相近',
  correction: '{what}“{title}”',
  mistake: '访客反映有问题',
  of: '{matter}（{artist}）',
  'what.song-title': '歌名',
  'what.price': '价格',
  'what.bio': '个人简介',
  'what.green-room-post': 'Green Room 帖子',
  'what.contact-email': '联系邮箱',
  'what.g-key-id': 'G-Key ID',
  'what.copyright-documents': '版权文件',
  'what.payment-account': '收款账户',
  'what.keymail-code': 'Keymail 代码',
  'what.revenue-history': '收入记录',
}
