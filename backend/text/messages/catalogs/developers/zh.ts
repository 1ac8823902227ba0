import type { Translation } from '#text/messages/catalog'
import type { developerMessages } from './en.ts'

export const messages: Translation<typeof developerMessages> = {
  'calls.path': '路径',
  'calls.method': '方法',
  'calls.query': '查询参数',
  'calls.none': '无',
  'calls.title': '调用',
  'calls.intro': '请求体和响应的结构见文档。',
  'calls.about': '关于 {tag} 的调用',
  unreadable: '无法加载说明',
  unreadableText: '无法连接 TuneMaker。请稍后重试。',
  title: '开发者',
  lead: '这些页面所用的全部调用，供您自己的程序使用。说明由处理调用的代码生成。',
  document: 'OpenAPI 3.1 文档',
  rules: '规则',
  'rules.tokens':
    '请求体和响应均为 JSON。音乐人的程序发送访问令牌 <code>Authorization: Bearer …</code>，在工作室的<link>开发者</link>中创建。它可使用列有其权限的调用，每分钟 {perMinute} 次。',
  'rules.errors':
    '错误在 <code>error</code> 中有固定代码，在 <code2>message</code2> 中有一句说明，措辞可能变化。遇到 429 和 503 时，请等待 <code3>Retry-After</code3> 所示秒数。',
  'rules.repeats':
    '带 <code>Idempotency-Key</code>（如 UUID）的 POST 只执行一次：连接中断后，一天内用同一键重复请求会得到首次的响应。',
  'rules.changes': '字段和调用可能随时增加：请忽略不认识的内容。调用的移除或含义变更，最早在更新日志公告六个月之后。',
  'errors.title': '错误',
  'errors.intro': '同一代码含义始终不变；说明语句可能变化。',
}
