import type { Translation } from '#text/messages/catalog'
import type { roomMembers } from './en.ts'

export const messages: Translation<typeof roomMembers> = {
  song: '《{title}》第 {copy} 号持有者',
  album: '《{title}》（专辑）第 {copy} 号持有者',
  former: '前持有者',
}
