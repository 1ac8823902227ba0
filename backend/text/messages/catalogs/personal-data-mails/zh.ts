import type { Translation } from '#text/messages/catalog'
import type { personalDataMails } from './en.ts'

export const messages: Translation<typeof personalDataMails> = {
  greeting: '您好：',
  'link.subject': '您在 TuneMaker 的数据',
  'link.text': '此链接会显示我们在此邮箱下保存的内容。您可以要求制作全部内容的副本，或将其删除：',
  'link.button': '查看我的数据',
  'link.note': '有效期为 {minutes} 分钟。如果不是您要求的，请不必理会：没有这封邮件，任何人都无法查看或删除任何内容。',
  'export.subject': '您的数据存档已准备好',
  'export.text': '我们保存的关于您的所有内容已打包成一个 ZIP 文件，可以下载：',
  'export.button': '下载我的存档',
  'export.note': '链接有效期为 {days} 天。任何持有链接的人都可以下载存档，因此请勿转发此邮件。',
  'planned.subject': '您的数据将于 {date} 删除',
  'planned.text':
    '按照您的要求，我们将于 {date} 删除在此邮箱下保存的内容。此后，您拥有的每一份都将无人能够播放或打开。如果您想保留它们，请在此之前用此链接停止删除：',
  'planned.artistText':
    '按照您的要求，我们将于 {date} 删除您作为 {artist} 的账户。此后不再出售您的任何作品。歌迷保留付款购买的每一份。在此之前，此链接可以停止删除：',
  'planned.button': '保留一切',
  'planned.note': '在那一天之前不会有任何变化。如果不是您要求的，请立即停止。',
  'done.subject': '您的数据已删除',
  'done.text':
    '我们在此邮箱下保存的内容已删除。账目保留付款内容和时间，但不含您的姓名和邮箱；公开记录仍会显示您拥有过的每一份已售出。',
  'done.artistText':
    '您作为 {artist} 的账户已删除。歌迷保留付款购买的每一份，上面仍有您的艺名。依照法律要求，账目保留支付给您的款项。',
  'done.note': '这是我们就此发送的最后一封邮件；我们现已不再保存此收件邮箱。',
}
