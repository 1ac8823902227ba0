import type { Translation } from '#text/messages/catalog'
import type { fanVisitorChoice } from './en.ts'

export const messages: Translation<typeof fanVisitorChoice> = {
  title: '歌迷还是访客？',
  lead: '有 Keymail 的话，直接前往售票窗口。没有也同样欢迎：先四处看看吧。',
  fan: '我是歌迷',
  fanSays: '我有 Keymail 代码',
  fan1: '输入音乐人给您的代码。',
  fan2: '通过 PayPal 一次付清音乐人的定价。',
  fan3: '进入 Private Green Room，播放您的编号歌曲。',
  visitor: '我是访客',
  visitorSays: '我想四处看看',
  visitor1: '看看谁在卖什么，还剩多少份。',
  visitor2: '无需账户，无需注册，无需付费。',
  visitor3: '找到喜欢的了？向音乐人索取 Keymail。',
  about:
    'Keymail 是形如 <code>TM-20261120-K7Q2M9XA</code> 的代码。每个代码对应一首歌或一张专辑的一份，由音乐人亲自发放：通过邮件、演出现场或纸质票。如果您的已经兑换，我们可以发送登录链接给您。',
  redeem: '兑换 Keymail',
  browseMusic: '浏览音乐',
}
