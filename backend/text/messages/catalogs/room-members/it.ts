import type { Translation } from '#text/messages/catalog'
import type { roomMembers } from './en.ts'

export const messages: Translation<typeof roomMembers> = {
  song: 'Possessore di «{title}» n. {copy}',
  album: 'Possessore di «{title}» (album) n. {copy}',
  former: 'Ex possessore',
}
