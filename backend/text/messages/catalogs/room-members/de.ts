import type { Translation } from '#text/messages/catalog'
import type { roomMembers } from './en.ts'

export const messages: Translation<typeof roomMembers> = {
  song: 'Besitzer von „{title}“ Nr. {copy}',
  album: 'Besitzer von „{title}“ (Album) Nr. {copy}',
  former: 'Früherer Besitzer',
}
