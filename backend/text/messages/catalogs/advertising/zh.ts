import type { Translation } from '#text/messages/catalog'
import type { advertising } from './en.ts'

export const messages: Translation<typeof advertising> = {
  'ads.title': '广告合作',
  'ads.lead': 'TuneMaker 上没有广告，也不设广告位。我们寻找的是合作伙伴。',
  'ads.notForSale': '不出售的内容',
  'ads.notForSaleText':
    '没有横幅，没有目录付费位，也不代他人群发邮件。我们从不向任何人提供音乐人或歌迷的邮箱，因此没有可出租的受众。',
  'ads.partners': '我们欢迎的伙伴',
  'ads.partnersIntro': '歌曲与爱歌的人已然相遇的地方。',
  'ads.venues': '场地与主办方',
  'ads.venuesText': '拥有 G-Key 的音乐人可免费为演出制作二维码。在入口、吧台或门票上留个位置即可。',
  'ads.studios': '录音室与唱片店',
  'ads.studiosText': '歌曲完成、正考虑放到哪里时，您正好遇到音乐人。下面有一封为此准备的信。',
  'ads.clubs': '歌迷会',
  'ads.clubsText': '音乐人可为歌迷会提供专属 Keymail。会员直接付款给音乐人，每人拥有一份编号作品。',
  'ads.schools': '学校、顾问、法律援助处',
  'ads.schoolsText': '为提供咨询者准备的清晰说明：音乐人要花多少、能得到什么。',
  'ads.take': '带走一封',
  'ads.takeText': '每封一页，专为打印设计。',
  'ads.letterStudios': '致录音室',
  'ads.letterClubs': '致歌迷会',
  'ads.letterCounselors': '致顾问',
  'ads.letterVisitors': '致访客',
  'ads.read': '阅读并打印',
  'ads.begin': '如何开始',
  'ads.beginText':
    '请写信至 <mail>{mail}</mail>：您是谁、在哪里、有什么想法。每项合作都由人与人逐一商定。我们会在 24 至 48 小时内答复。',
  'ads.godfrey': '简单的问题可以问 Godfrey。',
}
