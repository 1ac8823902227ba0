import type { Translation } from '#text/messages/catalog'
import type { staff } from './en.ts'

export const messages: Translation<typeof staff> = {
  'staff.title': '我们的团队',
  'staff.lead': '一个小团队：一位创始人、一个 AI 助手，以及谁决定什么的明确规则。',
  'staff.founder': '创始人',
  'staff.founderName': 'TuneMaker 负责人',
  'staff.founder1':
    '创立 TuneMaker，让写歌的人出售作品时不必先让出大部分收入。制定费用、撰写条款，并在出现问题时承担责任。',
  'staff.founder2':
    'AI 不应决定的事交由工作人员处理：存疑的版权文件、更换收款账户、丢失的 G-Key。需要 24 至 48 小时，结果会告知您。',
  'staff.agent': 'AI 助手',
  'staff.agent1':
    '日夜在线。他用英语、西班牙语、法语、德语、意大利语、葡萄牙语、中文和日语回答，审读音乐人提交的版权文件，并监控平台。',
  'staff.agent2':
    '他有严格的界限。他在对话中的任何话都不能批准申请、转移资金或更改账户，并且只能看到您本人的数据。超出能力的事，他会转交工作人员。',
  'staff.mission': '我们的使命',
  'staff.missionLine': '写歌的人定价、保留权利并得到收入。',
  'staff.missionText':
    '限量发行的歌曲对拥有者来说有其价值，因此能回报创作者。我们核实归属、清点份数，不介入资金：钱从歌迷直达音乐人的 PayPal 账户。<link>获得收入</link>页面列有算式。',
  'staff.godfrey': '您现在就可以认识我们中的一位。',
}
