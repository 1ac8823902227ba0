import type { Language } from '#contract/text'
import { roomMembers } from '#text/messages/catalogs/room-members/en'
import { getMessages } from '#text/messages/get-messages'

/** An artist's song and album may share a title, so the kind names them, too. */
export type HeldCopy = { title: string; kind: 'song' | 'album'; copy: number | string }

/** What names a member: the name they chose, the copy they have held longest, or null of a former holder. */
export type MemberName = string | HeldCopy | null

/** The name of a member as somebody who reads this language sees it. */
export function formatMemberName(name: MemberName, language: Language): string {
  if (typeof name === 'string') return name
  const t = getMessages(roomMembers, language)
  if (name === null) return t('former')
  const { title, copy } = name
  return name.kind === 'album' ? t('album', { title, copy }) : t('song', { title, copy })
}
