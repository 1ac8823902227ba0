import type { Translation } from '#text/messages/catalog'
import type { roomMembers } from './en.ts'

export const messages: Translation<typeof roomMembers> = {
  song: 'Titular de “{title}” nº {copy}',
  album: 'Titular de “{title}” (álbum) nº {copy}',
  former: 'Ex-titular',
}
