import type { Translation } from '#text/messages/catalog'
import type { governance } from './en.ts'

export const messages: Translation<typeof governance> = {
  'governance.title': 'Governance Tracker',
  'governance.lead':
    '发行歌曲之前，我们需要知道它属于谁。Governance Tracker 是我们的核实方式，核实通过后您会得到 G-Key。',
  'governance.apply': '立即申请 - 获取您的 G-Key',
  'price.title': '一个 G-Key',
  'price.normally': '原价',
  'price.not': '不是',
  'price.offer': '限时优惠',
  'price.half': '五折',
  'price.tax': '税费',
  'price.taxText': '按您的情况计收',
  'price.once': '一次性支付（税前）',
  'price.note': '另加适用税费。一次付费，终身有效，无需续期。不可退款。',
  'steps.title': '从申请到密钥',
  'steps.intro': '您可用追踪编号查看每一步。',
  'step.1': '您提交申请',
  'step.1Text': '您的真实姓名、艺名、邮箱，以及您已登记的内容：作品名、登记号、日期。您须年满 18 岁并本人持有权利。',
  'step.2': '您确认',
  'step.2Text':
    '您会收到追踪编号，例如 <code>TM-20261120-K7Q2M9XA</code>，以及一封含链接的邮件。打开链接，以便我们确认邮箱属于您。',
  'step.3': '您付款',
  'step.3Text': '通过 PayPal 支付 US$50，另加适用税费。费用用于审核且不可退款，请先备齐文件。',
  'step.4': '我们审阅文件',
  'step.4Text':
    'Godfrey 先读：将您的版权文件与您填写的内容比对。编号、标题、姓名和日期相符时，密钥几分钟内发出。缺失、不清楚的内容以及任何图片会交给人工，24 至 48 小时内答复。',
  'step.5': 'G-Key 通过邮件送达',
  'step.5Text':
    '我们只显示一次，并只保存其指纹，因此无法再次告知您。若丢失，请用申请时的邮箱联系我们。工作人员核实后才会发出新的。',
  'opens.title': '它能开启什么',
  'opens.intro': '有了密钥，您就有了自己的工作室。',
  'opens.uploads': '上传',
  'opens.uploadsText': '以 1 至 10,000 份发行录音。每首 US$25，九至十首低至每首 US$16。',
  'opens.keymails': '一个代码对应一份，价格由您定。发放方式随您。',
  'opens.room': '您的 Private Green Room',
  'opens.roomText': '只有您的 Keymail 持有者才能进入的后台。',
  'opens.qr': '二维码',
  'opens.qrText': 'G-Key 会员免费，想贴多少贴多少。',
  'opens.books': '账目',
  'opens.booksText': '每笔销售、PayPal 手续费和退款，精确到美分。',
  'opens.money': '收入',
  'opens.moneyText': '歌迷直接付款到您的 PayPal 账户。我们不抽成，也从不持有您的钱。',
  'not.title': '它不是什么',
  'not.1':
    'G-Key 不是版权登记。登记须在申请前向您所在国的机构办理，费用为 US$45 至 US$85。<link>为作品登记版权</link>说明方法。',
  'not.2': '它也不是唱片合约。歌曲仍属于您，我们不占任何份额。切勿借给他人：持有密钥者即可以您的名义行事。',
  'not.3': '还不确定？<link>音乐人入口页</link>提供试用 G-Key。可打开所有页面且免费，仅停用付款和真实的 Keymail。',
  'governance.godfrey': '不确定文件是否够用？告诉 Godfrey 您有什么。',
}
