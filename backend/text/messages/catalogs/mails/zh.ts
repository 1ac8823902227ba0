import type { Translation } from '#text/messages/catalog'
import type { mails } from './en.ts'

export const messages: Translation<typeof mails> = {
  greeting: '您好，',
  greetingName: '{name}，您好，',
  'ticket.number': 'No. {copy}',
  'ticket.of': '共 {of} 份',
  'signIn.subject': '重新进入 {artist} 的 Green Room',
  'signIn.text':
    '您拥有 {artist}《{title}》第 {copy} 号（共 {of} 份），代码为 {code}。此链接可让您在打开它的设备上进入：',
  'signIn.note':
    '链接仅可使用一次，{minutes} 分钟内有效。如果不是您本人申请，则是有人输入了您的邮箱或 Keymail 代码；没有此邮件，两者都无法打开任何内容。',
  'signIn.button': '登录',
  'gift.somebody': '有人',
  'gift.subject': '{giver} 送您一首歌：《{title}》',
  'gift.text': '{giver} 购买了 {artist}《{title}》第 {copy} 号（共 {of} 份），想送给您。',
  'gift.textOwned': '{giver} 拥有 {artist} 的《{title}》第 {copy} 号（共 {of} 份），并希望转让给您。',
  'gift.link': '打开此链接即归您所有。无需付费，仅可使用一次：',
  'gift.note': '有效期 {days} 天。如果不想接受，无需任何操作。',
  'gift.button': '接受礼物',
  'receipt.subject': '您的收据：{what}',
  'receipt.paid': '谢谢您。您已支付 {price}：{what}。',
  'receipt.toArtist': '款项已直接付给 {artist}。',
  'receipt.toUs': '款项已付给 TuneMaker。',
  'receipt.copy':
    '您的是 {artist}《{title}》第 {copy} 号（共 {of} 份），代码为 {code}。可在 {artist} 的 Private Green Room 中播放：',
  'receipt.otherDevice': '在其他设备上，请先用此邮箱登录，我们会发送链接给您：',
  'receipt.attached': '收据 {number} 以 PDF 附件形式提供。',
  'receipt.button': '打开 Green Room',
  'transfer.subject': '要转让“{title}”第 {copy} 份吗？',
  'transfer.text': '有人用您的副本登录，想把 {artist} 的“{title}”第 {copy} 份（共 {of} 份）转让给 {to}。',
  'transfer.confirm': '如果是您本人，请用此链接确认。对方一接受，副本即归对方，您的访问随即结束：',
  'transfer.note': '链接有效期为 {hours} 小时。如果不是您本人，请不必理会：副本仍归您所有。',
  'transfer.button': '转让',
  'waitlist.subject': '《{title}》有一份可购买',
  'waitlist.text': '您曾请我们在 {artist}《{title}》有份数可购买时通知您。现在就有一份：',
  'waitlist.note': '先付款者得。如果您到达时已售出，可再次加入名单。这是名单发送给您的唯一一封邮件。',
  'waitlist.leave': '将我的邮箱从名单中移除：',
  'waitlist.button': '购买这一份',
}
