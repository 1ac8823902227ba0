import type { Translation } from '#text/messages/catalog'
import type { income } from './en.ts'

export const messages: Translation<typeof income> = {
  'income.title': '获得收入',
  'income.lead':
    '一首歌带来收入的六种方式。并非每一种都通过 TuneMaker 付款，我们也不想一开始就这样假装。每一种都注明了钱从何来。',
  'income.apply': '立即开始 - 申请',
  'income.paidHere': '在此支付',
  'income.inPrice': '体现在定价中',
  'income.elsewhere': '在别处支付',
  'income.inCopy': '包含在每一份中',
  'income.free': '免费',
  'income.1': '直接销售',
  'income.1Text': '歌迷按您定的价格通过 PayPal 直接付款到您的账户。中间没有商店，我们不抽成。PayPal 照例收取手续费。',
  'income.2': 'Keymail 收入',
  'income.2Text':
    'Keymail 是此处直接销售的方式：一个代码对应一份，US$1.00 起。表单建议 US$7.50，由您决定。可通过邮件、周边摊位或歌单背面发放。一经兑换即到账。',
  'income.3': '数字稀缺定价',
  'income.3Text':
    '发行多少份由您决定，1 至 10,000 份。20 份各 US$50.00 与 1,000 份各 US$1.00，都是 US$1,000.00，却是截然不同的两回事。首个 Keymail 发出后，份数只减不增。',
  'income.4': '流媒体版税',
  'income.4Text':
    '来自流媒体服务，经由您的发行商和著作权集体管理组织。TuneMaker 不支付版税。在此以限量编号形式销售的歌曲，在那边仍可获得版税。',
  'income.5': '歌迷会员',
  'income.5Text':
    '只要歌迷持有，每一份都能进入您的 Private Green Room。没有单独的会费：那一份就是会员资格，也是定价更高的好理由。',
  'income.6': '演出二维码',
  'income.6Text':
    'G-Key 会员免费。印在海报、鼓面或杯垫上，扫码者即可到达您的页面。二维码本身不赚钱，它带来会付钱的人。',
  'sum.title': '先算一算',
  'sum.1': '假设您将一首歌发行 100 份，每份 US$7.50，并全部售出。没人能保证一定如此，因此费用也列在同一张单上。',
  'sum.2':
    '每笔销售款项都会到达您的 PayPal 账户。转至银行账户或 Venmo 由您与 PayPal 决定。TuneMaker 靠 G-Key、上传费和 US$9.95 的数字音乐库维持，而非您的销售。',
  'sum.3':
    '歌曲越多单价越低：一两首每首 US$25，三四首 US$22，五六首 US$20，七八首 US$18，九十首 US$16。这些费用不可退款。',
  'slip.title': '100 份，每份 US$7.50',
  'slip.fans': '歌迷付给您',
  'slip.share': 'TuneMaker 抽成',
  'slip.fee': 'PayPal 手续费',
  'slip.feeText': '按 PayPal 费率',
  'slip.upload': '上传（一次）',
  'slip.gKey': 'G-Key（终身一次）',
  'slip.left': '结余（未扣 PayPal 与税）',
  'income.godfrey': 'Godfrey 可以和您一起规划一到十首歌。',
}
