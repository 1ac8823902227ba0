import type { Translation } from '#text/messages/catalog'
import type { shortcuts } from './en.ts'

export const messages: Translation<typeof shortcuts> = {
  single: '単独のキーをショートカットとして使う',
  search: 'どのページでも / キーで検索が開きます。',
}
