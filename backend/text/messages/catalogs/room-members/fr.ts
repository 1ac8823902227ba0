import type { Translation } from '#text/messages/catalog'
import type { roomMembers } from './en.ts'

export const messages: Translation<typeof roomMembers> = {
  song: 'Détenteur de « {title} » n° {copy}',
  album: 'Détenteur de « {title} » (album) n° {copy}',
  former: 'Ancien détenteur',
}
