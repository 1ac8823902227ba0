import type { CorrectionKind } from '#contract/corrections'

export const KIND_LABELS: Record<CorrectionKind, string> = {
  'song-title': 'A song title',
  price: 'A price',
  bio: 'Your bio',
  'green-room-post': 'A post in your Green Room',
  'contact-email': 'Your contact email',
  'g-key-id': 'Your G-Key ID',
  'copyright-documents': 'Copyright documentation',
  'payment-account': 'Your payment account',
  'keymail-code': 'A Keymail code',
  'revenue-history': 'Revenue history',
}
