import type { Translation } from '#text/messages/catalog'
import type { contact } from './en.ts'

export const messages: Translation<typeof contact> = {
  'contact.title': '联系我们',
  'contact.lead': '两种联系方式：Godfrey 随时回答，邮件则由专人阅读。',
  'contact.open': '现在开放，每周 7 天、每天 24 小时',
  'contact.chat': '与 Godfrey 聊天',
  'contact.chatText': '推荐使用，最为快捷。他用八种语言回答，无法解决的会转交工作人员。',
  'contact.ask': '提出您的问题',
  'contact.answered': '24 至 48 小时内回复',
  'contact.write': '写邮件',
  'contact.writeText': '适用于需要人工或文件的事项。如有追踪编号或 Keymail 代码请一并提供，切勿提供完整的 G-Key。',
  'contact.topics': '相关主题',
  'contact.topicsIntro': '有些事直接做比询问更快。',
  'topic.keymail': '打不开的 Keymail',
  'topic.keymailText': '<link>Keymail 页面</link>会说明原因。若该份已属于您，会向您发送登录链接。',
  'topic.payment': '付款',
  'topic.paymentText':
    '如果那一份已被买走，不会扣款。如果 PayPal 响应缓慢，我们会持续查询，得到答复后即为您开通，即使浏览器已关闭。',
  'topic.refund': '退款',
  'topic.refundText': '款项付给了音乐人，请先联系音乐人。<link>退款会带来哪些变化</link>',
  'topic.gKeys': 'G-Key 与申请',
  'topic.gKeysText': '步骤和价格见 <link>Governance Tracker</link>。密钥丢失时，请用申请时的邮箱来信。',
  'topic.mistake': '页面有误',
  'topic.mistakeText': '<link>申请更正</link>说明哪些会立即更改，哪些由人工审核。',
  'topic.data': '您的数据',
  'topic.dataText': '我们保存什么、保存多久见<link>隐私政策</link>。相关请求请发送至上述地址。',
  'topic.features': '功能建议',
  'topic.featuresText': '请写明您想做什么、卡在哪里。这比功能名称更有用，我们同样会回复。',
  'topic.together': '合作',
  'topic.togetherText': '演出场地、录音室、歌迷会：请见<link>广告合作</link>。',
}
