/** What calls are about, by the first part of their path after `/api`. Parts that are not listed stand for themselves. */
const GROUPS: Record<string, string[]> = {
  'Songs, albums and artists': [
    'songs',
    'albums',
    'editions',
    'artists',
    'covers',
    'cover-art',
    'search',
    'showcase',
    'demo',
  ],
  Workshop: ['artist', 'uploads', 'g-keys', 'validate-g-key'],
  'Access tokens and webhooks': ['access-token'],
  Keymails: ['keymails', 'validate-keymail', 'complete-keymail-redemption'],
  'Copies and transfers': ['copies', 'gifts', 'transfers', 'library'],
  'Open sales': ['open-sales'],
  Payments: ['paypal'],
  'Private Green Room': ['green-room', 'room-news'],
  'Art cards': ['fine-art'],
  'Public edition log': ['log', 'edition-log'],
  'Sessions and sign-in': ['session', 'sessions', 'library-session'],
  'Followers, news and feedback': ['follows', 'newsletter', 'feedback', 'visits'],
  'G-Key applications': ['g-key-applications'],
  Godfrey: ['godfrey'],
  Corrections: ['corrections'],
  'Personal data': ['personal-data'],
  'Pages for other sites': [
    'activitypub',
    'embed',
    'feeds',
    'oembed',
    'share-image',
    'letters',
    'sitemap.xml',
    'robots.txt',
    '.well-known',
  ],
  'Staff and operation': ['admin', 'operator', 'metrics', 'healthz', 'readyz', 'openapi.json'],
}

const groupOf = new Map(Object.entries(GROUPS).flatMap(([group, parts]) => parts.map((part) => [part, group] as const)))

/** A readable name of what a call is about. */
export function getOperationGroup(path: string): string {
  const [first = 'api', second = ''] = path.split('/').filter((part) => part !== '' && part !== 'api')
  if (first === 'artist' && /^(access-tokens|webhooks)$/.test(second)) return 'Access tokens and webhooks'
  return groupOf.get(first) ?? first
}

/** `postArtistWebhooksByIdSecret`: from method and path, so that it is unique and stays as long as the call. */
export function buildOperationId(method: string, path: string): string {
  const words = path
    .split('/')
    .filter((part) => part !== '' && part !== 'api')
    .map((part) => (/^[:*]/.test(part) ? `by-${part.slice(1)}` : part.replaceAll(/[:*]/g, '')))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/))
    .filter(Boolean)
  return method.toLowerCase() + words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join('')
}
