import type { DataSet } from './data-set.ts'

type Caller = 'anybody' | 'artist' | 'largeFan' | 'smallFan' | 'collector' | 'admin'

/** A request of one row of the table: who asks and what is filled into the address. */
export type ReadCall = { as: Caller; params?: Record<string, string>; query?: string; note?: string }

/** Calls answered from memory or constants, without reading rows. */
const withoutRows: ReadCall[] = [{ as: 'anybody' }]

/** Every call that reads, by `method path` of the router. A call without an entry fails the run. */
export const buildReadCalls = (data: DataSet): Record<string, ReadCall[]> => ({
  'GET /api/songs': [
    { as: 'anybody', note: 'first page' },
    { as: 'anybody', query: `cursor=${data.middleSong}`, note: 'deep page' },
    { as: 'anybody', query: 'q=mid', note: 'common word' },
    { as: 'anybody', query: 'q=zephyranthes', note: 'rare word' },
    { as: 'anybody', query: 'q=absentword', note: 'absent word' },
    { as: 'anybody', query: `q=${encodeURIComponent('列車')}`, note: 'Japanese, middle of the title' },
    { as: 'anybody', query: `artistId=${data.artist}`, note: 'large artist' },
  ],
  'GET /api/search': [
    { as: 'anybody', query: 'q=mid', note: 'common word' },
    { as: 'anybody', query: 'q=zephyranthes', note: 'rare word' },
    { as: 'anybody', query: 'q=zephyrantes', note: 'typing error' },
    { as: 'anybody', query: 'q=absentword', note: 'absent word' },
    { as: 'anybody', query: `q=${encodeURIComponent('列車')}`, note: 'Japanese, middle of the title' },
  ],
  'GET /api/songs/:id': [{ as: 'anybody', params: { id: data.song } }],
  'GET /api/artist/songs': [{ as: 'artist' }],
  'GET /log/checkpoint': [{ as: 'anybody' }],
  'GET /log/keys': [{ as: 'anybody' }],
  'GET /log/verify.js': withoutRows,
  'GET /.well-known/security.txt': withoutRows,
  'GET /openapi.json': withoutRows,
  'GET /log/tile/*path': [{ as: 'anybody', params: { '*path': '0/000' } }],
  'GET /api/edition-log/editions/:id': [{ as: 'anybody', params: { id: data.edition } }],
  'GET /api/edition-log/copies/:id': [{ as: 'anybody', params: { id: data.copy } }],
  'GET /api/sessions': [{ as: 'largeFan' }],
  'GET /api/artist/payment-email/change': [{ as: 'artist' }],
  'GET /api/admin/login': [{ as: 'anybody' }],
  'GET /api/admin/staff': [{ as: 'admin' }],
  'GET /api/admin/account': [{ as: 'admin' }],
  'GET /api/albums': [
    { as: 'anybody' },
    { as: 'anybody', query: 'q=golden', note: 'common word' },
    { as: 'anybody', query: 'q=absentword', note: 'absent word' },
  ],
  'GET /api/albums/:id': [{ as: 'anybody', params: { id: data.album } }],
  // The large data set has drawn covers only.
  'GET /api/covers/:id': [{ as: 'anybody', params: { id: data.song }, note: 'no such cover' }],
  'GET /feeds/releases.atom': [
    { as: 'anybody' },
    { as: 'anybody', query: `artistId=${data.artist}`, note: 'one artist' },
  ],
  'GET /api/showcase': [{ as: 'anybody' }],
  'GET /api/songs/:id/audio': [{ as: 'largeFan', params: { id: data.song } }],
  'GET /api/songs/:id/preview': [{ as: 'anybody', params: { id: data.song } }],
  'GET /paypal/setup': withoutRows,
  'GET /api/open-sales/:editionId': [{ as: 'anybody', params: { editionId: data.hugeEdition } }],
  'GET /api/artist/open-sales': [{ as: 'artist' }],
  'GET /api/artist/upload-credits': [{ as: 'artist' }],
  'GET /api/artist/editions/:id/keymail-sheet': [{ as: 'artist', params: { id: data.edition } }],
  'GET /api/artist/editions/:id/keymails.csv': [{ as: 'artist', params: { id: data.edition } }],
  'GET /api/keymails': [
    { as: 'artist', note: 'newest' },
    { as: 'artist', query: 'q=night', note: 'searched' },
  ],
  'GET /api/artist/editions': [{ as: 'artist' }],
  'GET /api/copies/:id': [{ as: 'largeFan', params: { id: data.copy } }],
  'GET /api/copies': [{ as: 'smallFan' }, { as: 'largeFan' }],
  'GET /api/copies/:id/certificate': [{ as: 'largeFan', params: { id: data.copy } }],
  'GET /api/copies/:id/receipt': [{ as: 'largeFan', params: { id: data.copy } }],
  'GET /api/artist/revenue': [{ as: 'artist' }],
  'GET /api/artist/revenue/history': [
    { as: 'artist', query: 'period=30d', note: '30 days' },
    { as: 'artist', query: 'period=12m', note: '12 months' },
  ],
  'GET /api/artist/revenue.csv': [{ as: 'artist' }],
  'GET /api/session': [{ as: 'largeFan' }],
  'GET /api/demo': withoutRows,
  'GET /api/g-key-applications/confirm': [{ as: 'anybody', query: `token=${'x'.repeat(43)}` }],
  'GET /api/g-key-applications/:trackingNumber': [{ as: 'anybody', params: { trackingNumber: data.trackingNumber } }],
  'GET /api/g-key-applications/:trackingNumber/stream': [
    { as: 'anybody', params: { trackingNumber: data.trackingNumber } },
  ],
  'GET /api/artist/profile': [{ as: 'artist' }],
  'GET /api/artists/:id': [{ as: 'anybody', params: { id: data.artist } }],
  'GET /api/artists/:id/picture': [{ as: 'anybody', params: { id: data.artist } }],
  'GET /api/green-room': [{ as: 'artist' }, { as: 'smallFan' }, { as: 'largeFan' }],
  'GET /api/green-room/:artistId': [
    { as: 'artist', params: { artistId: data.artist } },
    { as: 'smallFan', params: { artistId: data.roomOfFan } },
  ],
  'GET /api/green-room/:artistId/stream': [
    { as: 'artist', params: { artistId: data.artist }, query: 'after=999999999' },
  ],
  'GET /api/green-room/:artistId/entries': [
    { as: 'artist', params: { artistId: data.artist }, query: 'place=wall', note: 'wall' },
    { as: 'artist', params: { artistId: data.artist }, query: 'place=chat', note: 'chat' },
    { as: 'artist', params: { artistId: data.artist }, query: `place=thread&member=${data.member}`, note: 'thread' },
  ],
  'GET /api/green-room/:artistId/media/:mediaId': [
    { as: 'artist', params: { artistId: data.artist, mediaId: data.member } },
  ],
  'GET /api/green-room/:artistId/members': [
    { as: 'artist', params: { artistId: data.artist } },
    { as: 'artist', params: { artistId: data.artist }, query: 'q=copy', note: 'by name' },
  ],
  'GET /api/library': [{ as: 'largeFan' }],
  'GET /api/fine-art/cards': [{ as: 'anybody' }, { as: 'anybody', query: `cursor=${data.card}`, note: 'later page' }],
  'GET /api/fine-art/cards/:id': [{ as: 'anybody', params: { id: data.card } }],
  'GET /api/fine-art/protection/:id': [{ as: 'anybody', params: { id: data.card } }],
  'GET /api/fine-art/cards/:id/image': [{ as: 'anybody', params: { id: data.card } }],
  'GET /api/artist/art-cards': [{ as: 'artist' }],
  'GET /api/fine-art/verification': [{ as: 'anybody', query: `code=${data.certificateCode}` }],
  'GET /api/fine-art/collection': [{ as: 'collector' }],
  'GET /api/fine-art/copies/:id/artwork': [{ as: 'collector', params: { id: data.certificate } }],
  'GET /api/fine-art/copies/:id/certificate.pdf': [{ as: 'collector', params: { id: data.certificate } }],
  'GET /api/fine-art/collector': [{ as: 'collector' }],
  'GET /api/godfrey/conversation': [{ as: 'largeFan' }],
  'GET /api/godfrey/monitor/gkey/current-user': [{ as: 'artist' }],
  'GET /api/letters/:letter': [{ as: 'anybody', params: { letter: 'counselor' } }],
  'GET /api/corrections': [{ as: 'artist' }],
  'GET /api/corrections/things': [{ as: 'artist' }],
  'GET /api/admin/verify': [{ as: 'admin' }],
  'GET /api/admin/analytics': [
    { as: 'admin', note: 'all time' },
    { as: 'admin', query: 'filter=week', note: 'week' },
  ],
  'GET /api/admin/visitors/:list': [
    { as: 'admin', params: { list: 'subscribers' } },
    { as: 'admin', params: { list: 'feedback' } },
    { as: 'admin', params: { list: 'gifts' } },
  ],
  'GET /api/admin/reviews': [
    { as: 'admin', note: 'open' },
    { as: 'admin', query: 'state=decided', note: 'decided' },
  ],
  'GET /api/admin/applications/:id': [{ as: 'admin', params: { id: data.application } }],
  'GET /api/admin/applications/:id/document': [{ as: 'admin', params: { id: data.application } }],
  'GET /api/admin/reviews/:id': [{ as: 'admin', params: { id: data.review } }],
  'GET /api/admin/reviews/:id/papers/:n': [{ as: 'admin', params: { id: data.review, n: '0' } }],
  'GET /api/admin/search': [
    { as: 'admin', query: 'q=nakamura', note: 'common name' },
    { as: 'admin', query: 'q=fan77@', note: 'rare address' },
    { as: 'admin', query: 'q=absentword', note: 'absent word' },
    { as: 'admin', query: `q=${data.code}`, note: 'code' },
  ],
  'GET /api/admin/stories/:kind/:id': [
    { as: 'admin', params: { kind: 'artist', id: data.artist } },
    { as: 'admin', params: { kind: 'fan', id: data.largeFan } },
    { as: 'admin', params: { kind: 'keymail', id: data.keymail } },
    { as: 'admin', params: { kind: 'order', id: data.order } },
    { as: 'admin', params: { kind: 'application', id: data.application } },
  ],
  'GET /api/admin/audit': [
    { as: 'admin', note: 'newest' },
    { as: 'admin', query: 'q=zephyr', note: 'rare word' },
  ],
  'GET /api/admin/audit.csv': [{ as: 'admin' }],
  'GET /api/share-image': [{ as: 'anybody', query: `page=/songs/${data.song}` }],
  'GET /api/oembed': [{ as: 'anybody', query: `url=http://localhost:3000/songs/${data.song}` }],
  'GET /api/godfrey/analytics/dashboard': [{ as: 'admin', query: 'period=30d' }],
  'GET /api/godfrey/analytics/dashboard.csv': [{ as: 'admin', query: 'period=30d' }],
  'GET /api/operator/system': [{ as: 'admin' }],
  'GET /api/operator/g-keys': [{ as: 'admin' }],
  'GET /api/operator/keymails': [
    { as: 'admin', note: 'newest' },
    { as: 'admin', query: 'q=nakamura', note: 'searched' },
  ],
  'GET /api/operator/jobs': [{ as: 'admin' }],
  'GET /api/operator/findings': [{ as: 'admin' }],
  'GET /api/operator/godfrey/drafts': [{ as: 'admin' }],
  'GET /api/operator/godfrey/model': [{ as: 'admin' }],
  'GET /api/operator/godfrey/questions': [{ as: 'admin' }],
  'GET /healthz': withoutRows,
  'GET /readyz': [{ as: 'anybody' }],
  'GET /metrics': withoutRows,
})

/** Every kind of write that touches large tables, once. */
export const buildWriteCalls = (data: DataSet): { call: string; as: Caller; path: string; body: object }[] => [
  {
    call: 'POST /api/validate-keymail',
    as: 'anybody',
    path: '/api/validate-keymail',
    body: { keymailCode: data.freeCode },
  },
  { call: 'POST /api/keymails', as: 'artist', path: '/api/keymails', body: { editionId: data.edition, count: 1 } },
  {
    call: 'POST /api/green-room/:artistId/messages',
    as: 'artist',
    path: `/api/green-room/${data.artist}/messages`,
    body: { text: 'Good evening.', place: 'chat', requestId: crypto.randomUUID() },
  },
  { call: 'POST /api/visits', as: 'anybody', path: '/api/visits', body: {} },
]
