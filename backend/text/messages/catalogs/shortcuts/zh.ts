import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: '使用单键快捷键',
  search: '在任何页面按 / 键即可打开搜索。',
}
