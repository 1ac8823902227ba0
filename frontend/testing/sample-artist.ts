import type { ArtistData } from '#contract/artists'

export const ARTIST: ArtistData = {
  accountType: 'production',
  username: 'ada-lark',
  artistName: 'Ada Lark',
  email: 'ada@example.com',
  trackingNumber: 'TM-20260101-AAAAAAAA',
  paypalEmail: 'pay@example.com',
  pendingPaypalEmail: null,
}
