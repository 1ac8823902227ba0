import type { Translation } from '#text/messages/catalog'
import type { roomMembers } from './en.ts'

export const messages: Translation<typeof roomMembers> = {
  song: '「{title}」No. {copy}の所有者',
  album: '『{title}』（アルバム）No. {copy}の所有者',
  former: '元所有者',
}
