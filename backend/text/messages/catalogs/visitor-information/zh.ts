import type { Translation } from '#text/messages/catalog'
import type { visitorInformation } from './en.ts'

export const messages: Translation<typeof visitorInformation> = {
  title: '访客信息',
  lead: '大多数人首先会问的五个问题。无需账户即可阅读全部内容。',
  download: '下载平台介绍 PDF',
  'scarcity.title': '什么是数字稀缺性？',
  'scarcity.1':
    '文件可以无限复制，因此很难出售。在这里，音乐人决定一首歌存在多少份，从 1 份到 10,000 份，每份都有编号，例如第 7 号（共 100 份）。编号在生成代码时即已确定。',
  'scarcity.2': '售完即止。我们和音乐人都不能再增加：第一个代码发出后，发行量只能减少，不能增加。',
  'gKey.title': '什么是 G-Key 认证？',
  'gKey.1':
    '在此销售的音乐人持有 Governance Tracker Key，即 G-Key。我们的 AI 助手 Godfrey 会将其版权文件与其申报的身份比对，不确定时由工作人员核实，之后才会签发。它也是进入音乐人工作室的唯一途径。',
  'gKey.2': '对您来说，这意味着歌曲来自已证明其归属的人。浏览无需任何密钥。',
  'keymail.title': '什么是 Keymail？',
  'keymail.1':
    '一首歌曲或一张专辑中某一份的代码，例如 <code>TM-20261120-K7Q2M9XA</code>。音乐人通过邮件、演出或纸质方式发放。您输入代码，查看音乐人、歌曲和价格，然后用 PayPal 付款。',
  'keymail.2': '代码只能使用一次。若有人抢先，我们会告知您且不会扣款。',
  'money.title': '音乐人如何赚钱？',
  'money.1':
    '价格由他们决定，您支付的款项直接进入音乐人自己的 PayPal 账户。TuneMaker 不从销售中抽成，也从不持有这笔钱；PayPal 收取自己的手续费。',
  'money.2': '我们的收入来自其他方面：音乐人为 G-Key 和上传歌曲支付的费用，以及 US$9.95 的数字音乐库。',
  'fans.title': '歌迷能得到什么？',
  'fans.1':
    '一份可完整播放的编号作品，以及进入音乐人 Private Green Room 的资格。两者在任何设备上都属于您：如果您换了手机，Keymail 页面会向您付款时使用的邮箱发送登录链接。',
  'fans.2': '全额退款会终止该权限；部分退款则保留。',
  more: '相关页面',
  'link.start': '欢迎页',
  'link.home': '新作',
  'link.fineArt': '艺术画廊',
  'link.overview': '一页看全',
  'link.beforeYouGo': '离开之前',
  godfrey: '还有问题？Godfrey 日夜用八种语言回答。',
}
