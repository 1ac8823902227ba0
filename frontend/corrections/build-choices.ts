import type { listCorrectableValues } from '#contract/corrections'
import { type CorrectionKind } from '#contract/corrections'
import type { EndpointReply } from '#contract/http'
import { formatCents } from '#frontend/lib/format-money.ts'
import { toCents } from '#frontend/lib/parse-dollars.ts'
import type { Translate } from '#text/messages/catalog'
import type { correctionMessages } from '#text/messages/catalogs/corrections/en'

export type Correctables = EndpointReply<typeof listCorrectableValues>

export type SubjectChoice = { id: string; label: string; was: string }

export function buildChoices(
  kind: CorrectionKind,
  { songs, editions, posts }: Correctables,
  t: Translate<(typeof correctionMessages)['messages']>,
): SubjectChoice[] | undefined {
  switch (kind) {
    case 'song-title':
      return songs.map(({ id, title }) => ({ id, label: title, was: title }))
    case 'price':
      return editions.map(({ id, title, kind: sort, price }) => ({
        id,
        label: `${sort === 'album' ? t('albumOf', { title }) : title}, ${formatCents(toCents(price))}`,
        was: formatCents(toCents(price)),
      }))
    case 'green-room-post':
      return posts.map(({ id, text }) => ({ id, label: text.length > 60 ? `${text.slice(0, 60)}…` : text, was: text }))
    case 'bio':
    case 'contact-email':
    case 'g-key-id':
    case 'copyright-documents':
    case 'payment-account':
    case 'keymail-code':
    case 'revenue-history':
      return undefined
  }
}
