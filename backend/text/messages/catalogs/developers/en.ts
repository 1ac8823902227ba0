import { defineCatalog } from '#text/messages/catalog'

/** What programs may ask the product, for those who write them. */
export const developerMessages = defineCatalog('developers', {
  'calls.path': 'Path',
  'calls.method': 'Method',
  'calls.query': 'Query',
  'calls.none': 'none',
  'calls.title': 'Calls',
  'calls.intro': 'The schemas of bodies and answers are in the document.',
  'calls.about': 'Calls about {tag}',
  unreadable: 'We could not load the description',
  unreadableText: 'We could not reach TuneMaker. Try again in a moment.',
  title: 'Developers',
  lead: 'Every call that these pages make, for programs of your own. The description is generated from the code that reads the calls.',
  document: 'OpenAPI 3.1 document',
  rules: 'Rules',
  'rules.tokens':
    'Bodies and answers are JSON. An artist’s program sends an access token, <code>Authorization: Bearer …</code>, which is created in the workshop under <link>Developers</link>. It opens the calls that name one of its scopes, {perMinute} times a minute.',
  'rules.errors':
    'An error has a fixed code in <code>error</code> and a sentence in <code2>message</code2>, whose wording may change. With 429 and 503, wait for the seconds in <code3>Retry-After</code3>.',
  'rules.repeats':
    'A POST with an <code>Idempotency-Key</code>, such as a UUID, is done once: after a broken connection, the same request with the same key gets the first one’s reply, for a day.',
  'rules.changes':
    'Fields and calls may be added at any time: ignore what you do not know. A call is removed, or its meaning changed, no sooner than six months after the changelog announced it.',
  'errors.title': 'Errors',
  'errors.intro': 'The same code always means the same; the sentences may change.',
})
