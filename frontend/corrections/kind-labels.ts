import type { CorrectionKind } from '#contract/corrections'
import type { correctionMessages } from '#text/messages/catalogs/corrections/en'

export const KIND_LABELS = {
  'song-title': 'kind.songTitle',
  price: 'kind.price',
  bio: 'kind.bio',
  'green-room-post': 'kind.post',
  'contact-email': 'kind.email',
  'g-key-id': 'kind.gKey',
  'copyright-documents': 'kind.documents',
  'payment-account': 'kind.payment',
  'keymail-code': 'kind.keymail',
  'revenue-history': 'kind.revenue',
} as const satisfies Record<CorrectionKind, keyof (typeof correctionMessages)['messages']>
