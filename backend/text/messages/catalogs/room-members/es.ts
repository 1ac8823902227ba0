import type { Translation } from '#text/messages/catalog'
import type { roomMembers } from './en.ts'

export const messages: Translation<typeof roomMembers> = {
  song: 'Titular de «{title}» n.º {copy}',
  album: 'Titular de «{title}» (álbum) n.º {copy}',
  former: 'Antiguo titular',
}
