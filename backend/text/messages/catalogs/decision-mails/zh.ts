import type { Translation } from '#text/messages/catalog'
import type { decisionMails } from './en.ts'

export const messages: Translation<typeof decisionMails> = {
  'suspended.subject': '您的账户已被暂停',
  'suspended.text':
    '您在 TuneMaker 的账户已被暂停：您的 G-Key 暂时无法使用，您的作品也不再出售。歌迷已拥有的每一份仍归他们所有。',
  'readmitted.subject': '您的账户已恢复',
  'readmitted.text': '您在 TuneMaker 的账户已恢复：您的 G-Key 可以使用，此前在售的作品已重新上架。',
  'keyVoid.subject': '您的 G-Key 已作废',
  'keyVoid.text': '您的一个 G-Key 已作废，无法再使用。您的歌曲和歌迷不受影响。',
  'down.subject': '《{title}》已被下架',
  'back.subject': '《{title}》已恢复',
  'songDown.text': '您的歌曲《{title}》已从目录中下架，不再出售。歌迷已拥有的每一份仍归他们所有。',
  'songBack.text': '您的歌曲《{title}》已重新上架出售。',
  'cardDown.text': '您的艺术卡《{title}》已从画廊下架，不再出售。收藏者已拥有的每一份仍归他们所有。',
  'cardBack.text': '您的艺术卡《{title}》已回到画廊并重新出售。',
  'refund.subject': '请退还一笔付款',
  'refund.text':
    '请为“{what}”退还 {price}。款项直接进入了您的 PayPal 账户，只有您能退还：请在那里打开交易编号为 {payment} 的付款并选择退款。全额退款后歌迷的访问权即终止，这笔销售对您也就此了结。',
  why: '原因如下：',
  'review.about': '关于事项编号 {number}',
  'review.approved': '已批准：{subject}',
  'review.declined': '未批准：{subject}',
  'review.looked': '工作人员已查看您的事项（编号 {number}）：{subject}。',
  'review.isApproved': '结果：批准。',
  'review.isDeclined': '结果：不予批准。',
  'review.payment': '您为 {what} 支付的 {price}',
  'review.wrote': '工作人员的回复：',
  'correction.takeBack': '不是您本人操作？{days} 天内，此链接可将该邮箱恢复为您的邮箱，并让您账户的所有设备退出登录：',
  'correction.then': '然后请立即写信给我们，由工作人员处理：',
  'correction.notYou': '不是您本人操作？请立即写信给我们，由工作人员处理：',
  'share.subject': '您在 {artist} 收入中的分成，{month}：{sum}',
  'share.text': '{artist} 在 TuneMaker 上将您列为合作者。{month} 您的分成共计 {sum}：',
  'share.line': '《{title}》：扣除 PayPal 手续费和退款后为 {net}，其 {percent}% 为 {cents}',
  'share.note':
    '歌迷只向 {artist} 的账户付款，款项就在那里。由 {artist} 向您付款；TuneMaker 不持有任何款项，也无法向任何人付款。日期以 UTC 为准。',
}
