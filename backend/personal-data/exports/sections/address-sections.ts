import { defineSection } from './section.ts'

const release = `editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id`
const ownMembers = `(SELECT id FROM green_room_members WHERE fan_id = ANY (:fanIds))`

/** What is kept under an address: of a fan, a collector, a reader of the newsletter, an applicant. */
export const addressSections = [
  defineSection(
    'names',
    'The names and the address we know you by, and since when.',
    { as: ['p.as_what', 'text'], name: ['p.name', 'text'], email: ['p.email', 'text'], since: ['p.since', 'date'] },
    `(SELECT 'fan' AS as_what, name, address AS email, created_at AS since FROM fans WHERE id = ANY (:fanIds)
      UNION ALL SELECT 'collector', name, email, created_at FROM collectors WHERE id = ANY (:collectorIds)) p ORDER BY since`,
  ),
  defineSection(
    'copies',
    'The copies of songs and albums that are yours.',
    {
      artist: ['a.stage_name', 'text'],
      title: ['e.title', 'text'],
      copy: ['k.copy', 'integer'],
      of: ['e.copies', 'integer'],
      code: ['k.code', 'text'],
      copyId: ['k.copy_id', 'text'],
      boughtAt: ['k.redeemed_at', 'date'],
      firstPlayedAt: ['k.entered_at', 'date'],
      receivedAsGiftAt: ['k.gifted_at', 'date'],
    },
    `keymails k JOIN ${release} WHERE k.fan_id = ANY (:fanIds) AND k.state = 'redeemed' ORDER BY k.id`,
  ),
  defineSection(
    'art-cards',
    'The art cards that are yours.',
    {
      artist: ['a.stage_name', 'text'],
      title: ['c.title', 'text'],
      copy: ['t.number', 'integer'],
      of: ['c.scarcity_count', 'integer'],
      certificate: ['t.code', 'text'],
      issuedAt: ['t.issued_at', 'date'],
      voidedAt: ['t.voided_at', 'date'],
    },
    `art_certificates t JOIN art_cards c ON c.id = t.card_id JOIN artists a ON a.id = c.artist_id
      WHERE t.collector_id = ANY (:collectorIds) ORDER BY t.id`,
  ),
  defineSection(
    'payments',
    'What you paid, to whom, and what came back. Amounts in US cents.',
    {
      orderId: ['o.id', 'text'],
      description: ['o.description', 'text'],
      cents: ['o.cents', 'integer'],
      refundedCents: ['o.refunded_cents', 'integer'],
      paidTo: ['a.stage_name', 'text'],
      payerName: ['o.payer_name', 'text'],
      payerEmail: ['o.payer_email', 'text'],
      payerCountry: ['o.payer_country', 'text'],
      paypalCapture: ['o.capture_id', 'text'],
      paidAt: ['o.completed_at', 'date'],
      receiptSentAt: ['o.receipt_sent_at', 'date'],
    },
    `orders o LEFT JOIN artists a ON a.id = o.payee_artist_id
      WHERE o.payer_email = :email OR o.collector_id = ANY (:collectorIds) ORDER BY o.id`,
  ),
  defineSection(
    'gifts',
    'Copies that you offered, and that were offered to you.',
    {
      direction: [`CASE WHEN g.giver_id = ANY (:fanIds) THEN 'from you' ELSE 'to you' END`, 'text'],
      kind: ['g.offer_kind', 'text'],
      title: ['e.title', 'text'],
      copy: ['k.copy', 'integer'],
      email: ['g.email', 'text'],
      message: ['g.message', 'text'],
      state: ['g.state', 'text'],
      offeredAt: ['g.offered_at', 'date'],
      endedAt: ['g.ended_at', 'date'],
    },
    `copy_gifts g JOIN keymails k ON k.id = g.keymail_id JOIN ${release}
      WHERE g.giver_id = ANY (:fanIds) OR g.email = :email ORDER BY g.id`,
  ),
  defineSection(
    'refund-wishes',
    'What you wrote when you wished to have money back, and the answers.',
    {
      title: ['e.title', 'text'],
      reason: ['r.reason', 'text'],
      answer: ['r.answer', 'text'],
      state: ['r.state', 'text'],
      askedAt: ['r.created_at', 'date'],
    },
    `refund_requests r JOIN keymails k ON k.id = r.keymail_id JOIN ${release} WHERE r.fan_id = ANY (:fanIds) ORDER BY r.id`,
  ),
  defineSection(
    'rooms',
    'The Green Rooms you have entered, and your name there.',
    {
      artist: ['a.stage_name', 'text'],
      displayName: ['m.display_name', 'text'],
      joinedAt: ['m.joined_at', 'date'],
      mutedAt: ['m.muted_at', 'date'],
    },
    `green_room_members m JOIN artists a ON a.id = m.artist_id WHERE m.fan_id = ANY (:fanIds) ORDER BY m.joined_at`,
  ),
  defineSection(
    'messages',
    'What you wrote in Green Rooms, and what you and an artist wrote to each other.',
    {
      artist: ['a.stage_name', 'text'],
      by: [`CASE WHEN n.author_id IS NULL THEN 'artist' ELSE 'you' END`, 'text'],
      place: [
        `CASE WHEN n.thread_id IS NOT NULL THEN 'conversation' WHEN n.kind = 'message' THEN 'chat' ELSE 'wall' END`,
        'text',
      ],
      text: ['n.text', 'text'],
      at: ['n.created_at', 'date'],
      editedAt: ['n.edited_at', 'date'],
    },
    `green_room_entries n JOIN artists a ON a.id = n.artist_id
      WHERE n.removed_at IS NULL AND (n.author_id IN ${ownMembers} OR n.thread_id IN ${ownMembers}) ORDER BY n.id`,
  ),
  defineSection(
    'letters',
    'What artists mailed to your address with a Keymail, while we keep that address.',
    {
      artist: ['a.stage_name', 'text'],
      subject: ['l.subject', 'text'],
      message: ['l.message', 'text'],
      state: ['m.state', 'text'],
      at: ['m.created_at', 'date'],
    },
    `keymail_mailings m JOIN keymail_letters l ON l.id = m.letter_id JOIN artists a ON a.id = l.artist_id
      WHERE m.email = :email ORDER BY m.id`,
  ),
  defineSection(
    'follows',
    'The artists and songs you follow.',
    {
      artist: ['a.stage_name', 'text'],
      song: ['s.title', 'text'],
      artistSeesAddress: ['f.shares_address', 'boolean'],
      askedAt: ['f.created_at', 'date'],
      confirmedAt: ['f.confirmed_at', 'date'],
    },
    `follows f JOIN followers r ON r.id = f.follower_id LEFT JOIN songs s ON s.id = f.song_id
      LEFT JOIN artists a ON a.id = coalesce(f.artist_id, s.artist_id) WHERE r.email = :email ORDER BY f.id`,
  ),
  defineSection(
    'newsletter',
    'Your address as you left it for news or a gift.',
    {
      askedAt: ['v.asked_at', 'date'],
      confirmedAt: ['v.confirmed_at', 'date'],
      newsSince: ['v.news_since', 'date'],
      unsubscribedAt: ['v.unsubscribed_at', 'date'],
      gifts: ['ARRAY (SELECT gift FROM visitor_gifts g WHERE g.address_id = v.id)', 'texts'],
    },
    'visitor_addresses v WHERE v.email = :email',
  ),
  defineSection(
    'waiting-lists',
    'The waiting lists you are on.',
    { title: ['e.title', 'text'], since: ['w.since', 'date'], mailedAt: ['w.mailed_at', 'date'] },
    'open_sale_waiters w JOIN editions e ON e.id = w.edition_id WHERE lower(w.email) = :email ORDER BY w.id',
  ),
  defineSection(
    'feedback',
    'What you wrote to us with this address.',
    { text: ['v.text', 'text'], rating: ['v.rating', 'integer'], at: ['v.given_at', 'date'] },
    'visitor_feedback v WHERE lower(v.email) = :email ORDER BY v.id',
  ),
  defineSection(
    'applications',
    'Applications for a G-Key with this address that did not become an account.',
    {
      fullName: ['p.full_name', 'text'],
      artistName: ['p.artist_name', 'text'],
      phone: ['p.phone', 'text'],
      copyrightDetails: ['p.copyright_details', 'text'],
      trackingNumber: ['p.tracking_number', 'text'],
      state: ['p.state', 'text'],
      reasons: ['p.reasons', 'text'],
      at: ['p.created_at', 'date'],
    },
    'g_key_applications p WHERE p.artist_id IS NULL AND lower(p.email) = :email ORDER BY p.id',
  ),
]
